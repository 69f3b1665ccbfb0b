import { CANCEL_REASONS, REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { ORDER_MAILS } from '@/lib/modules/orders/rules/mail-kinds';
import { asksReason } from '@/lib/modules/orders/rules/staff-moves';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';

/** What can be done to many orders at once, in the order of its buttons. D3-35. */
export const BULK_ACTS = [
  'release',
  'approve',
  'resend_mail',
  'add_note',
  'request_replacement',
  'move',
  'cancel',
] as const;
/** One's own moves are taken back from where they were told. */
export type OrderBulkAct = (typeof BULK_ACTS)[number] | 'undo_move';

/** What an act is done with, at first. */
export const FIRST_INPUT: Readonly<Record<OrderBulkAct, Readonly<Record<string, string>> | undefined>> = {
  release: undefined,
  approve: undefined,
  resend_mail: { mail: 'newest' },
  add_note: { message: '' },
  request_replacement: undefined,
  move: { to: '', reason: '' },
  undo_move: undefined,
  cancel: { reason: 'customer_request', words: '' },
};

export const NOTE_LENGTH = 2000;
export { CANCEL_REASONS, ORDER_MAILS, REASON_LENGTH };

/** A move says where to, and why where it stops or ends an order. */
function missingOfMove(to: string, reason: string): string | null {
  if (!isOrderStatus(to)) return 'to';
  return asksReason(to) && reason.trim() === '' ? 'reason' : null;
}

/** The field that is empty and must not be; null if there is none. */
export function missingField(input: Readonly<Record<string, string>> | undefined): string | null {
  if (input?.['message']?.trim() === '') return 'message';
  const to = input?.['to'];
  if (to !== undefined) return missingOfMove(to, input?.['reason'] ?? '');
  return input?.['reason'] === 'other' && (input['words'] ?? '').trim() === '' ? 'words' : null;
}
