import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import type { BasketPrice, PriceLine, ShippingMethod, Voucher } from '@/lib/modules/pricing/rules/types';

/** The frozen values of an order that its price depends on; amounts in minor units. */
export interface FrozenOrder {
  region: Region;
  currency: Currency;
  /** 20 % is 2000. */
  vatRateBp: number;
  vatRegistered: boolean;
  shippingMethod: ShippingMethod;
  /** Method and additional items together, ex VAT. */
  shippingNet: Minor;
  voucher: Voucher | null;
  lines: readonly PriceLine[];
}

/**
 * Prices a frozen order again by the usual pricing rules, with the VAT rate, shipping and voucher it was paid with; the
 * store's current prices are ignored. Unchanged lines give the frozen figures. Shipping stays as paid: no shipping
 * table differs by country, and an edit changes neither method nor quantity. D18-4. In the US `total` is before tax.
 * Throws as `priceBasket` does.
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
      // Shipping as one fixed price for the whole order, so that it stays as frozen.
      freeRetailShipping: false,
      fixedRetailShipping: shippingNet,
      regionShipping: { standard: 0, standardTracked: 0, express: 0, additionalItem: 0 },
    },
    lines,
    shippingMethod,
    voucher,
  });
}

/**
 * The unit price ex VAT of a line after an edit: the paid one, or today's price if it is lower and another variant is
 * chosen. So an edit may lower the price but never raise it, and a changed text alone keeps the price. All variants of
 * a product cost the same. D18-4.
 */
export function mendedUnitNet(paid: Minor, today: Minor, anotherVariant: boolean): Minor {
  return anotherVariant ? Math.min(paid, today) : paid;
}
