import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';
import { ORDER_MAILS } from '@/lib/modules/orders/rules/mail-kinds';
import { cancelForm, noteForm } from './order-acts';

/** What bulk acts on orders are done with. D3-35. */
export const cancelInput = cancelForm;
export const noteInput = noteForm.strict();

/** `newest`: whatever each order was mailed last. */
export const resendInput = z.strictObject({ mail: z.enum(['newest', ...ORDER_MAILS]) });

/** `seen`: when the list was read; an order that has changed since is not approved. D3-58. */
export const approveInput = z.strictObject({ seen: instantText.optional() });
