import { stripeFee } from '@/lib/env/stripe';
import type { Currency, Minor } from '@/lib/kernel/money';
import { producedLine } from '@/lib/modules/checkout/rules/produced-line';
import { quote } from '@/lib/modules/checkout/rules/quote';
import type { CheckoutEvent } from '@/lib/modules/checkout/service/statements/read-checkout';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { orderCosts, type OrderCosts } from '@/lib/modules/pricing/rules/order-costs';
import type { ProducedLine } from '@/lib/modules/pricing/rules/production-cost';
import { atQuantities } from '@/lib/modules/pricing/rules/quantity-prices';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';

/** A priced basket; `tax` is null where prices include VAT. */
export interface CostedBasket {
  event: CheckoutEvent;
  lines: readonly CheckoutLine[];
  price: BasketPrice;
  tax: { tax: Minor } | null;
}

/**
 * The lines of one order as they are made, at the prices of its quantities. `printableLines` has refused a line that has no
 * production price. S2.2-316
 */
export function made(lines: readonly CheckoutLine[], currency: Currency): ProducedLine[] {
  return atQuantities(
    lines.map((line) => {
      const produced = producedLine(line, currency);
      if (!produced) throw new RangeError('a line without a production price');
      return produced;
    }),
  );
}

/** What the order costs its client. D35-3. */
export function decidedCosts({ event, lines, price, tax }: CostedBasket): OrderCosts {
  const salesTax = tax?.tax ?? 0;
  const order = {
    region: event.region,
    method: price.shipping.method,
    lines: made(lines, event.currency),
    totalNet: price.totalNet,
    shippingNet: price.shipping.net,
    charge: price.total + salesTax,
    taxInCharge: price.totalVat + salesTax,
  };
  return orderCosts(order, event.costTerms, stripeFee(event.region));
}

/**
 * What the charge of the same basket would leave to the credit without its voucher, in minor units. Sales tax counts only
 * by what the card provider keeps of it: what it would be is not asked for, and that of the lower price stands in. D36-4.
 */
export function creditWithoutVoucher(basket: CostedBasket): Minor {
  const { event, lines, price } = basket;
  const plain = quote(storePricing(event), lines, price.shipping.method, null);
  return decidedCosts({ ...basket, price: plain }).credit;
}
