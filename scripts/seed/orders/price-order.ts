import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { BasketPrice, ShippingMethod, Voucher } from '@/lib/modules/pricing/rules/types';
import { withProviderTax } from '@/lib/modules/pricing/rules/with-provider-tax';
import { scaleHalfUp } from '@/lib/kernel/money';
import type { SeededEvent } from '../events';
import type { SeededLine } from './baskets';

/** State → tax in thousandths of a percent, the same as in the payment stand-in. */
const US_TAX: Record<string, number> = { KS: 6500, NY: 8875, OR: 0, MO: 4225, CO: 2900 };

export interface OrderPrice {
  basket: BasketPrice;
  /** US: subtotal, tax, grand total; null elsewhere. */
  tax: { subtotalMinor: number; taxMinor: number; grandTotalMinor: number } | null;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
}

/** A claim costs nothing: line prices and shipping are 0. */
function storeOf(event: SeededEvent) {
  const pricing = storePricing({ ...event, regionShipping: FIRST_SHIPPING[event.region] });
  return event.type === 'Promo' ? { ...pricing, freeRetailShipping: true } : pricing;
}

/** Computes a seeded order's amounts with the pricing module. D14. */
export function priceOrder(
  event: SeededEvent,
  lines: readonly SeededLine[],
  shippingMethod: ShippingMethod,
  voucher: Voucher | null,
  stateAbbreviation: string,
): OrderPrice {
  const basket = priceBasket({
    store: storeOf(event),
    shippingMethod,
    voucher,
    lines: lines.map((line) => ({
      key: line.variant.id,
      unitNet: line.unitNet,
      quantity: line.quantity,
      vatApplies: line.product.storeDefaultVat ?? true,
    })),
  });
  if (event.region !== 'US') {
    return {
      basket,
      tax: null,
      netMinor: basket.totalNet,
      vatMinor: basket.totalVat,
      totalMinor: basket.total,
    };
  }
  const rate = US_TAX[stateAbbreviation] ?? 0;
  const { total, tax, grandTotal } = withProviderTax(basket, scaleHalfUp(basket.total, rate, 100_000));
  return {
    basket,
    tax: { subtotalMinor: total, taxMinor: tax, grandTotalMinor: grandTotal },
    netMinor: total,
    vatMinor: tax,
    totalMinor: grandTotal,
  };
}
