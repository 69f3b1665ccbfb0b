import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, requiredText, tenantId, text } from '@/lib/contract/primitives';
import { REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { asksReason } from '@/lib/modules/orders/rules/staff-moves';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { moveOrderCall, undoMoveCall } from './paths';

const ofOrder = z.object({ tenant: tenantId, order: objectId });
const EXAMPLE = { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const to = z.enum(ORDER_STATUSES);

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';

/** Where a parcel is that left without its printer's word; its number is given with what else is known of it. D32-84. */
const tracking = z.object({
  carrier: text(80).default(''),
  number: requiredText(80),
  /** A web address that starts with https, or empty. */
  url: text(500)
    .refine((value) => value === '' || isHttps(value), { params: { code: 'bad_url' } })
    .default(''),
});
export type MoveTracking = z.output<typeof tracking>;

/** What stops or ends an order is said in words; of an address or artwork issue the recipient reads them. */
const moveForm = z.object({
  to,
  reason: text(REASON_LENGTH).default(''),
  /** Of one that is shipped, if it is known. */
  tracking: tracking.optional(),
  /** The status that was seen: an order that has another one by now is not moved. */
  from: z.enum(ORDER_STATUSES).optional(),
});
export type MoveForm = z.output<typeof moveForm>;

/** What a bulk act moves orders with: the same reason for all of them, where one is due. S2.2-165. */
export const moveInput = z
  .strictObject({ to, reason: text(REASON_LENGTH).default('') })
  .refine(({ to: status, reason }) => !asksReason(status) || reason.trim() !== '', { path: ['reason'] });

const movedOrder = z.object({
  id: z.string(),
  /** As it is now. A released order goes on in a moment. */
  status: z.enum(ORDER_STATUSES),
  /** Until when the move can be taken back; null where it can't be. */
  undo_until: instantText.nullable(),
});
export type MovedOrder = z.output<typeof movedOrder>;

/** S2.2-164. `move_not_open`: the order's status doesn't allow it, or no longer; `order_held`: it waits for a decision. */
export const moveOrder = route({
  id: 'orders.move',
  ...moveOrderCall,
  summary: 'Move an order to another status by hand',
  access: 'tenant',
  permission: 'orders.set_status',
  params: ofOrder,
  query: none,
  body: moveForm,
  response: movedOrder,
  errors: ['conflict', 'move_not_open', 'order_held'],
  example: {
    params: EXAMPLE,
    request: { to: 'packaged', reason: '', from: 'in_production' },
    response: { id: EXAMPLE.order, status: 'packaged', undo_until: '2026-11-20T09:01:00.000Z' },
  },
});

/** S2.2-166: within a minute, by whoever moved it, as long as nothing has happened to the order since. */
export const undoMove = route({
  id: 'orders.undo-move',
  ...undoMoveCall,
  summary: 'Take back one’s own last move of an order',
  access: 'tenant',
  permission: 'orders.set_status',
  params: ofOrder,
  query: none,
  response: movedOrder,
  errors: ['undo_over', 'undo_overtaken'],
  example: {
    params: EXAMPLE,
    response: { id: EXAMPLE.order, status: 'in_production', undo_until: null },
  },
});
