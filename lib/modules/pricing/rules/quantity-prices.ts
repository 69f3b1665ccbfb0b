import { fromWire, toWire, type Currency, type Minor } from '@/lib/kernel/money';
import type { ProducedLine } from './production-cost';

/** From `from` items on, each of them costs `price`, ex VAT. */
export interface PriceBreak {
  from: number;
  price: Minor;
}

/** The same as it is kept and as calls name it: the price is a decimal with two places. */
export interface WireBreak {
  from: number;
  price: string;
}

type PerCurrency = Partial<Record<Currency, readonly PriceBreak[]>>;

/** What a blank, and a print on one side of it, cost by quantity: from fewer to more, never dearer. Absent: one price. S2.2-315 */
export interface QuantityPrices {
  blank?: PerCurrency;
  print?: PerCurrency;
}

/** A line to make whose prices are still those of a single item. */
export interface OrderedLine extends ProducedLine {
  /** Items of one blank count together, whatever is printed on them. */
  blankId: string;
  blankBreaks?: readonly PriceBreak[] | undefined;
  printBreaks?: readonly PriceBreak[] | undefined;
}

export const breaksFromWire = (breaks: readonly WireBreak[] = []): PriceBreak[] =>
  breaks.map(({ from, price }) => ({ from, price: fromWire(price) }));
export const breaksToWire = (breaks: readonly PriceBreak[] = []): WireBreak[] =>
  breaks.map(({ from, price }) => ({ from, price: toWire(price) }));

/** The price of each of `quantity` items: that of the last break they reach, else the price of one. */
export function priceAt(one: Minor, breaks: readonly PriceBreak[] = [], quantity: number): Minor {
  return breaks.reduce((price, next) => (quantity >= next.from ? next.price : price), one);
}

/**
 * The lines of one order at the prices of its quantities, in the same order: of each blank, the items of all its lines count
 * together, for the blank and for its prints. These are the prices that the order freezes. S2.2-316
 */
export function atQuantities(lines: readonly OrderedLine[]): ProducedLine[] {
  const ordered = new Map<string, number>();
  for (const { blankId, quantity } of lines) ordered.set(blankId, (ordered.get(blankId) ?? 0) + quantity);
  return lines.map(({ blankId, quantity, sides, blankPrice, printPrice, blankBreaks, printBreaks }) => {
    const together = ordered.get(blankId) ?? quantity;
    return {
      quantity,
      blankPrice: priceAt(blankPrice, blankBreaks, together),
      printPrice: priceAt(printPrice, printBreaks, together),
      sides,
    };
  });
}
