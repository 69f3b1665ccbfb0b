import type { Currency, Minor } from '@/lib/kernel/money';
import { waivedBelowMinimum } from './minimum-charge';
import type { Voucher } from './types';
import { shareOf } from './vat';

/** The discount of an order, including `waived`, and whether it also applies to shipping. */
export interface Discount {
  discount: Minor;
  waived: Minor;
  onShipping: boolean;
}

/**
 * A percent voucher applies to the VAT-inclusive items, an amount voucher to items and shipping; neither can exceed
 * what it applies to. A remainder below the provider's minimum is waived as an additional amount on items and shipping.
 * D14-3.
 */
export function discountOf(
  voucher: Voucher | null,
  itemsGross: Minor,
  shippingGross: Minor,
  currency: Currency,
): Discount {
  const whole = itemsGross + shippingGross;
  const ofVoucher = voucherDiscount(voucher, itemsGross, whole);
  const waived = waivedBelowMinimum(whole - ofVoucher, currency);
  return { discount: ofVoucher + waived, waived, onShipping: waived > 0 || voucher?.kind !== 'percent' };
}

function voucherDiscount(voucher: Voucher | null, itemsGross: Minor, whole: Minor): Minor {
  if (!voucher) return 0;
  if (voucher.kind === 'percent') return Math.min(shareOf(itemsGross, voucher.basisPoints), itemsGross);
  return Math.min(voucher.amount, whole);
}
