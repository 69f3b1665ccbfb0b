import type { StorePricing, ShippingTable } from './types';

/**
 * The shipping prices ex VAT after the store's three retail settings: free, else one fixed price per order for any
 * method with nothing for further items, else the event's own table, else the region's. SPEC 3.5, DECISIONS 14.
 */
export function shippingPrices(store: StorePricing): ShippingTable {
  if (store.freeRetailShipping) return flat(0);
  if (store.fixedRetailShipping !== null) return flat(store.fixedRetailShipping);
  return { ...(store.customShipping ?? store.regionShipping) };
}

function flat(price: number): ShippingTable {
  return { standard: price, standardTracked: price, express: price, additionalItem: 0 };
}
