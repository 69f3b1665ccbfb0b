import { fromWire } from '@/lib/kernel/money';
import type { NumberProblem } from '@/lib/modules/lists/rules/read-csv-file';
import { typedPrice } from './typed-price';

const FORMULA = /^\s*[=+@＝＋＠]/u;

/**
 * The number in a cell of a file, as typed: a count, or two places in hundredths (an amount in minor units). Null for an
 * empty cell; else what is wrong. `most`: the largest that is taken. D48-1.
 */
export function typedNumber(
  text: string,
  { kind, most }: { kind: 'count' | 'hundredths'; most: number },
): number | null | NumberProblem {
  if (text === '') return null;
  if (FORMULA.test(text)) return 'formula';
  if (/^-\s*\d/.test(text)) return 'negative';
  if (kind === 'count') {
    if (/^\d+[.,]\d+$/.test(text)) return 'not_whole';
    if (!/^\d+$/.test(text)) return 'not_number';
    return Number(text) > most ? 'too_large' : Number(text);
  }
  if (/^\d+[.,]\d{3,}$/.test(text)) return 'decimals';
  if (/^\d{11,}/.test(text)) return 'too_large';
  const wire = typedPrice(text);
  if (wire === null) return 'not_number';
  return fromWire(wire) > most ? 'too_large' : fromWire(wire);
}
