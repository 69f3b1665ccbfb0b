import type { Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import {
  paidFrom,
  platformCharges,
  platformFee,
  PROVIDER_FEES,
  type PaidFrom,
  type ProviderFee,
} from './platform-charges';
import { platformTaxBp, type TaxedClient } from './platform-tax';
import { productionCost, type CostDiscounts, type ProducedLine } from './production-cost';
import type { ShippingMethod, ShippingTable } from './types';

/** What is agreed with a client about the cost of its orders. */
export interface CostTerms extends TaxedClient {
  /** The platform's percentage, in basis points. */
  feeBp: number;
  discounts: CostDiscounts;
  /** What the platform charges for sending an order of its region, before the discount. D35-2. */
  shipping: ShippingTable;
}

/** An order as its cost depends on it; amounts after any discount. */
export interface CostedOrder {
  region: Region;
  method: ShippingMethod;
  lines: readonly ProducedLine[];
  /** What the shopper pays ex VAT and before US tax, shipping included. */
  totalNet: Minor;
  shippingNet: Minor;
  /** What the card is charged, and the VAT or sales tax in it; 0 for a gift. */
  charge: Minor;
  taxInCharge: Minor;
}

/**
 * What an order costs its client, and how that is paid: `production + fulfilment + fee + tax = applicationFee + credit`.
 * A gift takes no percentage, since nothing is paid for it.
 */
export interface OrderCosts extends PaidFrom {
  /** Making and sending it, ex VAT, less the client's discounts. */
  production: Minor;
  fulfilment: Minor;
  fee: Minor;
  tax: Minor;
  /** The rates of both, in basis points. */
  feeBp: number;
  taxBp: number;
}

/**
 * The costs of an order, to be frozen with it. Minor units of its currency. `provider`: what the card provider keeps, where
 * an installation has agreed on something else than the list price. D35, D36.
 */
export function orderCosts(order: CostedOrder, terms: CostTerms, provider?: ProviderFee): OrderCosts {
  const { region, method, lines, charge, taxInCharge } = order;
  const { shipping: shippingTable, discounts } = terms;
  const cost = productionCost({ lines, shippingTable, method, discounts });
  const wanted = platformFee(order.totalNet, order.shippingNet, terms.feeBp);
  const taxBp = platformTaxBp(region, terms);
  const { fee, tax, owed } = platformCharges(cost.total, wanted, taxBp);
  return {
    production: cost.production,
    fulfilment: cost.shipping,
    fee,
    tax,
    feeBp: terms.feeBp,
    taxBp,
    ...paidFrom(owed, charge, taxInCharge, provider ?? PROVIDER_FEES[region]),
  };
}
