import { randomText } from '@/lib/kernel/random';
import { foldCode, isFoldedCode } from '@/lib/modules/orders/rules/promo-code';

/** Without look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and without vowels, so that no word comes of it. D40-2. */
const ALPHABET = '34679CDFGHJKMNPQRTVWXY';
const LENGTH = 8;
/** A prefix of nothing else could be read, and typed, in many ways. */
const ONLY_LOOK_ALIKES = /^[01]+$/;

/** Whether a folded code is nothing but characters that are taken for each other. */
export const onlyLookAlikes = (folded: string): boolean => ONLY_LOOK_ALIKES.test(folded);

/** What is wrong with a prefix; null for a good one. It is compared in folded form, as all codes are. D23-1. */
export function prefixProblem(prefix: string): 'invalid_characters' | 'prefix_look_alikes' | null {
  const folded = foldCode(prefix);
  if (folded === '' && prefix === '') return null;
  if (!isFoldedCode(folded)) return 'invalid_characters';
  return onlyLookAlikes(folded) ? 'prefix_look_alikes' : null;
}

/** A random code for one use: `SUMMIT-7K4M9X3C`, without its check character. D40-2. */
export function newCode(prefix: string): string {
  const text = randomText(ALPHABET, LENGTH);
  return prefix === '' ? text : `${prefix.toUpperCase()}-${text}`;
}
