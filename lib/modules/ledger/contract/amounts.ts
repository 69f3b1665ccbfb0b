import { z } from 'zod';
import { amount } from '@/lib/contract/primitives';
import { fromWire, isWireAmount } from '@/lib/kernel/money';

/** Decimal string with two places, which may be below zero (D13-1). */
export const signedAmount = z
  .string()
  .regex(/^-?\d{1,10}\.\d{2}$/)
  .meta({ description: 'Decimal string with two places; may be negative' });

/** As `amount`, above zero. */
export const amountAboveZero = amount.refine((text) => /[1-9]/.test(text), { params: { code: 'too_small' } });

/** Percent as a decimal string with two places, from 0.00 to 100.00. */
export const percent = amount.refine((text) => !isWireAmount(text) || fromWire(text) <= 10_000, {
  params: { code: 'too_large' },
});
