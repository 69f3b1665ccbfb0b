import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import type { StorePricing } from './types';

const WHOLE_BP = 10_000;

/** The VAT rate in basis points of a line or of shipping; 0 in the US and for sellers not registered. S9-2. */
export function vatRateOf(store: StorePricing, vatApplies: boolean): number {
  return vatApplies && store.vatRegistered && store.region !== 'US' ? store.vatRateBp : 0;
}

/** VAT on a net amount, rounded half up. D14-1. */
export function vatOn(net: Minor, rateBp: number): Minor {
  return scaleHalfUp(net, rateBp, WHOLE_BP);
}

/** `basisPoints` of an amount, rounded half up. */
export function shareOf(amount: Minor, basisPoints: number): Minor {
  return scaleHalfUp(amount, basisPoints, WHOLE_BP);
}
