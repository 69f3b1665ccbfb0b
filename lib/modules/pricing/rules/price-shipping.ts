import { methodPrice, shippingPrices } from './shipping-prices';
import type { PricedShipping, ShippingMethod, StorePricing } from './types';
import { vatOn, vatRateOf } from './vat';

/**
 * Shipping for `pieces` items, in minor units, before discount. VAT is calculated once, on method and additional items
 * together, whatever the VAT of the items. S9-2, D14. No items, no shipping cost.
 */
export function priceShipping(store: StorePricing, method: ShippingMethod, pieces: number): PricedShipping {
  if (pieces === 0) return { method, net: 0, vat: 0, gross: 0, additionalNet: 0, discount: 0 };
  const prices = shippingPrices(store);
  const additionalNet = prices.additionalItem * (pieces - 1);
  const net = methodPrice(prices, method) + additionalNet;
  const vat = vatOn(net, vatRateOf(store, true));
  return { method, net, vat, gross: net + vat, additionalNet, discount: 0 };
}
