const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** `٣` and `३` are 3: the digits of a script stand in one row, which begins at a code point ending in 0 or 6. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const low = point % 16;
  const fromZero = low <= 9 && /\p{Nd}/u.test(String.fromCodePoint(point - low));
  return String(fromZero ? low : low - 6);
}

/**
 * One form for texts that people write alike: NFKC, lower case, no accents, no invisible characters, every script's
 * digits as 0 to 9. DECISIONS 24.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf);
}
