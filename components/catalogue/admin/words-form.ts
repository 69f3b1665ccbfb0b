import { ApiError } from '@/lib/client/api-error';
import type { RefusedWords } from '@/lib/modules/events/contract/refused-words';
import { entryProblem } from '@/lib/modules/design/rules/refused-words';
import { REFUSED_WORDS } from '@/lib/modules/design/rules/refused-words-limits';

/** The list as typed. */
export interface TypedWords {
  text: string;
  enabled: boolean;
}

/** What is wrong with a list; what was typed is kept. */
export type WordsProblem =
  | { kind: 'word'; word: string; code: 'too_long' | 'invalid' | 'too_short' }
  | { kind: 'too_many'; count: number };

/** Splits a text into words, one per line. */
export function wordsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const typedOf = ({ words, enabled }: RefusedWords): TypedWords => ({
  text: words.join('\n'),
  enabled,
});

/** The first problem that the server would report, or null. */
export function problemIn(words: readonly string[]): WordsProblem | null {
  if (words.length > REFUSED_WORDS.most) return { kind: 'too_many', count: words.length };
  for (const word of words) {
    const code = word.length > REFUSED_WORDS.length ? 'too_long' : entryProblem(word);
    if (code) return { kind: 'word', word, code };
  }
  return null;
}

/** What the server says of the list in a refused save; null for any other failure. */
export function refusedProblem(error: unknown, words: readonly string[]): WordsProblem | null {
  if (!(error instanceof ApiError)) return null;
  if (error.codes['words']) return { kind: 'too_many', count: words.length };
  for (const [path, [code]] of Object.entries(error.codes)) {
    const word = path.startsWith('words.') ? words[Number(path.slice('words.'.length))] : undefined;
    if (word !== undefined)
      return { kind: 'word', word, code: code === 'too_long' || code === 'too_short' ? code : 'invalid' };
  }
  return null;
}
