import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { OrderTracking, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { FulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import {
  keepRefused,
  readParts,
  writePlace,
  type OrderPart,
} from '@/lib/modules/fulfilment/data/order-parts';
import { movePlace } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { announce } from '@/lib/domain-events/announce';
import { noteRefusal } from '@/lib/modules/fulfilment/service/note-refusal';
import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import { isParcelStatus } from '@/lib/modules/orders/rules/parcels';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { setTracking } from '@/lib/modules/orders/service/statements/find-lines';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { followParts } from './follow-parts';
import { tellPart, tellPartParcel, type ToldOfPart } from './part-parcels';

type Order = typeof orders.$inferSelect;

interface Hearing {
  tx: Transaction;
  context: TenantContext;
  order: Order;
  part: OrderPart;
}

/** Keeps that a message moves nothing. What is told while a replacement is waited for counts afterwards, so this mustn't. */
async function note({ tx, context, order }: Hearing, status: string, why: string | null): Promise<void> {
  const data = { why: why ?? 'late' };
  const subject = { subjectType: 'order', subjectId: order.id, data } as const;
  if (order.status === 'awaiting_reprint')
    await audit(tx, context, { action: 'order.message_ignored', ...subject });
  else await noteRefusal(tx, context, order, { status, why });
}

/** Moves the part; the order follows. Where the order is then; null where the part didn't move. */
async function move(
  { tx, context, order, part }: Hearing,
  to: OrderStatus,
  reason: string | null,
): Promise<{ order: OrderStatus | null } | { why: string | null }> {
  const outcome = movePlace(part, to, 'fulfiller');
  await writePlace(tx, part, outcome.place);
  if (!outcome.moved) return { why: outcome.why };
  if (part.refused && !isIssue(to)) await keepRefused(tx, part);
  return { order: await followParts(tx, context, order, { reason }) };
}

/** One mail for each parcel that has left; the last is that of the order. D32-54. */
async function tellShopper(
  { tx, order }: Hearing,
  { parcelId, left }: ToldOfPart,
  shipped: boolean,
): Promise<void> {
  const job = { tenantId: order.tenantId, orderId: order.id, kind: 'order_shipped' as const };
  if (shipped) await enqueue(tx, 'send-order-mail', job);
  else if (left && parcelId !== null) await enqueue(tx, 'send-order-mail', { ...job, parcelId });
}

/** What was told of parcels, or of the part as one: it is stored, and the part and its order move with it. */
async function apply(
  hearing: Hearing,
  told: ToldOfPart,
  said: { status: OrderStatus; tracking: OrderTracking | null; reason: string | null },
): Promise<void> {
  const { tx, context, order, part } = hearing;
  const { to, parcelId } = told;
  if (parcelId !== null) {
    const data = { parcel: parcelId, status: said.status };
    await audit(tx, context, {
      action: 'order.parcel_told',
      subjectType: 'order',
      subjectId: order.id,
      data,
    });
  }
  const moved = to === null ? { why: told.why } : await move(hearing, to, said.reason);
  if (told.tracked && said.tracking) await setTracking(tx, order.tenantId, order.id, said.tracking);
  if ('order' in moved)
    return tellShopper(hearing, told, moved.order === 'shipped' && order.status !== 'shipped');
  if (parcelId === null && told.why !== undefined)
    await note(hearing, said.status, told.why ?? moved.why ?? null);
  else await announce(tx, 'order.changed', { tenantId: order.tenantId, orderId: order.id });
  // A parcel may have left before the part has moved; one that waits for a reprint is told of once that is over.
  if (part.status !== 'awaiting_reprint') await tellShopper(hearing, told, false);
}

async function receiveWhole(hearing: Hearing, message: FulfillerMessage): Promise<void> {
  const { status, tracking = null, reason = null } = message;
  if (!isOrderStatus(status)) return note(hearing, status, 'unknown status');
  if (isParcelStatus(status)) {
    const told = await tellPart(hearing.tx, hearing.part, { status, tracking });
    return apply(hearing, told, { status, tracking, reason });
  }
  const moved = await move(hearing, status, reason);
  if ('why' in moved) await note(hearing, status, moved.why);
}

async function receiveParcel(hearing: Hearing, message: FulfillerMessage): Promise<void> {
  const { parcel, tracking: whole, reason = null } = message;
  if (!parcel) return;
  const { id: code, items, status } = parcel;
  if (!isParcelStatus(status)) return note(hearing, status, 'unknown status');
  const tracking = parcel.tracking ?? whole ?? null;
  const told = await tellPartParcel(hearing.tx, hearing.part, { code, items, status, tracking });
  await apply(hearing, told, { status, tracking, reason });
}

/** The part that a message is about: that of its reference, else the last that its fulfiller was asked for. */
function partOf(
  parts: readonly OrderPart[],
  { fulfillerId, reference }: { fulfillerId: string | null; reference: string | undefined },
): OrderPart | undefined {
  const own = parts.filter((part) => part.fulfillerId === fulfillerId && part.givenUpAt === null);
  return reference === undefined ? own.at(-1) : own.find(({ id }) => id === reference);
}

/**
 * Handles a fulfiller's message about its part of a locked order: it moves that part alone, and the order follows its least advanced
 * one. A message about a part that was given to another printer, or sent anew, moves nothing. D32-59, D32-61.
 */
export async function receiveForPart(
  { tx, context, order }: Omit<Hearing, 'part'>,
  parts: readonly OrderPart[],
  message: FulfillerMessage,
  from: { fulfillerId: string | null; reference: string | undefined },
): Promise<void> {
  const part = partOf(parts, from);
  if (!part) return noteRefusal(tx, context, order, { status: message.status, why: 'another printer' });
  const hearing = { tx, context, order, part };
  if (part.redo) return note(hearing, message.status, 'not_from_here');
  const { parcel, ...whole } = message;
  if (!parcel) return receiveWhole(hearing, message);
  await receiveParcel(hearing, message);
  if (!isIssue(message.status)) return;
  // What stops a part stops all of it; the parcel may have moved it before.
  const { tenantId, id: orderId } = order;
  const seen = (await lockOrder(tx, tenantId, orderId)) ?? order;
  const moved = (await readParts(tx, { tenantId, orderId })).find(({ id }) => id === part.id) ?? part;
  await receiveWhole({ ...hearing, order: seen, part: moved }, whole);
}
