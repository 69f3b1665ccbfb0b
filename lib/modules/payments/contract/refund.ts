import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, currency, none, objectId, quantity, tenantId, text } from '@/lib/contract/primitives';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { orderDetail, orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import { REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { REFUND_BEARERS, REFUND_REASONS, SETTLE_WAYS } from '@/lib/modules/orders/rules/refund-requests';
import { askRefundCall, readRefundCall, settleRefundCall } from './paths';

const ofOrder = z.object({ tenant: tenantId, order: objectId });
const EXAMPLE = { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const REQUIRED: FieldErrorCode = 'required';
const missing = (field: string) => ({ path: [field], params: { code: REQUIRED } });

/** What can be given back of an order, and what was paid for each part of it. */
const refundable = z.object({
  currency,
  /** What is left of the payment. */
  left: amount,
  /** Giving all of it back ends the order, which is not made yet. */
  cancels: z.boolean(),
  /** Items refunded now are not printed, and giving back the last of them ends the order (D3-49, D3-50). */
  leaves_out: z.boolean(),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      quantity: z.number().int(),
      /** Pieces whose price was given back. */
      refunded: z.number().int(),
      /** What was paid for all pieces together: after the discount, with tax. */
      paid: amount,
    }),
  ),
  shipping: amount,
  shipping_refunded: z.boolean(),
  /** The order is made, so its client bears a refund; the person may say that the platform does. */
  platform_may_bear: z.boolean(),
});
export type Refundable = z.output<typeof refundable>;

/** D36-13. */
export const readRefund = route({
  id: 'orders.read-refund',
  ...readRefundCall,
  summary: 'What can be given back of an order, by line and by amount',
  access: 'tenant',
  permission: 'orders.refund',
  params: ofOrder,
  query: none,
  response: refundable,
  errors: ['conflict'],
  example: {
    params: EXAMPLE,
    response: {
      currency: 'GBP',
      left: '49.74',
      cancels: false,
      leaves_out: false,
      lines: [
        {
          id: 'oli_7k2m9x4c1v8b3n5q6w0z',
          name: 'Crew Tee',
          colour: 'Black',
          size: 'M',
          quantity: 2,
          refunded: 0,
          paid: '43.20',
        },
      ],
      shipping: '6.54',
      shipping_refunded: false,
      platform_may_bear: false,
    },
  },
});

const refundForm = z
  .object({
    of: z.enum(['everything', 'lines', 'amount']),
    /** With `lines`: pieces and shipping, at what was paid for them, but never more than is left. */
    lines: z
      .array(z.object({ line: objectId, quantity }))
      .max(200)
      .default([]),
    shipping: z.boolean().default(false),
    /** With `amount`. */
    amount: amount.optional(),
    /** What could still be given back when the person decided; anything else by now is a conflict. */
    left: amount,
    /** What they were told follows, as it was read; where it would differ by now it is a conflict. */
    cancels: z.boolean().optional(),
    leaves_out: z.boolean().optional(),
    reason: z.enum(REFUND_REASONS),
    words: text(REASON_LENGTH).default(''),
    /** The client unless given; `platform` by staff only: it gives back its fee for what is refunded, as if nothing were made. */
    bearer: z.enum(REFUND_BEARERS).optional(),
  })
  .refine(
    ({ reason, words }) => reason !== 'other' || (typeof words === 'string' && words.trim() !== ''),
    missing('words'),
  )
  .refine(({ of, amount: given }) => of !== 'amount' || given !== undefined, missing('amount'))
  .refine(
    ({ of, lines, shipping }) => of !== 'lines' || shipping === true || (lines?.length ?? 0) > 0,
    missing('lines'),
  );
export type RefundForm = z.output<typeof refundForm>;

/** D36-13: the money goes back by a job; the shopper gets a mail. */
export const askRefund = route({
  id: 'orders.refund',
  ...askRefundCall,
  summary: 'Give back an order’s money: all that is left, chosen pieces, or an amount',
  access: 'tenant',
  permission: 'orders.refund',
  idempotent: true,
  params: ofOrder,
  query: none,
  body: refundForm,
  response: orderDetail,
  errors: ['conflict', 'idempotency_mismatch', 'request_in_flight'],
  example: {
    params: EXAMPLE,
    request: {
      of: 'lines',
      lines: [{ line: 'oli_7k2m9x4c1v8b3n5q6w0z', quantity: 1 }],
      shipping: false,
      left: '49.74',
      cancels: false,
      leaves_out: false,
      reason: 'damaged',
      words: '',
    },
    response: orderDetailExample,
  },
});

const settleForm = z
  .object({
    how: z.enum(SETTLE_WAYS),
    /** What is owed, as the person read it; where it is another amount by now it is a conflict. */
    amount,
    /** How the buyer was paid; needed with `otherwise`. */
    words: text(REASON_LENGTH).default(''),
  })
  .refine(
    ({ how, words }) => how !== 'otherwise' || (typeof words === 'string' && words.trim() !== ''),
    missing('words'),
  );
export type SettleForm = z.output<typeof settleForm>;

/** D36-14: once for each refund that failed. */
export const settleRefund = route({
  id: 'orders.settle-refund',
  ...settleRefundCall,
  summary: 'Settle a refund that failed: make it again, or note that the buyer was paid in another way',
  access: 'tenant',
  permission: 'orders.refund',
  idempotent: true,
  params: ofOrder.extend({ refund: objectId }),
  query: none,
  body: settleForm,
  response: orderDetail,
  errors: ['conflict', 'idempotency_mismatch', 'request_in_flight'],
  example: {
    params: { ...EXAMPLE, refund: 're_3NfG2k' },
    request: { how: 'otherwise', amount: '21.60', words: 'Bank transfer of 3 December' },
    response: orderDetailExample,
  },
});
