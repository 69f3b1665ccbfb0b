import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { flag } from '@/lib/kernel/flag';
import { REGIONS } from '@/lib/kernel/regions';
import { CURRENCIES } from '@/lib/kernel/money';

/** Text input: trimmed, by default at most 5000 characters (S5). */
export const text = (max = 5000) => z.string().trim().max(max);
export const requiredText = (max = 5000) => text(max).min(1);

export const tenantId = z
  .string()
  .regex(/^ten_[a-z0-9_]{2,40}$/)
  .meta({ description: 'Tenant id' });
export const slug = z
  .string()
  .regex(/^[a-z0-9-]{3,63}$/)
  .meta({ description: 'Slug of an event' });
/** The token of a link that lets its holder see an event before the public does: a preview’s, or one for approval. */
export const guestToken = z.string().max(160);
export const objectId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,63}$/);
export const locale = z.enum(LOCALE_CODES);
export const region = z.enum(REGIONS);
export const currency = z.enum(CURRENCIES);

/** Decimal string with two places (D13-1). */
export const amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .meta({ description: 'Decimal string with two places' });

/** DD-MM-YYYY (S9-1). */
export const dayMonthYear = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4}$/)
  .meta({ description: 'DD-MM-YYYY' });

/** A day in what a caller sends, YYYY-MM-DD. Postgres knows no year 0, which a calendar of computers does. */
export const dayAsked = z.iso.date().refine((day) => day >= '0001');

export const instantText = z.iso
  .datetime()
  .refine((at) => at >= '0001')
  .meta({ description: 'ISO 8601 time in UTC' });

/** A boolean from outside, parsed as in D30-1. */
export const outsideFlag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => flag(value))
  .pipe(z.boolean());

export const quantity = z.number().int().min(1).max(200);
export const shippingMethod = z.enum(['standard', 'standard_tracked', 'express']);
export const none = z.object({});
export const tenantParams = z.object({ tenant: tenantId });
export const eventParams = z.object({ tenant: tenantId, slug });
