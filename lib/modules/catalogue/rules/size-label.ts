import { parseSize } from './parse-size';

/** The short form of a size: small → S, 3xl → 3XL, "0-3 months" → 0-3M, "4 years" → 4YR, "one size" → OS. S9-8. */
export function sizeLabel(size: string): string {
  return parseSize(size).label;
}

/** Whether a product has one size only; pages then show words instead of a label. */
export function isOneSize(size: string): boolean {
  return parseSize(size).kind === 'one_size';
}
