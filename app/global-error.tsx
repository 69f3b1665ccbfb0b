'use client';

import './globals.css';
import { useEffect, useState, type ReactNode } from 'react';
import { reloadOnChunkError } from '@/lib/client/reload-on-chunk-error';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';

function localeOfCookie(): Locale {
  const value = new RegExp(`(?:^|; )${LOCALE_COOKIE}=([a-z]{2})`).exec(document.cookie)?.[1];
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/**
 * The global error page, for failures of the root layout. Every page includes this module, so its text is loaded on
 * use; without it, only the number is shown.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [body, setBody] = useState<ReactNode>(null);
  useEffect(() => {
    if (reloadOnChunkError(error, now().getTime())) return;
    import('./global-error-body')
      .then(({ globalErrorBody }) => globalErrorBody(localeOfCookie(), error.digest))
      .then(setBody, () => setBody(null));
  }, [error]);
  return (
    <html lang={typeof document === 'undefined' ? DEFAULT_LOCALE : localeOfCookie()}>
      <body>
        <main className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-5 px-6 py-16">
          <p className="font-heading text-8xl font-extrabold tabular-nums">{500}</p>
          {body}
        </main>
      </body>
    </html>
  );
}
