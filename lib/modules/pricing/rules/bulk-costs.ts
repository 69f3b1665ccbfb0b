import { assertMinor, type Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { orderCosts, type CostTerms, type OrderCosts } from './order-costs';
import { fulfilmentShipping, itemCost, type ProducedLine } from './production-cost';
import type { ShippingMethod } from './types';

/** What is made for one address of a Bulk order. */
interface BulkShipment {
  lines: readonly ProducedLine[];
}

/**
 * What a Bulk order costs its client, in minor units ex VAT but for the tax:
 * `made + sent - productionDiscount - shippingDiscount + tax = total = production + fulfilment + tax`.
 */
export interface BulkCosts {
  /** Making and sending it before the client's discounts. */
  made: Minor;
  sent: Minor;
  /** What the discounts took off; less than agreed where an address costs less than that. */
  productionDiscount: Minor;
  shippingDiscount: Minor;
  production: Minor;
  fulfilment: Minor;
  tax: Minor;
  taxBp: number;
  total: Minor;
  /** What each address costs, in the same order. */
  shipments: OrderCosts[];
}

const itemsOf = ({ lines }: BulkShipment): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const madeOf = ({ lines }: BulkShipment): Minor =>
  lines.reduce((sum, line) => sum + line.quantity * itemCost(line), 0);

const sumOf = <T>(list: readonly T[], of: (one: T) => Minor): Minor =>
  assertMinor(list.reduce((sum, one) => sum + of(one), 0));

/**
 * The costs of a Bulk order: each address is an order of its own, with shipping, discounts and tax of its own, and the
 * client pays the sum. No percentage, since no shopper pays. Throws a RangeError for a figure that is no whole amount.
 * D36-8.
 */
export function bulkCosts(
  shipments: readonly BulkShipment[],
  { region, method }: { region: Region; method: ShippingMethod },
  terms: CostTerms,
): BulkCosts {
  const unpaid = { totalNet: 0, shippingNet: 0, charge: 0, taxInCharge: 0 };
  const costs = shipments.map(({ lines }) => orderCosts({ region, method, lines, ...unpaid }, terms));
  const made = sumOf(shipments, madeOf);
  const sent = sumOf(shipments, (one) => fulfilmentShipping(terms.shipping, method, itemsOf(one)));
  const production = sumOf(costs, (one) => one.production);
  const fulfilment = sumOf(costs, (one) => one.fulfilment);
  return {
    made,
    sent,
    productionDiscount: made - production,
    shippingDiscount: sent - fulfilment,
    production,
    fulfilment,
    tax: sumOf(costs, (one) => one.tax),
    taxBp: costs[0]?.taxBp ?? 0,
    total: sumOf(costs, (one) => one.credit),
    shipments: costs,
  };
}
