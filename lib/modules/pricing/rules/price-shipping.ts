import { shippingPrices } from './shipping-prices';
import type { PricedShipping, ShippingMethod, ShippingTable, StorePricing } from './types';
import { vatOn, vatRateOf } from './vat';

const TABLE_KEY: Record<ShippingMethod, keyof ShippingTable> = {
  standard: 'standard',
  standard_tracked: 'standardTracked',
  express: 'express',
};

/**
 * Shipping of `pieces` items, in minor units, undiscounted. VAT is taken once, on method and further items together,
 * whatever the items bear. SPEC 9, DECISIONS 14. Nothing ordered costs nothing to send.
 */
export function priceShipping(store: StorePricing, method: ShippingMethod, pieces: number): PricedShipping {
  if (pieces === 0) return { method, net: 0, vat: 0, gross: 0, additionalNet: 0, discount: 0 };
  const prices = shippingPrices(store);
  const additionalNet = prices.additionalItem * (pieces - 1);
  const net = prices[TABLE_KEY[method]] + additionalNet;
  const vat = vatOn(net, vatRateOf(store, true));
  return { method, net, vat, gross: net + vat, additionalNet, discount: 0 };
}
