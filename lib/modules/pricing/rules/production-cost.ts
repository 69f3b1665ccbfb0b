import { assertMinor, type Minor } from '@/lib/kernel/money';
import { methodPrice } from './shipping-prices';
import type { ShippingMethod, ShippingTable } from './types';

/** Printed items to make. Prices are ex VAT, in the order's currency; `sides` is how many of an item's sides are printed. */
export interface ProducedLine {
  quantity: number;
  blankPrice: Minor;
  printPrice: Minor;
  sides: number;
}

/** A tenant's two discounts, money per order; 0 unless staff set them. D35-5. */
export interface CostDiscounts {
  /** Taken off the cost of making (`discount_amount`). */
  production: Minor;
  /** Taken off fulfilment shipping (`shipping_discount_amount`). */
  shipping: Minor;
}

const NO_DISCOUNTS: CostDiscounts = { production: 0, shipping: 0 };

/** What an order costs its client to make and send, ex VAT: `production + shipping = total`. D35. */
export interface ProductionCost {
  production: Minor;
  shipping: Minor;
  total: Minor;
}

/** The cost of making one item, ex VAT: the blank, and a print on each printed side. D35-1. */
export function itemCost({ blankPrice, printPrice, sides }: Omit<ProducedLine, 'quantity'>): Minor {
  return assertMinor(blankPrice + printPrice * sides);
}

/** Fulfilment shipping of `items` items by the platform's table, before any discount; 0 for none. D35-2. */
export function fulfilmentShipping(table: ShippingTable, method: ShippingMethod, items: number): Minor {
  return items === 0 ? 0 : assertMinor(methodPrice(table, method) + table.additionalItem * (items - 1));
}

/**
 * The production cost of one order: what its lines cost to make less the tenant's discount, and fulfilment shipping less
 * the tenant's shipping discount. Neither part goes below 0. Throws a RangeError for a figure that is no whole amount. D35.
 */
export function productionCost(input: {
  lines: readonly ProducedLine[];
  shippingTable: ShippingTable;
  method: ShippingMethod;
  discounts?: CostDiscounts;
}): ProductionCost {
  const { lines, shippingTable, method, discounts = NO_DISCOUNTS } = input;
  const items = lines.reduce((sum, line) => sum + assertMinor(line.quantity), 0);
  const made = lines.reduce((sum, line) => sum + line.quantity * itemCost(line), 0);
  const production = Math.max(0, made - assertMinor(discounts.production));
  const sent = fulfilmentShipping(shippingTable, method, items);
  const shipping = Math.max(0, sent - assertMinor(discounts.shipping));
  return { production, shipping, total: assertMinor(production + shipping) };
}
