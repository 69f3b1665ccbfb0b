import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { cleanLine } from '@/lib/kernel/clean-line';
import { locale } from '@/lib/contract/primitives';

export const line = (max: number) => z.string().overwrite(cleanLine).max(max).min(1);

/** An e-mail address as accounts store it, in lower case. */
export const accountEmail = emailFrom(line(254)).overwrite((email) => email.toLowerCase());

/** A request for an account mail: the address and the mail's language. */
export const mailRequest = z.object({ email: accountEmail, lang: locale.default('en') });

export const linkToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ description: 'The token of a mailed link' });

/** The same answer whether or not the address has an account. */
export const received = z.object({ received: z.literal(true) });
