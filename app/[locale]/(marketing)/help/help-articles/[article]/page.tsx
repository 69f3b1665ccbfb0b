import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/site/shop/help/article-page';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { articlePath, type HelpArticle } from '@/lib/modules/site/rules/help/article';
import { articleSlugs, isTranslated, readArticle } from '@/lib/modules/site/service/read-help';
import { siteMetadata } from '../../../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string; article: string }>;
}

export async function generateStaticParams(): Promise<{ locale: string; article: string }[]> {
  const slugs = await articleSlugs();
  return localeParams().flatMap(({ locale }) => slugs.map((article) => ({ locale, article })));
}

async function requireArticle(params: PageProps['params']): Promise<HelpArticle> {
  const locale = await requireLocale(params);
  const { article } = await params;
  return (await readArticle(locale, article)) ?? notFound();
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const { slug, title, summary } = await requireArticle(params);
  const oneLanguage = !(await isTranslated(slug));
  return siteMetadata({ title, description: summary, path: articlePath(slug), locale, oneLanguage });
}

/** One article of the help centre; an unknown name is a 404 (S2.1-36, S2.1-37). */
export default async function HelpArticlePage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const article = await requireArticle(params);
  const related = await Promise.all(article.related.map((slug) => readArticle(locale, slug)));
  return <ArticlePage article={article} related={related.filter((one) => one !== null)} locale={locale} />;
}
