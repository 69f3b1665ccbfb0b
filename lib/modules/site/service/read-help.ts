import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/kernel/locales';
import { parseArticle, parseFaq } from '@/lib/modules/site/contract/help-text';
import { articlePath, AUDIENCES, type Faq, type HelpArticle } from '@/lib/modules/site/rules/help/article';
import { CONTENT, folderOf, textOf } from './content-file';

const fileOf = (locale: Locale, slug: string): string =>
  join(CONTENT, 'help', folderOf(locale), `${slug}.md`);

/** The names of all articles: whatever has been translated, English has it. S2.1-36. */
export async function articleSlugs(): Promise<string[]> {
  const files = readdirSync(join(CONTENT, 'help', folderOf(DEFAULT_LOCALE)));
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** An article in the reader's language, else in English; null where no article has this name. S2.1-36, S2.1-39. */
export async function readArticle(locale: Locale, slug: string): Promise<HelpArticle | null> {
  if (!/^[a-z0-9-]+$/.test(slug)) return null;
  for (const language of new Set([locale, DEFAULT_LOCALE])) {
    const text = textOf(fileOf(language, slug));
    if (text !== null) return parseArticle(slug, language, text);
  }
  return null;
}

/** All articles as this reader sees them, by audience. S2.1-36. */
export async function readArticles(locale: Locale): Promise<HelpArticle[]> {
  const read = await Promise.all((await articleSlugs()).map((slug) => readArticle(locale, slug)));
  const articles = read.filter((article) => article !== null);
  return AUDIENCES.flatMap((audience) => articles.filter((article) => article.audience === audience));
}

/** True where an article has a text in another language than English, so that its address has several. */
export async function isTranslated(slug: string): Promise<boolean> {
  const others = LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE);
  return others.some(({ code }) => textOf(fileOf(code, slug)) !== null);
}

/** The questions and answers in the reader's language, else in English. S2.1-35, S2.1-39. */
export async function readFaq(locale: Locale): Promise<Faq & { language: Locale }> {
  const own = textOf(join(CONTENT, 'faq', `${folderOf(locale)}.md`));
  if (own !== null) return { ...parseFaq(own), language: locale };
  const english = textOf(join(CONTENT, 'faq', `${folderOf(DEFAULT_LOCALE)}.md`));
  if (english === null) throw new Error('the questions are missing');
  return { ...parseFaq(english), language: DEFAULT_LOCALE };
}

/** The articles' addresses for the sitemap, with the day of their last change. S2.1-40. */
export async function articlePages(): Promise<{ path: string; changed: string }[]> {
  const articles = await readArticles(DEFAULT_LOCALE);
  return articles.map(({ slug, updated }) => ({ path: articlePath(slug), changed: updated }));
}
