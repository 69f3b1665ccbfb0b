import { z } from 'zod';
import { fromWire, isWireAmount } from '@/lib/kernel/money';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

const asWire = (text: string): string => typedPrice(text) ?? text;

/** An amount as typed, with a comma or a point → the wire's decimal string. */
export const typedAmount = z
  .string()
  .trim()
  .min(1)
  .transform(asWire)
  .refine(isWireAmount, { params: { code: 'invalid_amount' } });

/** The same, above zero. */
export const typedAboveZero = typedAmount.refine((text) => /[1-9]/.test(text), {
  params: { code: 'too_small' },
});

/** The same; left empty it is null. */
export const typedOrNone = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : asWire(text)))
  .refine((amount) => amount === null || isWireAmount(amount), { params: { code: 'invalid_amount' } });

const isShare = (text: string): boolean => !isWireAmount(text) || fromWire(text) <= 10_000;

/** A percentage from 0 to 100, typed as an amount is. */
export const typedPercent = typedAmount.refine(isShare, { params: { code: 'too_large' } });

/** The same; left empty it is null. */
export const typedPercentOrNone = typedOrNone.refine((text) => text === null || isShare(text), {
  params: { code: 'too_large' },
});
