'use client';

import './globals.css';
import { useEffect, useState, type ReactNode } from 'react';
import { reloadOnChunkError } from '@/lib/client/reload-on-chunk-error';
import { now } from '@/lib/kernel/clock';

interface Shown {
  /** Undefined until the text is here. */
  lang?: string;
  body: ReactNode;
}

const NOTHING: Shown = { body: null };

/**
 * The global error page, for failures of the root layout. Every page includes this module, so its text and the choice
 * of its language are loaded on use; without them, only the number is shown.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [{ lang, body }, setShown] = useState(NOTHING);
  useEffect(() => {
    if (reloadOnChunkError(error, now().getTime())) return;
    import('./global-error-body')
      .then(({ globalErrorBody }) => globalErrorBody(error.digest))
      .then(setShown, () => setShown(NOTHING));
  }, [error]);
  return (
    <html lang={lang ?? 'en'}>
      <body>
        <main className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-5 px-6 py-16">
          <p className="font-heading text-8xl font-extrabold tabular-nums">{500}</p>
          {body}
        </main>
      </body>
    </html>
  );
}
