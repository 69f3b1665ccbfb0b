import { z } from 'zod';
import { amount, instantText } from '@/lib/contract/primitives';
import { MAIL_DROPPED, ORDER_MAILS } from '@/lib/modules/orders/rules/mail-kinds';

/** A change of an order, of which its timeline tells: never an address or a text itself. D3-59. */
export const orderEdit = z.object({
  id: z.string(),
  what: z.enum(['address', 'line']),
  /** The product; null for a change of the address. */
  name: z.string().nullable(),
  /** Colour and size before and after; null where they stayed. */
  from: z.object({ colour: z.string(), size: z.string() }).nullable(),
  to: z.object({ colour: z.string(), size: z.string() }).nullable(),
  /** Whether a text was changed. */
  text: z.boolean(),
  /** What of the price goes back to the shopper; null for nothing. */
  refund: amount.nullable(),
  made_at: instantText,
});

/** A mail that no mail server has taken, or that was not sent after all. D3-36, D3-59. */
export const unsentMail = z.object({
  id: z.string(),
  kind: z.enum(ORDER_MAILS),
  again: z.boolean(),
  tried_at: instantText,
  /** Why it is not sent after all; null for one that is still tried. */
  dropped: z.enum(MAIL_DROPPED).nullable(),
});
