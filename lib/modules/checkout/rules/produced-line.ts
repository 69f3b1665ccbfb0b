import type { Currency } from '@/lib/kernel/money';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import type { ProducedLine } from '@/lib/modules/pricing/rules/production-cost';

/** A line as the printer makes it; null for a product that has no production price in this currency. D35-1. */
export function producedLine(line: CheckoutLine, currency: Currency): ProducedLine | null {
  const { blank, print } = line.product.making;
  const [blankPrice, printPrice] = [blank[currency], print[currency]];
  if (blankPrice === undefined || printPrice === undefined) return null;
  return { quantity: line.quantity, blankPrice, printPrice, sides: scenesOf(line).length };
}
