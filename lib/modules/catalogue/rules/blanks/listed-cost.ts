import { fromWire, toWire, type Currency, type Minor } from '@/lib/kernel/money';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';
import {
  breaksFromWire,
  breaksToWire,
  priceAt,
  type QuantityPrices,
  type WireBreak,
} from '@/lib/modules/pricing/rules/quantity-prices';

/** What the catalogue's call says of a blank's list prices, ex VAT, in one currency. */
export interface ListedPrices {
  blank_price: string;
  print_price: string;
  /** Lower ones from so many in one order. */
  blank_breaks?: readonly WireBreak[] | undefined;
  print_breaks?: readonly WireBreak[] | undefined;
}

/** What of a blank its list prices are made of, in minor units by currency. */
interface PricedBlank {
  blankPrice: Readonly<Record<Currency, Minor>>;
  printPrice: Readonly<Record<Currency, Minor>>;
  quantityPrices?: QuantityPrices | undefined;
}

/** The same, made here: calls answer it as it is. */
export interface WirePrices extends ListedPrices {
  blank_breaks?: WireBreak[];
  print_breaks?: WireBreak[];
}

/** A blank's list prices in a currency as calls and pages name them, by quantity where it has such prices. S2.2-319 */
export function listedPrices(blank: PricedBlank, currency: Currency): WirePrices {
  const { blankPrice, printPrice, quantityPrices } = blank;
  const blankBreaks = breaksToWire(quantityPrices?.blank?.[currency]);
  const printBreaks = breaksToWire(quantityPrices?.print?.[currency]);
  return {
    blank_price: toWire(blankPrice[currency]),
    print_price: toWire(printPrice[currency]),
    ...(blankBreaks.length > 0 ? { blank_breaks: blankBreaks } : {}),
    ...(printBreaks.length > 0 ? { print_breaks: printBreaks } : {}),
  };
}

/** What the garment, and a print on one side of it, cost each where `quantity` of the blank are ordered together, ex VAT. */
export function pricesAt(listed: ListedPrices, quantity: number): { blankPrice: Minor; printPrice: Minor } {
  return {
    blankPrice: priceAt(fromWire(listed.blank_price), breaksFromWire(listed.blank_breaks), quantity),
    printPrice: priceAt(fromWire(listed.print_price), breaksFromWire(listed.print_breaks), quantity),
  };
}

/**
 * The production cost of one item at list prices, ex VAT: the blank, and a print on each of `sides` sides, where `quantity` of
 * the blank are ordered together. D35-1, S2.2-317.
 */
export function listedCost(blank: ListedPrices, sides: number, quantity = 1): Minor {
  return itemCost({ ...pricesAt(blank, quantity), sides });
}

/** From how many in one order one item costs less, and how much then; none without prices by quantity. S2.2-317 */
export function lowerCosts(blank: ListedPrices, sides: number): { from: number; cost: Minor }[] {
  const froms = [...(blank.blank_breaks ?? []), ...(blank.print_breaks ?? [])].map(({ from }) => from);
  const steps = [...new Set(froms)].sort((one, other) => one - other);
  return steps
    .map((from) => ({ from, cost: listedCost(blank, sides, from) }))
    .filter(({ from, cost }) => cost < listedCost(blank, sides, from - 1));
}
