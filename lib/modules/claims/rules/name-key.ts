import { foldText } from '@/lib/kernel/fold-text';

const TITLES = new Set(
  'mr mrs ms miss mx dr prof sir dame herr frau hr mme mlle monsieur madame sig sigra sr sra dhr mevr mw'.split(
    ' ',
  ),
);

/**
 * A person's name for comparison: no case, accents (`ü` equals `ue`), titles or punctuation, words in alphabetical
 * order. Null when nothing is left. Used only together with an address. D24.
 */
export function nameKey(name: string): string | null {
  const words = foldText(name)
    .replace(/['’‘`´]/g, '')
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const kept = words.filter((word) => !TITLES.has(word));
  const sorted = (kept.length > 0 ? kept : words).sort();
  return sorted.length > 0 ? sorted.join(' ') : null;
}
