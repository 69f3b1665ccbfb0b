import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';
import { mentionedIn } from '@/lib/modules/orders/rules/mentions';
import { ORDER_MAILS } from '@/lib/modules/orders/rules/mail-kinds';
import { cancelForm, noteForm } from './order-acts';

/** What bulk acts on orders are done with. D3-35. */
export const cancelInput = cancelForm;
/** A note on many orders mentions nobody: that would be a mail for each. D3-61. */
export const noteInput = noteForm
  .strict()
  .refine(({ message }) => mentionedIn(message).length === 0, { path: ['message'] });

/** `newest`: whatever each order was mailed last. */
export const resendInput = z.strictObject({ mail: z.enum(['newest', ...ORDER_MAILS]) });

/** `seen`: when the list was read; an order that has changed since is not approved. D3-58. */
export const approveInput = z.strictObject({ seen: instantText.optional() });
