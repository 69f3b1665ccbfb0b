import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { partsOf } from '@/lib/modules/site/rules/help/article';
import { LAW_SLUGS, type LawText } from '@/lib/modules/site/rules/law';
import { HelpText } from '../help/help-text';

interface LawPageProps {
  text: LawText;
  /** The reader's language. */
  locale: Locale;
  /** A table that the text speaks of. */
  children?: ReactNode;
}

const dayText = (day: string, locale: Locale): string => humanDay(day.split('-').reverse().join('-'), locale);

const LINK = 'inline-block min-h-6 text-accent underline underline-offset-2';

function Aside({ text, lang }: { text: LawText; lang: Locale | undefined }) {
  const t = useTranslations('law');
  const legal = useTranslations('legal');
  return (
    <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
      <nav aria-labelledby="contents">
        <p id="contents" className="mb-2 font-semibold">
          {t('contents')}
        </p>
        <ol lang={lang} className="grid gap-0.5 border-s border-line text-[0.9375rem]">
          {partsOf(text).map((part) => (
            <li key={part.id}>
              <a
                href={`#${part.id}`}
                className="-ms-px block border-s-2 border-transparent py-1 ps-4 text-muted hover:border-accent hover:text-ink"
              >
                {part.text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-labelledby="other-documents">
        <p id="other-documents" className="mb-2 font-semibold">
          {legal('otherDocuments')}
        </p>
        <ul className="grid gap-1 text-[0.9375rem]">
          {LAW_SLUGS.filter((slug) => slug !== text.slug).map((slug) => (
            <li key={slug}>
              <Link href={`/${slug}`} prefetch={false} className={LINK}>
                {t(`links.${slug}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function History({ text, locale, lang }: { text: LawText; locale: Locale; lang: Locale | undefined }) {
  const t = useTranslations('law');
  return (
    <section
      aria-labelledby="history"
      className="mt-10 border-t border-line pt-6 text-[0.9375rem] text-muted"
    >
      <h2 id="history" className="text-xl text-ink">
        {t('history')}
      </h2>
      <ul lang={lang} className="mt-2 grid gap-1">
        {text.history.map(({ version, since, change }) => (
          <li key={version}>
            {t('historyEntry', { version, date: dayText(since, lang ?? locale), change })}
          </li>
        ))}
      </ul>
      {text.unreviewed ? <p className="mt-3">{t('unreviewed')}</p> : null}
    </section>
  );
}

/** A legal text that is a file: version, contents, history; in English, and saying so, where it is not translated. S2.1-49. */
export function LawPage({ text, locale, children }: LawPageProps) {
  const t = useTranslations('law');
  const lang = text.language === locale ? undefined : text.language;
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-16">
      <header className="max-w-prose">
        <h1 lang={lang} className="text-3xl sm:text-5xl">
          {text.title}
        </h1>
        <p lang={lang} className="mt-4 text-lg text-ink-soft">
          {text.summary}
        </p>
        <p className="mt-3 text-muted">
          {t('version', { version: text.version, date: dayText(text.since, locale) })}
        </p>
      </header>
      {lang === undefined ? null : (
        <p className="mt-6 max-w-prose border-s-4 border-accent bg-paper-deep px-4 py-3">
          {t('onlyEnglish')}
        </p>
      )}
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Aside text={text} lang={lang} />
        <div className="min-w-0">
          {children}
          <article lang={lang} className="max-w-prose [&>*:first-child]:mt-0">
            <HelpText blocks={text.blocks} />
          </article>
          <div className="max-w-prose">
            <History text={text} locale={locale} lang={lang} />
          </div>
        </div>
      </div>
    </main>
  );
}
