import type { Currency, Minor } from '@/lib/kernel/money';

/** The payment provider's minimum charge, in minor units. D14-6. */
export const MINIMUM_CHARGE: Record<Currency, Minor> = { GBP: 30, EUR: 50, USD: 50 };

/**
 * The part of a remainder that is waived because a card cannot be charged with it: all of it below the minimum, else
 * nothing. Calculated before US tax. It also applies without a voucher, since such an order could not be paid at all.
 */
export function waivedBelowMinimum(remainder: Minor, currency: Currency): Minor {
  return remainder < MINIMUM_CHARGE[currency] ? remainder : 0;
}
