import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import { spread } from '@/lib/modules/pricing/rules/spread';

/** A charge of an order before the discount, and its share of the discount. Minor units. */
interface Charged {
  gross: Minor;
  discount: Minor;
}

/** What was paid for each line, in the order of the lines, and for shipping. Minor units. */
export interface PaidParts {
  lines: Minor[];
  shipping: Minor;
}

/**
 * Splits what was paid for an order over its lines and its shipping: each less its share of the discount and, in the US, with
 * its share of the sales tax. The parts add up to `total`, to the cent. D36-13.
 */
export function paidParts(total: Minor, lines: readonly Charged[], shipping: Charged): PaidParts {
  const weights = [...lines, shipping].map(({ gross, discount }) => Math.max(0, gross - discount));
  const parts = spread(total, weights);
  return { lines: parts.slice(0, lines.length), shipping: parts[lines.length] ?? 0 };
}

/** How many of a line's pieces were given back before, and how many are to be now. */
interface Pieces {
  of: number;
  before: number;
  now: number;
}

/**
 * What `now` more pieces of a line are worth, when `paid` was paid for all `of` them. Counted from the first piece on, so that
 * the parts of a line add up to what was paid for it, in whatever steps they are given back. D36-13.
 */
export function piecesWorth(paid: Minor, { of, before, now }: Pieces): Minor {
  const first = (pieces: number) => scaleHalfUp(paid, pieces, of);
  return first(before + now) - first(before);
}
