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

/** `٣` and `३` are 3: the digits of a script are consecutive, starting at a code point that ends in 0 or 6. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const low = point % 16;
  const fromZero = low <= 9 && /\p{Nd}/u.test(String.fromCodePoint(point - low));
  return String(fromZero ? low : low - 6);
}

/**
 * One form for equivalent spellings: NFKC, lower case, no accents, no invisible characters, digits of every script as 0
 * to 9. D24.
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
