import type { Currency, Minor } from '@/lib/kernel/money';
import { waivedBelowMinimum } from './minimum-charge';
import type { Voucher } from './types';
import { shareOf } from './vat';

/** The VAT-inclusive sums that a discount depends on; `counting`: of the items that the voucher counts for. */
export interface DiscountedSums {
  items: Minor;
  counting: Minor;
  shipping: Minor;
}

/** The discount of an order, including `waived`, and what it applies to. */
export interface Discount {
  discount: Minor;
  waived: Minor;
  onShipping: boolean;
  /** Also to items that the voucher itself does not count for. */
  onAllItems: boolean;
}

/** Whether a voucher counts for an item of this product. D41-3. */
export const countsFor = (voucher: Voucher | null, productId: string | undefined): boolean =>
  !voucher?.products || (productId !== undefined && voucher.products.includes(productId));

/**
 * A percent voucher applies to the VAT-inclusive items, an amount voucher to items and shipping, one that is limited to
 * products to their items alone; none can exceed what it applies to. A remainder below the provider's minimum is waived
 * as an additional amount on items and shipping. D14-3, D41-3.
 */
export function discountOf(voucher: Voucher | null, sums: DiscountedSums, currency: Currency): Discount {
  const whole = sums.items + sums.shipping;
  const limited = Boolean(voucher?.products);
  const ofVoucher = voucherDiscount(voucher, limited ? sums.counting : whole, sums.counting);
  const waived = waivedBelowMinimum(whole - ofVoucher, currency);
  return {
    discount: ofVoucher + waived,
    waived,
    onShipping: waived > 0 || (!limited && voucher?.kind !== 'percent'),
    onAllItems: waived > 0 || !limited,
  };
}

function voucherDiscount(voucher: Voucher | null, most: Minor, counting: Minor): Minor {
  if (!voucher) return 0;
  if (voucher.kind === 'percent') return Math.min(shareOf(counting, voucher.basisPoints), counting);
  return Math.min(voucher.amount, most);
}
