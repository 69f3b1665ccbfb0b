import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { REGION_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import type { BasketPrice, PriceLine, ShippingMethod, Voucher } from '@/lib/modules/pricing/rules/types';

/** What an order was frozen with, as far as its price goes; amounts in minor units. */
export interface FrozenOrder {
  region: Region;
  currency: Currency;
  /** 20 % is 2000. */
  vatRateBp: number;
  vatRegistered: boolean;
  shippingMethod: ShippingMethod;
  /** Method and further items together, ex VAT. */
  shippingNet: Minor;
  voucher: Voucher | null;
  lines: readonly PriceLine[];
}

/**
 * Prices a frozen order again by the one rule set, with the rate, shipping and voucher it was paid with: what its store
 * asks today does not count. An order whose lines are as they were comes to the figures it was frozen with. Shipping
 * stays as paid: no shipping table differs by country, and an edit changes neither method nor number of pieces.
 * D18-4. In the US `total` is before tax. Throws as `priceBasket`.
 */
export function repriceOrder(frozen: FrozenOrder): BasketPrice {
  const { region, currency, vatRateBp, vatRegistered, shippingNet, shippingMethod, voucher, lines } = frozen;
  return priceBasket({
    store: {
      region,
      currency,
      vatRateBp,
      vatRegistered,
      customShipping: null,
      // One price for the whole order, so that it comes out as it was frozen.
      freeRetailShipping: false,
      fixedRetailShipping: shippingNet,
      regionShipping: REGION_SHIPPING[region],
    },
    lines,
    shippingMethod,
    voucher,
  });
}

/**
 * The unit price ex VAT of a line after an edit: what was paid, or today's price of the product if that is less and
 * another variant is taken. So an edit may give back, never ask for more, and a text alone is never priced anew. All
 * variants of a product cost the same, so no pair of colour and size is out of reach for its price. D18-4.
 */
export function mendedUnitNet(paid: Minor, today: Minor, anotherVariant: boolean): Minor {
  return anotherVariant ? Math.min(paid, today) : paid;
}
