import { fromWire, toWire, type Minor } from '@/lib/kernel/money';
import type { ShippingMethod, ShippingTable, StorePricing } from './types';

const TABLE_KEY: Record<ShippingMethod, keyof ShippingTable> = {
  standard: 'standard',
  standard_tracked: 'standardTracked',
  express: 'express',
};

/** What a method costs for one item by this table, ex VAT. S9-6. */
export function methodPrice(table: ShippingTable, method: ShippingMethod): Minor {
  return table[TABLE_KEY[method]];
}

/**
 * The shipping prices ex VAT by the store's three retail settings: free; else one fixed price per order for any method,
 * with additional items free; else the event's own table; else the region's. S3.5-1, D14-2.
 */
export function shippingPrices(store: StorePricing): ShippingTable {
  if (store.freeRetailShipping) return flat(0);
  if (store.fixedRetailShipping !== null) return flat(store.fixedRetailShipping);
  return { ...(store.customShipping ?? store.regionShipping) };
}

function flat(price: number): ShippingTable {
  return { standard: price, standardTracked: price, express: price, additionalItem: 0 };
}

/** A shipping table as calls tell it: decimal strings, ex VAT. D13. */
export interface WireShipping {
  standard: string;
  standard_tracked: string;
  express: string;
  additional_item_price: string;
}

/** Minor units → the wire. */
export function shippingToWire(table: ShippingTable): WireShipping {
  return {
    standard: toWire(table.standard),
    standard_tracked: toWire(table.standardTracked),
    express: toWire(table.express),
    additional_item_price: toWire(table.additionalItem),
  };
}

/** The wire → minor units. Throws as `fromWire` does. */
export function shippingFromWire(wire: WireShipping): ShippingTable {
  return {
    standard: fromWire(wire.standard),
    standardTracked: fromWire(wire.standard_tracked),
    express: fromWire(wire.express),
    additionalItem: fromWire(wire.additional_item_price),
  };
}
