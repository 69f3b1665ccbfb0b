import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { loadPage } from '@/lib/client/load-page';
import { LOCALES, type Locale } from '@/lib/kernel/locales';

interface ErrorTexts {
  home: string;
  reload: string;
  server: { title: string; text: string };
}

async function loadTexts(locale: Locale): Promise<ErrorTexts> {
  const entry = LOCALES.find((candidate) => candidate.code === locale) ?? LOCALES[0];
  const file = (await import(`../messages/${entry.file}/platform.json`)) as {
    default: { errorPages: ErrorTexts };
  };
  return file.default.errorPages;
}

/** Content of the global error page in the visitor's language, with the logged reference. */
export async function globalErrorBody(locale: Locale, reference: string | undefined): Promise<ReactNode> {
  const texts = await loadTexts(locale);
  return (
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
}
