import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, requiredText, tenantId, text } from '@/lib/contract/primitives';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { CANCEL_REASONS, REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { orderDetail, orderDetailExample } from './order-detail';
import { addNoteCall, cancelOrderCall, resendMailCall, sendFixLinkCall } from './paths';

const ofOrder = z.object({ tenant: tenantId, order: objectId });
const EXAMPLE = { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const REQUIRED: FieldErrorCode = 'required';

/** `words` are kept with the reason `other`, which says nothing without them. */
export const cancelForm = z
  .object({ reason: z.enum(CANCEL_REASONS), words: text(REASON_LENGTH).default('') })
  .refine(({ reason, words }) => reason !== 'other' || (typeof words === 'string' && words.trim() !== ''), {
    path: ['words'],
    params: { code: REQUIRED },
  });
export type CancelForm = z.output<typeof cancelForm>;

/** D32-3: until production begins; all that the order took is given back, and the shopper gets a mail. */
export const cancelOrder = route({
  id: 'orders.cancel',
  ...cancelOrderCall,
  summary: 'Cancel an order before it is made: refund, stock, code and credit go back',
  access: 'tenant',
  permission: 'orders.cancel',
  params: ofOrder,
  query: none,
  body: cancelForm,
  response: orderDetail,
  errors: ['conflict'],
  example: {
    params: EXAMPLE,
    request: { reason: 'customer_request', words: '' },
    response: { ...orderDetailExample, status: 'cancelled', can_cancel: false },
  },
});

const NOTE_LENGTH = 2000;
export const noteForm = z.object({ message: requiredText(NOTE_LENGTH) });
const newNote = noteForm.extend({
  /** Made by the form: the same key again is the same note, not a second one. */
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .optional(),
});
export type NewNoteForm = z.output<typeof newNote>;

/** D3: read by the client's people and staff, never by the shopper. `conflict`: its key has made another note. */
export const addNote = route({
  id: 'orders.add-note',
  ...addNoteCall,
  summary: 'Write a note on an order, for colleagues',
  access: 'tenant',
  permission: 'orders.note',
  params: ofOrder,
  query: none,
  body: newNote,
  response: orderDetail,
  errors: ['conflict'],
  example: {
    params: EXAMPLE,
    request: { message: 'Called: the flat number is 4B.', key: '5f0c2c1e-6a52-4a51-9a6e-0f3c2b1d4e5f' },
    response: {
      ...orderDetailExample,
      notes: [
        {
          id: 'not_7k2m9x4c1v8b3n5q6w0z',
          message: 'Called: the flat number is 4B.',
          mentions: [],
          author_name: 'Orla Finch',
          actor: 'client',
          written_at: '2026-11-20T10:00:00.000Z',
        },
      ],
    },
  },
});

/** D3: as it reads now, to the order's address. D3-36: `conflict` where nothing would be sent, as once the person was erased. */
export const resendMail = route({
  id: 'orders.resend-mail',
  ...resendMailCall,
  summary: 'Send a mail of an order again, to the same address',
  access: 'tenant',
  permission: 'orders.resend_mail',
  params: ofOrder.extend({ mail: objectId }),
  query: none,
  response: orderDetail,
  errors: ['rate_limited', 'conflict'],
  example: {
    params: { ...EXAMPLE, mail: 'mai_7k2m9x4c1v8b3n5q6w0z' },
    response: orderDetailExample,
  },
});

/** S2.2-183: a new link; an earlier one of the order works no more. */
export const sendFixLink = route({
  id: 'orders.send-fix-link',
  ...sendFixLinkCall,
  summary: 'Mail the buyer of a stopped order a link to fix it',
  access: 'tenant',
  permission: 'orders.resend_mail',
  params: ofOrder,
  query: none,
  response: orderDetail,
  errors: ['conflict'],
  example: { params: EXAMPLE, response: orderDetailExample },
});
