import type { Currency, Minor } from '@/lib/kernel/money';

/** The least the payment provider charges, in minor units. DECISIONS 14. */
export const MINIMUM_CHARGE: Record<Currency, Minor> = { GBP: 30, EUR: 50, USD: 50 };

/**
 * What is waived of a remainder no card can be charged with: all of it when it is below the minimum, else nothing.
 * Judged before US tax. It also holds without a voucher, since such an order could not be paid at all.
 */
export function waivedBelowMinimum(remainder: Minor, currency: Currency): Minor {
  return remainder < MINIMUM_CHARGE[currency] ? remainder : 0;
}
