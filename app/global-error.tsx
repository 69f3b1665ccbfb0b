'use client';

import './globals.css';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { loadPage } from '@/lib/client/load-page';
import { reloadOnChunkError } from '@/lib/client/reload-on-chunk-error';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALES, type Locale } from '@/lib/kernel/locales';

interface ErrorTexts {
  home: string;
  reload: string;
  server: { title: string; text: string };
}

function localeOfCookie(): Locale {
  const value = new RegExp(`(?:^|; )${LOCALE_COOKIE}=([a-z]{2})`).exec(document.cookie)?.[1];
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

async function loadTexts(locale: Locale): Promise<ErrorTexts> {
  const entry = LOCALES.find((candidate) => candidate.code === locale) ?? LOCALES[0];
  const file = (await import(`../messages/${entry.file}.json`)) as { default: { errorPages: ErrorTexts } };
  return file.default.errorPages;
}

/** The last resort, when the document's own layout failed: it carries its own texts and fetches them only then. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [texts, setTexts] = useState<ErrorTexts>();
  useEffect(() => {
    if (reloadOnChunkError(error, now().getTime())) return;
    // Without its texts the page still shows the number and the mark.
    loadTexts(localeOfCookie()).then(setTexts, () => setTexts(undefined));
  }, [error]);
  return (
    <html lang={typeof document === 'undefined' ? DEFAULT_LOCALE : localeOfCookie()}>
      <body>
        <main className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-5 px-6 py-16">
          <Logo />
          <p className="font-heading text-8xl font-extrabold tabular-nums">{500}</p>
          {texts ? (
            <>
              <h1 className="text-4xl">{texts.server.title}</h1>
              <p className="text-lg text-ink-soft">{texts.server.text}</p>
              {error.digest ? <p className="text-muted tabular-nums">{error.digest}</p> : null}
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
                <Button variant="secondary" onClick={() => loadPage('/')}>
                  {texts.home}
                </Button>
              </div>
            </>
          ) : null}
        </main>
      </body>
    </html>
  );
}
