import { fromWire } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { decimalProblem, MOST_SHIPPING_MINOR, MOST_VAT_BP } from '@/lib/kernel/decimal-problem';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { shippingFromWire } from '@/lib/modules/pricing/rules/shipping-prices';
import type { EventDetails } from '@/lib/modules/events/contract/event-details';
import type { BasketPrice, ShippingMethod, StorePricing } from '@/lib/modules/pricing/rules/types';
import { decimalOf } from './details-body';
import type { DetailsValues } from './details-values';

/** What an item of the examples costs ex VAT, in minor units. */
export const EXAMPLE_ITEM_MINOR = 2000;

/** Three baskets that show the methods and the price of further items. */
export const EXAMPLE_BASKETS = [
  { items: 1, method: 'standard' },
  { items: 3, method: 'standard_tracked' },
  { items: 10, method: 'express' },
] as const satisfies readonly { items: number; method: ShippingMethod }[];

/** A number as typed → hundredths; null while it is none that could be saved. */
function minorOf(typed: string, most: number): number | null {
  const decimal = decimalOf(typed);
  return decimalProblem(decimal, most) === null ? fromWire(decimal) : null;
}

/** The store's pricing as edited, with the platform's prices by region as they were read; null while a number that counts is missing or wrong. */
export function editedPricing(
  values: DetailsValues,
  prices: EventDetails['region_shipping'],
): StorePricing | null {
  const { region, shipping, vatRegistered } = values;
  const price = (typed: string) => minorOf(typed, MOST_SHIPPING_MINOR);
  const isTaxed = vatRegistered && region !== 'US';
  const vatRateBp = isTaxed ? minorOf(values.vatRate, MOST_VAT_BP) : 0;
  const one = shipping.mode === 'one' ? price(shipping.one) : 0;
  const [standard = null, standardTracked = null, express = null, additionalItem = null] =
    shipping.mode === 'own'
      ? [shipping.standard, shipping.standard_tracked, shipping.express, shipping.additional_item_price].map(
          price,
        )
      : [0, 0, 0, 0];
  if (vatRateBp === null || one === null) return null;
  if (standard === null || standardTracked === null || express === null || additionalItem === null)
    return null;
  return storePricing({
    region,
    currency: REGION_FACTS[region].currency,
    vatRateBp,
    notVatRegistered: !vatRegistered,
    freeRetailShipping: shipping.mode === 'free',
    fixedRetailShippingMinor: shipping.mode === 'one' ? one : null,
    customRetailShipping:
      shipping.mode === 'own' ? { standard, standardTracked, express, additionalItem } : null,
    // An answer of an earlier release has none.
    regionShipping: prices ? shippingFromWire(prices[region]) : FIRST_SHIPPING[region],
  });
}

/** What a basket of the examples costs, by the rules of the checkout. */
export function examplePrice(
  store: StorePricing,
  { items, method }: (typeof EXAMPLE_BASKETS)[number],
): BasketPrice {
  const line = { key: 'example', unitNet: EXAMPLE_ITEM_MINOR, quantity: items, vatApplies: true };
  return priceBasket({ store, lines: [line], shippingMethod: method });
}
