import { enqueue } from '@/lib/db/enqueue';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { readParts, type OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { leastOf, orderOfParts } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { tryAnother } from '@/lib/modules/fulfilment/service/try-another';
import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import { askedPieces } from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveOrder, moveThrough } from '@/lib/modules/orders/service/move-order';
import { findLines, setFulfiller } from '@/lib/modules/orders/service/statements/find-lines';
import { lockOrder, movable, type MovableOrder } from '@/lib/modules/orders/service/statements/move';

type Order = typeof orders.$inferSelect;

const ERROR = 'fulfiller_submission_error' as const;
const QUEUED = 'queued_submitting_to_fulfiller' as const;
const SENDING = 'submitting_to_fulfiller' as const;
const STOPPED: readonly (OrderStatus | null)[] = ['address_issue', 'artwork_issue', ERROR];

/** The parts of which something is printed: all pieces of one may have been refunded before it was sent. */
async function printedParts(tx: Transaction, { tenantId, id: orderId }: Order): Promise<OrderPart[]> {
  const parts = await readParts(tx, { tenantId, orderId });
  if (parts.length === 0) return [];
  const lines = await findLines(tx, tenantId, orderId);
  return parts.filter(
    ({ lineIds }) => askedPieces(lines.filter(({ id }) => lineIds.includes(id))).length > 0,
  );
}

const reaches = (place: MovableOrder, to: OrderStatus): boolean => {
  const { status: from, returnsTo, given = false } = place;
  if (from === null) return false;
  const decided = decideTransition({ from, to, returnsTo, given, actor: 'fulfiller' });
  return decided.ok && decided.value.outcome === 'moved';
};

/**
 * What stopped the order was one part's, whose printer has gone on in spite of it: the order returns to where it goes on, as the parts
 * that are not sent wait for it.
 */
async function free(
  tx: Transaction,
  context: TenantContext,
  place: MovableOrder,
): Promise<MovableOrder | null> {
  const { tenantId, id: orderId, returnsTo } = place;
  if (returnsTo === null) return null;
  const moved = await moveOrder(tx, context, place, { to: returnsTo, actor: 'system' });
  if (!moved.ok || moved.value !== 'moved') return null;
  const back = { ...place, status: returnsTo, returnsTo: null };
  if (returnsTo === QUEUED) return moveThrough(tx, context, back, [SENDING]);
  const job = { tenantId, orderId };
  if (returnsTo === 'queued_processing')
    await enqueue(tx, 'render-prints', job, { queue: 'render', jobKey: `render:${orderId}` });
  return returnsTo === SENDING ? back : null;
}

/** Moves the order to where its parts are, as far as the transition table lets it; whether it has moved. */
async function moveTo(
  tx: Transaction,
  context: TenantContext,
  place: MovableOrder,
  { to, reason }: { to: OrderStatus; reason: string | null },
): Promise<boolean> {
  if (to === place.status) return false;
  const move = { to, actor: 'fulfiller', reason } as const;
  // One that waits for its replacement keeps what is told of it meanwhile.
  if (reaches(place, to) || place.status === 'awaiting_reprint') {
    const moved = await moveOrder(tx, context, place, move);
    return moved.ok && moved.value === 'moved';
  }
  if (!STOPPED.includes(place.status) || STOPPED.includes(to)) return false;
  const freed = await free(tx, context, place);
  if (freed && reaches(freed, to)) await moveOrder(tx, context, freed, move);
  return freed !== null;
}

/** Moves the order by these steps, but for those behind it; whether it has moved. */
async function moveAlong(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { steps, reason }: { steps: readonly OrderStatus[]; reason: string | null },
): Promise<boolean> {
  const last = steps.at(-1);
  if (last === undefined || last === order.status) return false;
  let moved = false;
  for (const to of steps) {
    const seen = (await lockOrder(tx, order.tenantId, order.id)) ?? order;
    moved = (await moveTo(tx, context, movable(seen), { to, reason })) || moved;
  }
  return moved;
}

/** Another printer is looked for where one won't make its part. D32-28, D32-60. */
async function replaceRefused(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  parts: readonly OrderPart[],
) {
  const isRefused = parts.some(({ refused, redo }) => refused && !redo);
  if (order.status === ERROR && isRefused) await tryAnother(tx, context, order, movable(order));
}

/**
 * Lets a locked order follow its parts: into the issue that stops one of them, else to where the least advanced part is, whose printer
 * is then the order's. Where a part was refused, another printer is looked for. Where it is then. D32-59, D32-60.
 */
export async function followParts(
  tx: Transaction,
  context: TenantContext,
  { tenantId, id }: Order,
  { reason, refused = false }: { reason: string | null; refused?: boolean },
): Promise<OrderStatus | null> {
  const order = await lockOrder(tx, tenantId, id);
  if (!order) return null;
  const parts = await printedParts(tx, order);
  const moved = await moveAlong(tx, context, order, { steps: orderOfParts(parts), reason });
  const least = leastOf(parts);
  if (least && least.fulfillerId !== order.fulfillerId)
    await setFulfiller(tx, tenantId, id, least.fulfillerId);
  const seen = (await lockOrder(tx, tenantId, id)) ?? order;
  if (moved || refused) await replaceRefused(tx, context, seen, parts);
  await announce(tx, 'order.changed', { tenantId, orderId: id });
  return movable(seen).status;
}

/**
 * Whether a part was stopped while its order had another issue: then the order has that one now, before anything more is sent. D32-60.
 */
export async function isStopped(tx: Transaction, context: TenantContext, order: Order): Promise<boolean> {
  const [to] = orderOfParts(await printedParts(tx, order));
  if (to !== 'artwork_issue' && to !== 'address_issue') return false;
  const moved = await moveOrder(tx, context, movable(order), { to, actor: 'system' });
  return moved.ok && moved.value === 'moved';
}
