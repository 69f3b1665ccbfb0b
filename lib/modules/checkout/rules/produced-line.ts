import type { Currency } from '@/lib/kernel/money';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import type { OrderedLine } from '@/lib/modules/pricing/rules/quantity-prices';

/** A line as the printer makes it, still at the prices of a single item; null for a product that has no production price in this currency. D35-1. */
export function producedLine(line: CheckoutLine, currency: Currency): OrderedLine | null {
  const { blankId, making } = line.product;
  const { blank, print, byQuantity } = making;
  const [blankPrice, printPrice] = [blank[currency], print[currency]];
  if (blankPrice === undefined || printPrice === undefined) return null;
  return {
    quantity: line.quantity,
    blankPrice,
    printPrice,
    sides: scenesOf(line).length,
    blankId,
    blankBreaks: byQuantity?.blank?.[currency],
    printBreaks: byQuantity?.print?.[currency],
  };
}
