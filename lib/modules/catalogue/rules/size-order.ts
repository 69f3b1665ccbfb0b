import { parseSize } from './parse-size';

/** A sort number for sizes: babies, children, XXS to 10XL, numbered, one size, then unknown ones. S9. */
export function sizeOrder(size: string): number {
  return parseSize(size).order;
}

/** Comparator by `sizeOrder`. Unknown sizes are sorted by their text, the same in every language. */
export function compareSizes(a: string, b: string): number {
  return sizeOrder(a) - sizeOrder(b) || (a === b ? 0 : a < b ? -1 : 1);
}
