import type { Minor } from '@/lib/kernel/money';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000;

/** A price raised by hundredths of a percent, or lowered where they are below zero; half a minor unit is rounded up. D13 */
export function raisedPrice(price: Minor, basisPoints: number): Minor {
  return Math.floor((price * (WHOLE + basisPoints) * 2 + WHOLE) / (WHOLE * 2));
}
