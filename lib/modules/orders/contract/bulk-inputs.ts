import { z } from 'zod';
import { ORDER_MAILS } from '@/lib/modules/orders/rules/mail-kinds';
import { cancelForm, noteForm } from './order-acts';

/** What bulk acts on orders are done with. D3-35. */
export const cancelInput = cancelForm;
export const noteInput = noteForm.strict();

/** `newest`: whatever each order was mailed last. */
export const resendInput = z.strictObject({ mail: z.enum(['newest', ...ORDER_MAILS]) });
