import { ApiError } from '@/lib/client/api-error';
import type { RefusedWords } from '@/lib/modules/events/contract/refused-words';
import { entryProblem } from '@/lib/modules/design/rules/refused-words';
import { REFUSED_WORDS } from '@/lib/modules/design/rules/refused-words-limits';

/** The list as typed, and the `updated_at` it is based on. */
export interface TypedWords {
  text: string;
  enabled: boolean;
  version: number;
}

/** Why a list was not saved; what was typed is kept in every case. */
export type WordsProblem =
  | { kind: 'word'; word: string; code: 'too_long' | 'invalid' | 'too_short' }
  | { kind: 'too_many'; count: number }
  /** Somebody else has saved in the meantime. */
  | { kind: 'conflict' }
  /** The session has ended, the event is locked, or the server could not be reached. */
  | { kind: 'call'; error: ApiError };

/** Splits a text into words, one per line. */
export function wordsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const typedOf = ({ words, enabled, version }: RefusedWords): TypedWords => ({
  text: words.join('\n'),
  enabled,
  version,
});

export function isUnsaved({ text, enabled }: TypedWords, stored: RefusedWords): boolean {
  return enabled !== stored.enabled || wordsIn(text).join('\n') !== stored.words.join('\n');
}

/** The first problem that the server would report, or null. */
export function problemIn(words: readonly string[]): WordsProblem | null {
  if (words.length > REFUSED_WORDS.most) return { kind: 'too_many', count: words.length };
  for (const word of words) {
    const code = word.length > REFUSED_WORDS.length ? 'too_long' : entryProblem(word);
    if (code) return { kind: 'word', word, code };
  }
  return null;
}

/** Maps a failed save to a problem of the list; rethrows anything that is not an API error. */
export function wordsProblemOf(error: unknown, words: readonly string[]): WordsProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'conflict') return { kind: 'conflict' };
  if (error.codes['words']) return { kind: 'too_many', count: words.length };
  for (const [path, [code]] of Object.entries(error.codes)) {
    const word = path.startsWith('words.') ? words[Number(path.slice('words.'.length))] : undefined;
    if (word !== undefined)
      return { kind: 'word', word, code: code === 'too_long' || code === 'too_short' ? code : 'invalid' };
  }
  return { kind: 'call', error };
}
