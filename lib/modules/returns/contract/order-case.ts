import { z } from 'zod';
import { amount, currency, instantText, objectId, slug, tenantId } from '@/lib/contract/primitives';
import { CASE_KINDS, CASE_STATES } from '@/lib/modules/returns/rules/cases';

/** A case with all that its client may see and do. */
const orderCase = z.object({
  id: objectId,
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  lines: z.array(
    z.object({
      line: objectId,
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      quantity: z.number().int(),
    }),
  ),
  name: z.string(),
  email: z.string(),
  words: z.string(),
  /** Who told of it. */
  opened_by: z.enum(['buyer', 'client', 'staff']),
  /** The order that ended it; null for any other end. */
  replacement: z.object({ id: objectId, order_ref: z.string() }).nullable(),
  photos: z.array(z.string()),
  with_delivery: z.boolean(),
  opened_at: instantText,
  due_at: instantText,
  overdue: z.boolean(),
  closed_at: instantText.nullable(),
  decided_by: z.string().nullable(),
  refusal: z.string(),
  goods_at: instantText.nullable(),
  proof_at: instantText.nullable(),
  /** What its items cost, for a withdrawal what is due; never more than is left of the order's money. Null where nothing can go back. */
  refundable: amount.nullable(),
  /** What is left of the order's money. */
  left: amount.nullable(),
  /** What was due for a withdrawal when it came in. */
  amount: amount.nullable(),
  can_refund: z.boolean(),
  can_refuse: z.boolean(),
  can_request_replacement: z.boolean(),
  /** The viewer may make the replacement (S2.2-4). */
  can_replace: z.boolean(),
  can_mark: z.boolean(),
  /** Sent back with the next act, so that of two people one acts. */
  version: z.int32(),
});
export type OrderCase = z.output<typeof orderCase>;

/** Where photos of an order are sent by who may ask for a replacement; null for anybody else. */
export const photoUpload = z.object({ tenant: tenantId, slug, order: z.string() });

export const orderCases = z.object({ currency, cases: z.array(orderCase), upload: photoUpload.nullable() });
export type OrderCases = z.output<typeof orderCases>;

export const CASE = 'cas_7k2m9x4c1v8b3n5q6w0z';
export const caseExample: OrderCase = {
  id: CASE,
  kind: 'damaged',
  state: 'open',
  lines: [
    { line: 'oli_7k2m9x4c1v8b3n5q6w0z', name: 'Camp Mug', colour: 'White', size: 'one-size', quantity: 1 },
  ],
  name: 'Robin Example',
  email: 'robin@example.com',
  words: 'The handle is broken.',
  opened_by: 'buyer',
  replacement: null,
  photos: ['/api/ten_fjord/files/fil_7k2m9x4c1v8b3n5q6w0z?size=screen'],
  with_delivery: false,
  opened_at: '2026-11-28T10:00:00.000Z',
  due_at: '2026-12-04T23:59:59.999Z',
  overdue: false,
  closed_at: null,
  decided_by: null,
  refusal: '',
  goods_at: null,
  proof_at: null,
  refundable: '14.00',
  left: '49.74',
  amount: null,
  can_refund: true,
  can_refuse: true,
  can_request_replacement: true,
  can_replace: false,
  can_mark: false,
  version: 1,
};
