import { ID_PREFIXES, type IdKind } from '@/lib/kernel/ids';
import type { SeededRandom } from './random';

const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const REF_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function text(random: SeededRandom, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(random.between(0, alphabet.length - 1))).join('');
}

/** Like the kernel's `newId`, but the same at every seeding. */
export function seedId(random: SeededRandom, kind: IdKind): string {
  return `${ID_PREFIXES[kind]}_${text(random, ID_ALPHABET, 20)}`;
}

/** Like the kernel's `newOrderRef`, but the same at every seeding. */
export function seedOrderRef(random: SeededRandom): string {
  return `${text(random, REF_ALPHABET, 4)}-${text(random, REF_ALPHABET, 4)}`;
}
