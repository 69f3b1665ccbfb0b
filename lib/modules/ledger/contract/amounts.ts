import { z } from 'zod';
import { amount } from '@/lib/contract/primitives';

/** Decimal string with two places, which may be below zero (D13-1). */
export const signedAmount = z
  .string()
  .regex(/^-?\d{1,10}\.\d{2}$/)
  .meta({ description: 'Decimal string with two places; may be negative' });

/** As `amount`, above zero. */
export const amountAboveZero = amount.refine((text) => /[1-9]/.test(text), { params: { code: 'too_small' } });
