import { z } from 'zod';
import { cleanLine } from '@/lib/kernel/clean-line';
import { locale } from '@/lib/contract/primitives';

/** A line that a person types. */
export const line = (max: number) => z.string().overwrite(cleanLine).max(max).min(1);

/** An address as accounts keep it: in lower case. */
export const accountEmail = line(254)
  .pipe(z.email())
  .overwrite((email) => email.toLowerCase());

/** An address that a mail about an account is asked for, and the language of it. */
export const mailWish = z.object({ email: accountEmail, lang: locale.default('en') });

/** The token of a mailed link. */
export const linkToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ description: 'The token of a mailed link' });

/** The same answer for an address that has an account and for one that has none. */
export const received = z.object({ received: z.literal(true) });
