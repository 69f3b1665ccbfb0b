import { foldText } from '@/lib/kernel/fold-text';
import type { HelpEntry } from './article';

interface Indexed {
  entry: HelpEntry;
  title: string;
  rest: string;
}

/** The words of a text, folded, each after a space. */
const wordsOf = (text: string): string => ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;

/** Prepares the articles for `findArticles`; done once, before the first key. */
export function indexArticles(entries: readonly HelpEntry[]): Indexed[] {
  return entries.map((entry) => ({
    entry,
    title: wordsOf(entry.title),
    rest: wordsOf([entry.summary, ...entry.headings, entry.slug].join(' ')),
  }));
}

/** 2 for each word that begins one of the title, 1 elsewhere; null where a word of the query is missing. */
function scoreOf({ title, rest }: Indexed, query: readonly string[]): number | null {
  let score = 0;
  for (const word of query) {
    if (title.includes(` ${word}`)) score += 2;
    else if (rest.includes(` ${word}`)) score += 1;
    else return null;
  }
  return score;
}

/**
 * The articles in which every word of the query begins a word of title, summary or headings, titles first. An empty
 * query, or one of signs alone, finds all in their order. S2.1-38.
 */
export function findArticles(index: readonly Indexed[], query: string): HelpEntry[] {
  const words = wordsOf(query).split(' ').filter(Boolean);
  return index
    .map((one) => ({ entry: one.entry, score: scoreOf(one, words) }))
    .filter((one): one is { entry: HelpEntry; score: number } => one.score !== null)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
