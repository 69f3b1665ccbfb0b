import { scaleHalfUp, type Minor } from '@/lib/kernel/money';

/** What an amount that was collected is for; in minor units. Shipping is part of production. D39-1. */
export interface Parts {
  production: Minor;
  fee: Minor;
  tax: Minor;
}

export const NO_PARTS: Parts = { production: 0, fee: 0, tax: 0 };

const WHOLE_BP = 10_000;

/** What all parts are together. */
export const sumOf = ({ production, fee, tax }: Parts): Minor => production + fee + tax;

/** Adds parts to parts, `times` 1 or -1. */
export function plus(one: Parts, other: Parts, times: 1 | -1 = 1): Parts {
  return {
    production: one.production + times * other.production,
    fee: one.fee + times * other.fee,
    tax: one.tax + times * other.tax,
  };
}

/** An amount shared as an order's parts are; the cent that rounding leaves is production's. */
function share(amount: Minor, parts: Parts): Parts {
  const whole = sumOf(parts);
  if (whole === 0) return { ...NO_PARTS, production: amount };
  const fee = scaleHalfUp(amount, parts.fee, whole);
  const tax = scaleHalfUp(amount, parts.tax, whole);
  return { production: amount - fee - tax, fee, tax };
}

/** What an order's charge has borne of its parts. D36-1. */
export function cardParts(applicationFee: Minor, parts: Parts): Parts {
  return share(applicationFee, parts);
}

/** What was taken from the credit account for an order: where that is the rest beside its charge, just the rest. */
export function creditParts(taken: Minor, order: { parts: Parts; applicationFee: Minor }): Parts {
  const { parts, applicationFee } = order;
  if (taken !== sumOf(parts) - applicationFee) return share(taken, parts);
  return plus(parts, cardParts(applicationFee, parts), -1);
}

/**
 * What is given back of an application fee of which `kept` was left. All that was left: its parts. Less: the platform's fee
 * and the tax on it, as far as they go, as a refund lowers these before production; the rest is production. D36-9.
 */
export function givenBackParts(amount: Minor, kept: Parts, taxBp: number): Parts {
  if (amount >= sumOf(kept)) return { ...kept, production: amount - kept.fee - kept.tax };
  const tax = Math.min(scaleHalfUp(amount, taxBp, WHOLE_BP + taxBp), kept.tax);
  const fee = Math.min(amount - tax, kept.fee);
  return { production: amount - tax - fee, fee, tax };
}

/**
 * What a part of an order's application fee adds to what was collected: of one that is given back the parts of what was left, below
 * 0; of one that is owed again, whose amount is below 0, by the same rule the parts of what was missing from the whole. So what was
 * given back and comes again adds up to nothing, part by part. D36-9, D39-1.
 */
export function movedParts(
  amount: Minor,
  { whole, left, taxBp }: { whole: Parts; left: Parts; taxBp: number },
): Parts {
  if (amount > 0) return plus(NO_PARTS, givenBackParts(amount, left, taxBp), -1);
  return givenBackParts(-amount, plus(whole, left, -1), taxBp);
}
