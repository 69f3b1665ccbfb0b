import { z } from 'zod';
import { amount, currency, dayMonthYear, instantText, shippingMethod } from '@/lib/contract/primitives';
import { HOLD_REASONS } from '@/lib/modules/orders/rules/hold';
import { DISPUTE_STATES, REFUND_MAKERS, REFUND_STATES } from '@/lib/modules/orders/rules/money-back-states';
import {
  REFUND_BEARERS,
  REFUND_CAUSES,
  REFUND_REQUEST_STATES,
} from '@/lib/modules/orders/rules/refund-requests';
import { UNDOABLE_ACTS } from '@/lib/modules/orders/rules/undo';
import { ORDER_MAILS } from '@/lib/modules/orders/rules/mail-kinds';
import { orderActs } from './order-acts-next';
import { orderEdit, unsentMail } from './order-changes-told';
import { orderParcel, parcelItem } from './order-parcels';
import { orderReplacement, replacedOrder } from './order-replacement';
import { refundedLine } from './refunded-line';
import { orderSummary, orderSummaryExample } from './order-summary';

const orderDetailLine = z.object({
  id: z.string(),
  product_id: z.string(),
  variant_id: z.string(),
  sku: z.string(),
  name: z.string(),
  colour: z.string(),
  colour_hex: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  price: amount,
  /** The personalisation's part of `price`, including VAT; absent if it is free. */
  personalisation_price: amount.optional(),
  total: amount,
  /** Absent where nothing of it was refunded. */
  refunded: refundedLine.optional(),
  personalisation: z.record(z.string(), z.record(z.string(), z.string())),
  front_preview: z.string().nullable(),
  back_preview: z.string().nullable(),
  /** The printer's files for each printed side, once they have been made; each URL is valid for one file only. */
  print_files: z.array(z.object({ side: z.enum(['front', 'back']), png: z.string(), pdf: z.string() })),
});

const historyEntry = z.object({
  id: z.string(),
  from_status: z.string().nullable(),
  to_status: z.string(),
  actor: z.enum(['system', 'shopper', 'client', 'staff', 'fulfiller']),
  actor_name: z.string().nullable(),
  moved: z.boolean(),
  reason: z.string().nullable(),
  /** What the printer said in its own words, as plain text; absent where it said nothing, or the person is erased. */
  words: z.string().optional(),
  /** The bulk act that did it; absent for a step of its own. */
  bulk_act: z.string().optional(),
  at: instantText,
});

/** A refund; `made_by`: by us, by the account's owner at the payment provider, or by the client in another way. */
const orderRefund = z.object({
  id: z.string(),
  amount,
  made_by: z.enum(REFUND_MAKERS),
  /** The difference of a change to the order. */
  for_edit: z.boolean(),
  state: z.enum(REFUND_STATES),
  made_at: instantText,
  /** What the viewer may settle of it, as it failed for good; null for any other. D36-14. */
  owed: amount.nullable(),
});

/** A refund that somebody asked for and that is not made: it waits for the provider, or was refused there. D36-13. */
const askedRefund = z.object({
  id: z.string(),
  amount,
  state: z.enum(REFUND_REQUEST_STATES),
  reason: z.enum(REFUND_CAUSES),
  words: z.string(),
  bearer: z.enum(REFUND_BEARERS),
  asked_by: z.string().nullable(),
  /** The refund it became; null for one that is not made. */
  refund: z.string().nullable(),
  asked_at: instantText,
  /** As of a refund. */
  owed: amount.nullable(),
});

const orderDispute = z.object({
  id: z.string(),
  amount,
  /** The payment provider's word. */
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  evidence_due: instantText.nullable(),
  opened_at: instantText,
  closed_at: instantText.nullable(),
});

/** What somebody wrote to colleagues. */
const orderNote = z.object({
  id: z.string(),
  /** Names a colleague as `@{id}`. */
  message: z.string(),
  /** Whom it mentions; the name is null for somebody who left, or whom the viewer can’t see. */
  mentions: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  author_name: z.string().nullable(),
  actor: z.enum(['client', 'staff']),
  written_at: instantText,
});

/** A mail that the shopper was sent. */
const orderMail = z.object({
  id: z.string(),
  kind: z.enum(ORDER_MAILS),
  again: z.boolean(),
  sent_at: instantText,
});

/** Another order with the same e-mail address. */
const otherOrder = z.object({
  id: z.string(),
  order_ref: z.string(),
  status: z.string().nullable(),
  payment_status: z.string(),
  held: z.boolean(),
  event_name: z.string(),
  total_store_price: amount,
  currency,
  created_at: instantText,
});

