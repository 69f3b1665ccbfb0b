import { fromWire, type Minor } from '@/lib/kernel/money';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';

/** What the catalogue's call says of a blank's list prices, ex VAT, in one currency. */
export interface ListedPrices {
  blank_price: string;
  print_price: string;
}

/** The production cost of one item at list prices, ex VAT: the blank, and a print on each of `sides` sides. D35-1. */
export function listedCost({ blank_price, print_price }: ListedPrices, sides: number): Minor {
  return itemCost({ blankPrice: fromWire(blank_price), printPrice: fromWire(print_price), sides });
}
