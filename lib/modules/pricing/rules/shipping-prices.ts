import type { StorePricing, ShippingTable } from './types';

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
