import { fromWire, type Minor } from '@/lib/kernel/money';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';
import { breaksFromWire, priceAt, type WireBreak } from '@/lib/modules/pricing/rules/quantity-prices';

/** What the catalogue's call says of a blank's list prices, ex VAT, in one currency. */
export interface ListedPrices {
  blank_price: string;
  print_price: string;
  /** Lower ones from so many in one order. */
  blank_breaks?: readonly WireBreak[] | undefined;
  print_breaks?: readonly WireBreak[] | undefined;
}

/**
 * The production cost of one item at list prices, ex VAT: the blank, and a print on each of `sides` sides, where `quantity` of
 * the blank are ordered together. D35-1, S2.2-317.
 */
export function listedCost(blank: ListedPrices, sides: number, quantity = 1): Minor {
  return itemCost({
    blankPrice: priceAt(fromWire(blank.blank_price), breaksFromWire(blank.blank_breaks), quantity),
    printPrice: priceAt(fromWire(blank.print_price), breaksFromWire(blank.print_breaks), quantity),
    sides,
  });
}

/** From how many in one order one item costs less, and how much then; none without prices by quantity. S2.2-317 */
export function lowerCosts(blank: ListedPrices, sides: number): { from: number; cost: Minor }[] {
  const froms = [...(blank.blank_breaks ?? []), ...(blank.print_breaks ?? [])].map(({ from }) => from);
  const steps = [...new Set(froms)].sort((one, other) => one - other);
  return steps
    .map((from) => ({ from, cost: listedCost(blank, sides, from) }))
    .filter(({ from, cost }) => cost < listedCost(blank, sides, from - 1));
}
