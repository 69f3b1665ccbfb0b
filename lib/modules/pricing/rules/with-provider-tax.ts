import { assertMinor, type Minor } from '@/lib/kernel/money';
import type { BasketPrice } from './types';

/** A US price with its tax. `total` stays the subtotal before tax; `grandTotal` is what the card is charged. */
export interface TaxedBasketPrice extends BasketPrice {
  tax: Minor;
  grandTotal: Minor;
}

/**
 * Adds the provider's tax to a US price, after the discount. What a voucher covers in full stays free, whatever tax is
 * given. DECISIONS 14. Throws a RangeError for a tax that is no amount, is negative, or comes on top of VAT.
 */
export function withProviderTax(price: BasketPrice, tax: Minor): TaxedBasketPrice {
  if (assertMinor(tax) < 0) throw new RangeError(`below zero: ${tax}`);
  if (price.totalVat > 0 && tax > 0) throw new RangeError('tax on top of VAT');
  const due = price.total === 0 ? 0 : tax;
  return { ...price, tax: due, grandTotal: assertMinor(price.total + due) };
}
