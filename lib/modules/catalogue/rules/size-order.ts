import { parseSize } from './parse-size';

/** A number that sorts sizes as people expect: babies, children, XXS to 10XL, numbered, one size, all else. SPEC 9. */
export function sizeOrder(size: string): number {
  return parseSize(size).order;
}

/** Comparator by `sizeOrder`; sizes of no known order go by their text, the same in every language. */
export function compareSizes(a: string, b: string): number {
  return sizeOrder(a) - sizeOrder(b) || (a === b ? 0 : a < b ? -1 : 1);
}
