import type { Locale } from '@/lib/kernel/locales';
import type { Block } from './parse-markdown';

/** For whom an article is, in the order of the list. */
export const AUDIENCES = ['shopper', 'recipient', 'client', 'printer'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface HelpArticle {
  slug: string;
  title: string;
  summary: string;
  audience: Audience;
  /** The day of its last change, YYYY-MM-DD. */
  updated: string;
  /** Names of other articles. */
  related: string[];
  /** The language of its text: English where it is not translated yet. */
  language: Locale;
  blocks: Block[];
}

interface FaqQuestion {
  id: string;
  question: string;
  answer: Block[];
}

export interface Faq {
  title: string;
  summary: string;
  updated: string;
  groups: { id: string; title: string; questions: FaqQuestion[] }[];
}

/** What the list of the help centre and its search look at. */
export interface HelpEntry extends Pick<HelpArticle, 'slug' | 'title' | 'summary' | 'audience' | 'language'> {
  headings: string[];
}

export const HELP_ARTICLES_PATH = '/help/help-articles';

/** The address of an article. */
export const articlePath = (slug: string): string => `${HELP_ARTICLES_PATH}/${slug}`;

/** The headings of an article's parts, for its table of contents. */
export function partsOf({ blocks }: Pick<HelpArticle, 'blocks'>): { id: string; text: string }[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
}

/** An article as the list and its search need it. */
export function entryOf(article: HelpArticle): HelpEntry {
  const { slug, title, summary, audience, language } = article;
  return { slug, title, summary, audience, language, headings: partsOf(article).map(({ text }) => text) };
}
