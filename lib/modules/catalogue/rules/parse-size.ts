/** A parsed size: its short label, and its sort position (babies, children, adults, numbers, one size). */
export interface ParsedSize {
  label: string;
  order: number;
  kind: 'baby' | 'child' | 'adult' | 'number' | 'one_size' | 'other';
}

const ADULT = /^(\d{1,2}(?=x))?(x*)([sml])$/;
const AGE =
  /^(?:(?:age|baby|child|kids?)-?)?(\d{1,2})(?:(?:-?to-?|[-–/])(\d{1,2}))?-?(m|mos?|mths?|months?|y|yrs?|years?)$/;
const AGE_ALONE = /^ages?-?(\d{1,2})(?:(?:-?to-?|[-–/])(\d{1,2}))?$/;
const ONE_SIZE = /^(?:one-?size(?:-fits-(?:all|most))?|os|o\/s|osfa|osfm)$/;
const NUMBER = /^(?:[a-z]{2}-?)?(\d{1,3}(?:\.\d)?)/;

const ADULTS = 1000;
const NUMBERS = 2000;
const ONE = 5000;
const OTHERS = 9000;

/** Parses a size in long or short form, ignoring case and separators. S9-8. Unknown forms keep their text. */
export function parseSize(size: string): ParsedSize {
  const text = size
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
  if (ONE_SIZE.test(text)) return { label: 'OS', order: ONE, kind: 'one_size' };
  return age(text) ?? adult(text) ?? plain(size.trim(), text);
}

function age(text: string): ParsedSize | null {
  if (text === 'newborn' || text === 'nb') return { label: 'NB', order: 0, kind: 'baby' };
  const [found, from, to, unit] = AGE.exec(text) ?? AGE_ALONE.exec(text) ?? [];
  if (!found || !from) return null;
  const months = unit?.startsWith('m');
  const [first, last] = [Number(from), Number(to ?? from)].map((value) => (months ? value : value * 12));
  return {
    label: `${Number(from)}${to ? `-${Number(to)}` : ''}${months ? 'M' : 'YR'}`,
    order: (first ?? 0) + (last ?? 0) / 1000,
    kind: months ? 'baby' : 'child',
  };
}

function adult(text: string): ParsedSize | null {
  const short = text
    .replace(/-/g, '')
    .replace(/extra/g, 'x')
    .replace(/(s)mall$|(m)edium$|(l)arge$/, '$1$2$3');
  const [found, digits, marks = '', letter] = ADULT.exec(short) ?? [];
  if (!found || !letter || (letter === 'm' && marks)) return null;
  const step = digits ? Number(digits) : marks.length;
  const label = `${step < 2 ? 'X'.repeat(step) : step === 2 && letter === 's' ? 'XX' : `${step}X`}${letter.toUpperCase()}`;
  const way = { s: -1, m: 0, l: 1 }[letter] ?? 0;
  return { label, order: ADULTS + way * (1 + step), kind: 'adult' };
}

function plain(size: string, text: string): ParsedSize {
  const number = NUMBER.exec(text)?.[1];
  if (number === undefined) return { label: size, order: OTHERS, kind: 'other' };
  return { label: size, order: NUMBERS + Number(number), kind: 'number' };
}

/** A sort number for sizes: babies, children, XXS to 10XL, numbered, one size, then unknown ones. S9. */
export function sizeOrder(size: string): number {
  return parseSize(size).order;
}

/** Comparator by `sizeOrder`. Unknown sizes are sorted by their text, the same in every language. */
export function compareSizes(a: string, b: string): number {
  return sizeOrder(a) - sizeOrder(b) || (a === b ? 0 : a < b ? -1 : 1);
}