/** An order as its client or staff see it. */
export const orderDetail = orderSummary.extend({
  ...orderActs,
  lang: z.string(),
  discount_code: z.string().nullable(),
  items_total: amount,
  total_shipping_price: amount,
  discount_amount: amount,
  waived_amount: amount,
  total_store_price_excluding_vat: amount,
  total_store_vat: amount,
  shipping_method: shippingMethod,
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address_first_line: z.string(),
    address_second_line: z.string(),
    address_city: z.string(),
    address_county: z.string(),
    address_postcode: z.string(),
    address_country: z.string(),
    address_state: z.string(),
  }),
  estimatedDeliveryDateX: dayMonthYear,
  estimatedDeliveryDateY: dayMonthYear,
  paid_at: instantText.nullable(),
  edit_until: instantText.nullable(),
  can_release: z.boolean(),
  /** What the viewer can take back now, and until when (D3-60); null for nothing. */
  undo: z.object({ act: z.enum(UNDOABLE_ACTS), until: instantText }).nullable(),
  /** It is not made yet, and the viewer may cancel it (D32-3). */
  can_cancel: z.boolean(),
  /** The viewer may correct its address, which nobody outside has been told yet (D3-24). */
  can_fix_address: z.boolean(),
  /** The viewer may change the size or colour of a line, which nobody outside has been told yet (D3-37). */
  can_fix_line: z.boolean(),
  /** Something of it is the shopper's own, and the viewer may correct that (D3-52). */
  can_fix_artwork: z.boolean(),
  /** Its address or artwork stops it, and the viewer may say that it is right as it is (D32-32). */
  can_accept_issue: z.boolean(),
  /** Why production waits for a decision (D32-7); null if it does not. */
  hold: z.enum(HOLD_REASONS).nullable(),
  can_resume: z.boolean(),
  /** Sent back with an approval, so that nobody approves what they have not seen. */
  version: instantText,
  /** It waits for its event's budget, and the viewer may let it go on all the same (D32, D37-6). */
  can_pass_budget: z.boolean(),
  /** Some of its money may be left, and the viewer may give it back (D36-13). */
  can_refund: z.boolean(),
  /** The viewer may mail the buyer a link to fix what stops it (S2.2-183). */
  can_send_link: z.boolean(),
  refunds: z.array(orderRefund),
  /** The oldest first. */
  asked_refunds: z.array(askedRefund),
  disputes: z.array(orderDispute),
  fulfiller: z.string().nullable(),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).nullable(),
  /** Its parcels, where its printer tells of each, and what is in none of them yet. D32-55. */
  parcels: z.array(orderParcel),
  to_come: z.array(parcelItem),
  lines: z.array(orderDetailLine),
  history: z.array(historyEntry),
  /** The oldest first. */
  notes: z.array(orderNote),
  /** The newest first. */
  mails: z.array(orderMail),
  /** The newest first; those of the last minute may be on their way. */
  unsent_mails: z.array(unsentMail),
  /** The oldest first. */
  edits: z.array(orderEdit),
  /** The person's other orders by e-mail address, the newest first; a few. D3-25. */
  others: z.array(otherOrder),
  /** The order whose items it prints again, and who pays for that; null for any other kind. D4-9. */
  replaces: replacedOrder.nullable(),
  /** The orders that print items of this one again, the oldest first. S2.2-117. */
  replacements: z.array(orderReplacement),
  /** The viewer may ask staff to replace some of it (D53-13). */
  can_request_replacement: z.boolean(),
  /** The viewer may replace some of it (S2.2-4). */
  can_replace: z.boolean(),
  /** What the recipient wrote to the sender of their gift (D40-15); null for nothing. */
  thanks: z.object({ message: z.string(), written_at: instantText }).nullable(),
});
export type OrderDetail = z.output<typeof orderDetail>;

export const orderDetailExample: OrderDetail = {
  ...orderSummaryExample,
  acts: null,
  acts_since: null,
  moves: [],
  lang: 'en',
  discount_code: null,
  items_total: '57.20',
  total_shipping_price: '6.54',
  discount_amount: '0.00',
  version: '2026-11-20T09:00:00.000Z',
  waived_amount: '0.00',
  total_store_price_excluding_vat: '55.45',
  total_store_vat: '8.29',
  shipping_method: 'standard',
  customer: {
    name: 'Ada Fern',
    email: 'ada@shopper.example',
    phone: '+44 20 7946 0123',
    address_first_line: '12 Harbour Street',
    address_second_line: '',
    address_city: 'Leith',
    address_county: '',
    address_postcode: 'EH6 6JN',
    address_country: 'United Kingdom',
    address_state: '',
  },
  estimatedDeliveryDateX: '26-11-2026',
  estimatedDeliveryDateY: '30-11-2026',
  paid_at: '2026-11-20T09:01:00.000Z',
  edit_until: '2026-11-20T09:02:00.000Z',
  can_release: true,
  undo: null,
  can_cancel: true,
  can_fix_address: true,
  can_fix_line: true,
  can_fix_artwork: false,
  can_accept_issue: false,
  hold: null,
  can_resume: false,
  can_pass_budget: false,
  can_refund: true,
  can_send_link: false,
  refunds: [],
  asked_refunds: [],
  disputes: [],
  notes: [],
  unsent_mails: [],
  edits: [],
  mails: [
    {
      id: 'mai_7k2m9x4c1v8b3n5q6w0z',
      kind: 'order_confirmation',
      again: false,
      sent_at: '2026-11-20T09:01:05.000Z',
    },
  ],
  fulfiller: null,
  tracking: null,
  parcels: [],
  to_come: [],
  lines: [
    {
      id: 'oli_7k2m9x4c1v8b3n5q6w0z',
      product_id: 'ff-crew-tee',
      variant_id: 'ff-crew-tee-black-m',
      sku: 'FF-TEE-01-BLACK-M',
      name: 'Crew Tee',
      colour: 'Black',
      colour_hex: '#1b1b1d',
      size: 'M',
      quantity: 2,
      price: '21.60',
      total: '43.20',
      personalisation: {},
      front_preview: null,
      back_preview: null,
      print_files: [],
    },
  ],
  others: [],
  replaces: null,
  replacements: [],
  can_request_replacement: false,
  can_replace: false,
  thanks: null,
  history: [
    {
      id: 'his_7k2m9x4c1v8b3n5q6w0z',
      from_status: null,
      to_status: 'new',
      actor: 'system',
      actor_name: null,
      moved: true,
      reason: null,
      at: '2026-11-20T09:01:00.000Z',
    },
  ],
};
