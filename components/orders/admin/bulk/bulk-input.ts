import { CANCEL_REASONS, REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { ORDER_MAILS } from '@/lib/modules/orders/rules/mail-kinds';

/** What can be done to many orders at once, in the order of its buttons. D3-35. */
export const BULK_ACTS = [
  'release',
  'approve',
  'resend_mail',
  'add_note',
  'request_replacement',
  'cancel',
] as const;
export type OrderBulkAct = (typeof BULK_ACTS)[number];

/** What an act is done with, at first. */
export const FIRST_INPUT: Readonly<Record<OrderBulkAct, Readonly<Record<string, string>> | undefined>> = {
  release: undefined,
  approve: undefined,
  resend_mail: { mail: 'newest' },
  add_note: { message: '' },
  request_replacement: undefined,
  cancel: { reason: 'customer_request', words: '' },
};

export const NOTE_LENGTH = 2000;
export { CANCEL_REASONS, ORDER_MAILS, REASON_LENGTH };

/** The field that is empty and must not be; null if there is none. */
export function missingField(input: Readonly<Record<string, string>> | undefined): string | null {
  if (input?.['message']?.trim() === '') return 'message';
  return input?.['reason'] === 'other' && (input['words'] ?? '').trim() === '' ? 'words' : null;
}
