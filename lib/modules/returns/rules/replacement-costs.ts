import type { Region } from '@/lib/kernel/regions';
import { orderCosts, type CostTerms, type OrderCosts } from '@/lib/modules/pricing/rules/order-costs';
import type { ProducedLine } from '@/lib/modules/pricing/rules/production-cost';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';

/**
 * What a replacement costs whoever bears it: making and sending it, and the platform's tax. Its buyer pays nothing, so there is no
 * percentage, and `credit` is the whole. D36-8, S2.2-115.
 */
export function replacementCosts(
  lines: readonly ProducedLine[],
  { region, method }: { region: Region; method: ShippingMethod },
  terms: CostTerms,
): OrderCosts {
  const unpaid = { totalNet: 0, shippingNet: 0, charge: 0, taxInCharge: 0 };
  return orderCosts({ region, method, lines, ...unpaid }, terms);
}
