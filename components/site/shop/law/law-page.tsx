import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { partsOf } from '@/lib/modules/site/rules/help/article';
import { LAW_SLUGS, type LawText } from '@/lib/modules/site/rules/law';
import { HelpText } from '../help/help-text';
import { LawFrame } from './law-frame';

interface LawPageProps {
  text: LawText;
  /** The reader's language. */
  locale: Locale;
  /** A table that the text speaks of. */
  children?: ReactNode;
}

const dayText = (day: string, locale: Locale): string => humanDay(day.split('-').reverse().join('-'), locale);

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
  const legal = useTranslations('legal');
  const lang = text.language === locale ? undefined : text.language;
  const notice =
    lang === undefined ? null : (
      <p className="mt-6 max-w-prose border-s-4 border-accent bg-paper-deep px-4 py-3">{t('onlyEnglish')}</p>
    );
  return (
    <LawFrame
      title={text.title}
      summary={text.summary}
      since={t('version', { version: text.version, date: dayText(text.since, locale) })}
      textLang={lang}
      notice={notice}
      contents={{ title: t('contents'), parts: partsOf(text) }}
      others={{
        title: legal('otherDocuments'),
        links: LAW_SLUGS.filter((slug) => slug !== text.slug).map((slug) => ({
          path: `/${slug}`,
          text: t(`links.${slug}`),
        })),
      }}
    >
      {children}
      <article lang={lang} className="max-w-prose [&>*:first-child]:mt-0">
        <HelpText blocks={text.blocks} />
      </article>
      <div className="max-w-prose">
        <History text={text} locale={locale} lang={lang} />
      </div>
    </LawFrame>
  );
}
