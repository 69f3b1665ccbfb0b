import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import {
  amount,
  dayMonthYear,
  instantText,
  none,
  objectId,
  quantity,
  requiredText,
  tenantId,
  text,
} from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { CASE_KINDS, CASE_LIMITS, CASE_STATES, COMPLAINT_KINDS } from '@/lib/modules/returns/rules/cases';
import { complainCall, readLinkedCasesCall, withdrawCall } from './paths';

const pieces = z.object({ line: objectId, quantity });

/** A withdrawal or complaint, as the holder of the order's link sees it. */
const linkedCase = z.object({
  id: objectId,
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  lines: z.array(pieces),
  words: z.string(),
  photos: z.array(z.string()),
  name: z.string(),
  email: z.string(),
  /** What goes back for a withdrawal; null for a complaint. */
  amount: amount.nullable(),
  with_delivery: z.boolean(),
  opened_at: instantText,
  /** The last day to give the money back, or to answer. */
  due_on: dayMonthYear,
  /** Why a complaint was refused; empty otherwise. */
  refusal: z.string(),
});

/** What the holder of an order's link can ask for, and what they did. */
const linkedCases = z.object({
  /** Null where the law gives no right to withdraw: stores of the US, gifts, unpaid orders. */
  withdrawal: z
    .object({
      /** It can be used now. */
      open: z.boolean(),
      /** Its last day; null while the last parcel has not left. */
      ends_on: dayMonthYear.nullable(),
      /** `exempt`: made with the buyer's own text or picture. */
      lines: z.array(z.object({ id: objectId, left: z.number().int(), exempt: z.boolean() })),
    })
    .nullable(),
  complaint: z.object({ open: z.boolean(), ends_on: dayMonthYear }),
  /** Where the photos of a complaint are sent. */
  upload: z.object({ tenant: tenantId, slug: z.string() }),
  cases: z.array(linkedCase),
});
export type LinkedCases = z.output<typeof linkedCases>;
export type LinkedCase = LinkedCases['cases'][number];

const params = z.object({ token: orderTokenParam });
const PARAMS = { token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' };
const LINE = 'oli_7k2m9x4c1v8b3n5q6w0z';
const KEY = '5f0c2c1e-6a52-4a51-9a6e-0f3c2b1d4e5f';
const example: LinkedCases = {
  withdrawal: { open: true, ends_on: '15-12-2026', lines: [{ id: LINE, left: 1, exempt: false }] },
  complaint: { open: true, ends_on: '30-01-2027' },
  upload: { tenant: 'ten_fjord', slug: 'fjord-fern' },
  cases: [
    {
      id: 'cas_7k2m9x4c1v8b3n5q6w0z',
      kind: 'withdrawal',
      state: 'open',
      lines: [{ line: LINE, quantity: 1 }],
      words: '',
      photos: [],
      name: 'Robin Example',
      email: 'robin@example.com',
      amount: '21.60',
      with_delivery: false,
      opened_at: '2026-11-28T10:00:00.000Z',
      due_on: '12-12-2026',
      refusal: '',
    },
  ],
};

/** D53-1, D53-7. */
export const readLinkedCases = route({
  id: 'order-page.read-cases',
  ...readLinkedCasesCall,
  summary:
    'Withdrawals and complaints of an order, and whether more can be made, for the holder of its signed link',
  access: 'signed',
  params,
  query: none,
  response: linkedCases,
  example: { params: PARAMS, response: example },
});

/** Made by the form when it is opened: sent again, it is the same case. */
const key = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);
const lines = z.array(pieces).min(1).max(200);

const withdrawForm = z.object({
  key,
  name: requiredText(200),
  /** Where the receipt goes. */
  email: emailFrom(requiredText(254)),
  lines,
});
export type WithdrawForm = z.output<typeof withdrawForm>;

/** D53-2: needs no reason and no approval; the receipt goes by mail at once. */
export const withdraw = route({
  id: 'order-page.withdraw',
  ...withdrawCall,
  summary: 'Withdraw from the contract, for some or all lines, for the holder of the signed link',
  access: 'signed',
  params,
  query: none,
  body: withdrawForm,
  response: linkedCases,
  errors: ['conflict', 'rate_limited'],
  example: {
    params: PARAMS,
    request: {
      key: KEY,
      name: 'Robin Example',
      email: 'robin@example.com',
      lines: [{ line: LINE, quantity: 1 }],
    },
    response: example,
  },
});

const complainForm = z.object({
  key,
  kind: z.enum(COMPLAINT_KINDS),
  lines,
  words: text(CASE_LIMITS.words).default(''),
  /** Tokens of uploads to the order's event; needed unless something is missing. */
  photos: z.array(z.string().max(64)).max(CASE_LIMITS.photos).default([]),
});
export type ComplainForm = z.output<typeof complainForm>;

/** D53-7. */
export const complain = route({
  id: 'order-page.complain',
  ...complainCall,
  summary: 'Complain of damaged, misprinted, wrong or missing lines, for the holder of the signed link',
  access: 'signed',
  params,
  query: none,
  body: complainForm,
  response: linkedCases,
  errors: ['conflict', 'rate_limited'],
  example: {
    params: PARAMS,
    request: {
      key: KEY,
      kind: 'missing',
      lines: [{ line: LINE, quantity: 1 }],
      words: 'One mug was not in the box.',
    },
    response: example,
  },
});
