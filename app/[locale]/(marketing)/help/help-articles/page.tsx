import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleSearch, type SearchTexts } from '@/components/site/shop/help/article-search';
import { HelpFrame } from '@/components/site/shop/help/help-frame';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import { AUDIENCES, entryOf, HELP_ARTICLES_PATH } from '@/lib/modules/site/rules/help/article';
import { readArticles } from '@/lib/modules/site/service/read-help';
import { siteMetadata } from '../../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'help' });
  return siteMetadata({ title: t('title'), description: t('lead'), path: HELP_ARTICLES_PATH, locale });
}

/** Made here, so that the browser gets no message formats for them. */
async function searchTexts(locale: Locale, most: number): Promise<SearchTexts> {
  const t = await getTranslations({ locale, namespace: 'help' });
  return {
    label: t('search.label'),
    hint: t('search.hint'),
    none: t('search.none'),
    resultsTitle: t('search.results'),
    found: Array.from({ length: most + 1 }, (_, count) => t('search.found', { count })),
    audiences: AUDIENCES.map((id) => ({ id, title: t(`audiences.${id}`) })),
  };
}

/** All articles, by audience, with a search (S2.1-36, S2.1-38). */
export default async function HelpArticlesPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'help' });
  const entries = (await readArticles(locale)).map(entryOf);
  return (
    <HelpFrame path={HELP_ARTICLES_PATH} title={t('title')} lead={t('lead')}>
      <ArticleSearch entries={entries} texts={await searchTexts(locale, entries.length)} />
    </HelpFrame>
  );
}
