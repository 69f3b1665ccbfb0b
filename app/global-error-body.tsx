import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { loadPage } from '@/lib/client/load-page';
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
  const file = (await import(`../messages/${entry.file}/platform.json`)) as {
    default: { errorPages: ErrorTexts };
  };
  return file.default.errorPages;
}

/** Content of the global error page in the visitor's language, that language, and the logged reference. */
export async function globalErrorBody(
  reference: string | undefined,
): Promise<{ lang: Locale; body: ReactNode }> {
  const lang = localeOfCookie();
  const texts = await loadTexts(lang);
  const body = (
    <>
      <Logo />
      <h1 className="text-4xl">{texts.server.title}</h1>
      <p className="text-lg text-ink-soft">{texts.server.text}</p>
      {reference ? <p className="text-muted tabular-nums">{reference}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        <Button variant="secondary" onClick={() => loadPage('/')}>
          {texts.home}
        </Button>
      </div>
    </>
  );
  return { lang, body };
}
