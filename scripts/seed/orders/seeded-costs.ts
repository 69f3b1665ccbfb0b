import { orderCosts, type OrderCosts } from '@/lib/modules/pricing/rules/order-costs';
import type { ProducedLine } from '@/lib/modules/pricing/rules/production-cost';
import type { SeededEvent } from '../events';
import { seededCostTerms } from '../credit-accounts';
import type { SeededLine } from './baskets';
import type { OrderPrice } from './price-order';

/** A line as it is made, at the price its product was made with. */
export function producedOf(
  { product, quantity, scenes }: SeededLine,
  currency: SeededEvent['currency'],
): ProducedLine {
  const { blankPriceMinor, printPriceMinor } = product.blank;
  const [blankPrice, printPrice] = [blankPriceMinor[currency], printPriceMinor[currency]];
  if (blankPrice === undefined || printPrice === undefined) throw new Error(`${product.id} has no cost`);
  return { quantity, blankPrice, printPrice, sides: Object.keys(scenes).length };
}

/** What an order costs its client (D35-3): by the terms the client has today. */
export function seededCosts(
  { tenantId, region, currency }: SeededEvent,
  lines: readonly SeededLine[],
  { basket, netMinor, totalMinor }: OrderPrice,
): OrderCosts {
  const order = {
    region,
    method: basket.shipping.method,
    lines: lines.map((line) => producedOf(line, currency)),
    totalNet: basket.totalNet,
    shippingNet: basket.shipping.net,
    charge: totalMinor,
    taxInCharge: totalMinor - netMinor,
  };
  return orderCosts(order, seededCostTerms(tenantId, region));
}
