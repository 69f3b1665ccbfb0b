import { z } from 'zod';
import { amount, currency, eventParams, instantText, none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { VOUCHER_PROBLEMS } from '@/lib/modules/checkout/rules/voucher';
import { VOUCHER_CODE_LENGTH, VOUCHER_STATES } from '@/lib/modules/checkout/rules/voucher-states';
import {
  createVoucherCall,
  deleteVoucherCall,
  listVouchersCall,
  pauseVoucherCall,
  readVoucherCall,
  restoreVoucherCall,
  resumeVoucherCall,
  updateVoucherCall,
  voucherExamplesCall,
} from './paths';
import { voucher, voucherBody, voucherExample, voucherParams } from './voucher';

const event = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const params = { ...event, voucher: voucherExample.id };
const {
  id: _id,
  uses: _uses,
  state: _state,
  created_at: _made,
  restorable_until: _until,
  ...request
} = voucherExample;
const { updated_at: seenAt, products: _products, ...written } = request;
const bodyExample = { ...written, products: null };

const vouchersQuery = z.object({
  search: text(VOUCHER_CODE_LENGTH)
    .optional()
    .meta({ description: 'The beginning of a code, in any spelling' }),
  state: z
    .enum(VOUCHER_STATES)
    .optional()
    .meta({ description: 'Deleted ones are shown only where asked for' }),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type VouchersQuery = z.output<typeof vouchersQuery>;

const vouchersPage = z.object({
  vouchers: z.array(voucher),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});
export type VouchersPage = z.output<typeof vouchersPage>;

export const listVouchers = route({
  id: 'vouchers.list',
  ...listVouchersCall,
  summary: 'The vouchers of a store or an order form, the newest first',
  access: 'tenant',
  permission: 'vouchers.read',
  params: eventParams,
  query: vouchersQuery,
  response: vouchersPage,
  example: {
    params: event,
    response: { vouchers: [voucherExample], next_cursor: null, total: 1 },
  },
});

export const createVoucher = route({
  id: 'vouchers.create',
  ...createVoucherCall,
  summary: 'Makes a voucher; its code is compared without case, spaces and dashes',
  access: 'tenant',
  permission: 'vouchers.write',
  params: eventParams,
  query: none,
  body: voucherBody,
  response: voucher,
  errors: ['event_locked'],
  example: { params: event, request: bodyExample, response: voucherExample },
});

const voucherDetail = z.object({
  voucher,
  /** The orders of each of the last 30 days that used it: paid or free, and not cancelled. */
  days: z.array(z.object({ day: z.iso.date(), orders: z.number().int() })),
  /** What it took off these and all earlier orders, in the event's currency. */
  discount_given: amount,
  orders: z.number().int(),
  currency,
});
export type VoucherDetail = z.output<typeof voucherDetail>;

export const readVoucher = route({
  id: 'vouchers.read',
  ...readVoucherCall,
  summary: 'A voucher, how often it was used by day, and what it took off',
  access: 'tenant',
  permission: 'vouchers.read',
  params: voucherParams,
  query: none,
  response: voucherDetail,
  example: {
    params,
    response: {
      voucher: voucherExample,
      days: [{ day: '2026-11-20', orders: 3 }],
      discount_given: '41.20',
      orders: 12,
      currency: 'GBP',
    },
  },
});

export const updateVoucher = route({
  id: 'vouchers.update',
  ...updateVoucherCall,
  summary: 'Changes a voucher; its code stays once it was used, and orders keep what they were priced with',
  access: 'tenant',
  permission: 'vouchers.write',
  params: voucherParams,
  query: none,
  body: voucherBody.extend({
    updated_at: instantText.meta({ description: 'As it was read: somebody else’s change is told' }),
  }),
  response: voucher,
  errors: ['conflict', 'event_locked'],
  example: { params, request: { ...bodyExample, updated_at: seenAt }, response: voucherExample },
});

/** Calls that change a voucher's state; the same again changes nothing. */
const act = { access: 'tenant', params: voucherParams, query: none, body: none, response: voucher } as const;

export const pauseVoucher = route({
  id: 'vouchers.pause',
  ...pauseVoucherCall,
  ...act,
  summary: 'Stops a voucher; to shoppers its code is unknown',
  permission: 'vouchers.write',
  errors: ['event_locked'],
  example: { params, request: {}, response: { ...voucherExample, state: 'paused' } },
});

export const resumeVoucher = route({
  id: 'vouchers.resume',
  ...resumeVoucherCall,
  ...act,
  summary: 'Lets a paused voucher be used again',
  permission: 'vouchers.write',
  errors: ['event_locked'],
  example: { params, request: {}, response: voucherExample },
});

export const deleteVoucher = route({
  id: 'vouchers.delete',
  ...deleteVoucherCall,
  ...act,
  summary: 'Deletes a voucher; it can be restored for 30 days, and its code is free',
  permission: 'vouchers.delete',
  errors: ['event_locked'],
  example: {
    params,
    request: {},
    response: { ...voucherExample, state: 'deleted', restorable_until: '2026-12-20T08:30:00.000Z' },
  },
});

export const restoreVoucher = route({
  id: 'vouchers.restore',
  ...restoreVoucherCall,
  ...act,
  summary: 'Restores a deleted voucher, unless another one has its code now',
  permission: 'vouchers.delete',
  errors: ['event_locked'],
  example: { params, request: {}, response: voucherExample },
});

const examplesQuery = z.object({
  kind: z.enum(['amount', 'percent']),
  value: amount,
  minimum_spend: amount.optional(),
  products: text(15_000).optional().meta({ description: 'Ids, separated by commas; all without' }),
});
export type ExamplesQuery = z.output<typeof examplesQuery>;

const voucherExamples = z.object({
  currency,
  /** Each from what the event sells, with Standard shipping, VAT included; in the US before tax. */
  baskets: z.array(
    z.object({
      lines: z.array(z.object({ product_id: z.string(), name: z.string(), quantity: z.number().int() })),
      items: amount,
      shipping: amount,
      discount: amount,
      total: amount,
      /** Why the voucher can't be used for this basket. */
      refused: z.enum(VOUCHER_PROBLEMS).nullable(),
      /** Production and its shipping, ex VAT; null for people who are not told, and for a garment that is gone. D50-2. */
      production_cost: amount.nullable(),
      /** By how much what is paid, ex VAT, stays below the production cost; null as above. D41-5. */
      below_cost: amount.nullable(),
    }),
  ),
});
export type VoucherExamples = z.output<typeof voucherExamples>;

export const readVoucherExamples = route({
  id: 'vouchers.examples',
  ...voucherExamplesCall,
  summary: 'What a voucher would take off three baskets of the event’s own products, before it is saved',
  access: 'tenant',
  permission: 'vouchers.read',
  params: eventParams,
  query: examplesQuery,
  response: voucherExamples,
  example: {
    params: event,
    query: { kind: 'percent', value: '10.00' },
    response: {
      currency: 'GBP',
      baskets: [
        {
          lines: [{ product_id: 'ff-crew-tee', name: 'Crew Tee', quantity: 1 }],
          items: '21.60',
          shipping: '4.74',
          discount: '2.16',
          total: '24.18',
          refused: null,
          production_cost: '11.25',
          below_cost: '0.00',
        },
      ],
    },
  },
});
