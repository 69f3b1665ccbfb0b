import { useTranslations } from 'next-intl';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import {
  entryOf,
  HELP_ARTICLES_PATH,
  partsOf,
  type HelpArticle,
} from '@/lib/modules/site/rules/help/article';
import { ContentsList } from '../contents-list';
import { ArticleCards } from './article-cards';
import { HelpFrame } from './help-frame';
import { HelpText } from './help-text';

interface ArticlePageProps {
  article: HelpArticle;
  related: HelpArticle[];
  locale: Locale;
}

/** One article; in English, and saying so, where it is not translated. S2.1-36, S2.1-39. */
export function ArticlePage({ article, related, locale }: ArticlePageProps) {
  const t = useTranslations('help');
  const lang = article.language === locale ? undefined : article.language;
  const note =
    lang === undefined ? null : (
      <p className="mt-6 max-w-prose border-s-4 border-accent bg-paper-deep px-4 py-3">{t('onlyEnglish')}</p>
    );
  const day = article.updated.split('-').reverse().join('-');
  return (
    <HelpFrame
      path={HELP_ARTICLES_PATH}
      title={article.title}
      lead={article.summary}
      {...(lang === undefined ? {} : { lang })}
      note={note}
    >
      <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <ContentsList
          title={t('contents')}
          parts={partsOf(article)}
          lang={lang}
          className="lg:sticky lg:top-24 lg:self-start"
        />
        <div>
          <article lang={lang} className="max-w-prose [&>*:first-child]:mt-0">
            <HelpText blocks={article.blocks} />
          </article>
          <p className="mt-8 text-muted">{t('updated', { date: humanDay(day, locale) })}</p>
          <section aria-labelledby="related" className="mt-10 max-w-3xl border-t border-line pt-8">
            <h2 id="related" className="mb-4 text-2xl">
              {t('related')}
            </h2>
            <ArticleCards entries={related.map(entryOf)} />
          </section>
        </div>
      </div>
    </HelpFrame>
  );
}
