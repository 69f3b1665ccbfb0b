import { assertMinor, type Minor } from '@/lib/kernel/money';
import type { BasketPrice } from './types';

/** A US price with its tax. `total` is still before tax; `grandTotal` is the amount to charge. */
export interface TaxedBasketPrice extends BasketPrice {
  tax: Minor;
  grandTotal: Minor;
}

/**
 * Adds the provider's tax to a US price, after the discount. A basket that a voucher covers in full stays free,
 * whatever the tax. D14-5. Throws a RangeError for an invalid or negative tax, or a tax on a price with VAT.
 */
export function withProviderTax(price: BasketPrice, tax: Minor): TaxedBasketPrice {
  if (assertMinor(tax) < 0) throw new RangeError(`below zero: ${tax}`);
  if (price.totalVat > 0 && tax > 0) throw new RangeError('tax on top of VAT');
  const due = price.total === 0 ? 0 : tax;
  return { ...price, tax: due, grandTotal: assertMinor(price.total + due) };
}
