/** Code point ranges in a font book: Latin with its extensions, Greek, Cyrillic, punctuation and currency signs. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1ef9],
  [0x2013, 0x2026],
  [0x2030, 0x203a],
  [0x20a6, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Whether a code point belongs in a font book: what shoppers in the product's languages may type. */
export function isBookCharacter(codePoint: number): boolean {
  return codePoint !== 0xad && RANGES.some(([first, last]) => codePoint >= first && codePoint <= last);
}
