import { notFound } from '@/lib/kernel/app-error';
import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import { isAhead, isParcelStatus } from '@/lib/modules/orders/rules/parcels';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { FulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { enqueue } from '@/lib/db/enqueue';
import { failPoint } from '@/lib/env/fail-point';
import { announce } from '@/lib/domain-events/announce';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { setTracking } from '@/lib/modules/orders/service/statements/find-lines';
import { noteTold, writeParcelTracking } from '@/lib/modules/fulfilment/data/parcels';
import { readParts } from '@/lib/modules/fulfilment/data/order-parts';
import { keepMessage, wasSentTo } from '@/lib/modules/fulfilment/data/submissions';
import { statusOfParts } from '@/lib/modules/fulfilment/rules/parcels/tell-parcel';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { noteRefusal } from './note-refusal';
import { partsOfOrder } from './parts-of-order';
import { receiveForPart } from './parts/receive-for-part';
import { receiveParcel } from './receive-parcel';
import { takeUpReprint } from './take-up-reprint';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function afterMove(
  tx: Transaction,
  order: Order,
  { to, tracking }: { to: OrderStatus; tracking: FulfillerMessage['tracking'] },
): Promise<void> {
  const job = { tenantId: order.tenantId, orderId: order.id };
  if (tracking) await setTracking(tx, order.tenantId, order.id, tracking);
  await announce(tx, 'order.changed', job);
  if (to === 'shipped') await enqueue(tx, 'send-order-mail', { ...job, kind: 'order_shipped' });
}

/**
 * Where a message about the order as a whole takes it: to the status it names, or, where the order has parcels, to that of the least
 * advanced part; null where that is no further than before. What it names is kept as that of pieces in no parcel. D32-52.
 */
async function targetOf(tx: Transaction, order: Order, status: OrderStatus): Promise<OrderStatus | null> {
  if (!isParcelStatus(status)) return status;
  const parts = await partsOfOrder(tx, order.tenantId, order.id);
  if (!parts) return status;
  const rest = isAhead(status, parts.rest) ? status : parts.rest;
  await noteTold(tx, parts.submission, rest);
  if (parts.parcels.length === 0) return status;
  const to = statusOfParts({ ...parts, rest });
  return isAhead(to, statusOfParts(parts)) ? to : null;
}

/** Its printer says where an order is that staff have moved to shipped without knowing it. D32-84. */
async function trackByHand(
  tx: Transaction,
  order: Order,
  { status, tracking }: Pick<FulfillerMessage, 'status' | 'tracking'>,
): Promise<void> {
  if (status !== 'shipped' || !tracking) return;
  const parcel = (await partsOfOrder(tx, order.tenantId, order.id))?.byHand;
  if (!parcel || parcel.tracking !== null) return;
  await writeParcelTracking(tx, parcel, tracking);
  await setTracking(tx, order.tenantId, order.id, tracking);
  await announce(tx, 'order.changed', { tenantId: order.tenantId, orderId: order.id });
}

/** What a message says of the order as a whole. */
async function receiveStatus(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { status, tracking, reason }: FulfillerMessage,
): Promise<void> {
  if (!isOrderStatus(status)) return noteRefusal(tx, context, order, { status, why: 'unknown status' });
  const to = await targetOf(tx, order, status);
  if (to === null) return noteRefusal(tx, context, order, { status, why: 'parcels_behind' });
  const place = movable(order);
  const outcome = await moveOrder(tx, context, place, { to, actor: 'fulfiller', reason: reason ?? null });
  if (!outcome.ok) return noteRefusal(tx, context, order, { status, why: outcome.error });
  if (outcome.value !== 'moved') return trackByHand(tx, order, { status, tracking });
  await afterMove(tx, order, { to, tracking });
  await takeUpReprint(tx, context, { ...place, status: to, returnsTo: null });
}

/** A message about an order that one printer makes, or about a parcel of it. */
async function receiveForOrder(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { message, fulfillerId }: { message: FulfillerMessage; fulfillerId: string | null },
): Promise<void> {
  if (fulfillerId !== order.fulfillerId)
    return noteRefusal(tx, context, order, { status: message.status, why: 'another printer' });
  const { parcel, ...whole } = message;
  if (parcel) await receiveParcel(tx, context, order, { ...message, parcel });
  if (parcel && !isIssue(message.status)) return;
  // What stops an order stops all of it; the parcel may have moved it before.
  const seen = parcel ? ((await lockOrder(tx, order.tenantId, order.id)) ?? order) : order;
  await receiveStatus(tx, context, seen, whole);
}

/**
 * Handles a fulfiller's verified message, about an order or one of its parcels: stored once per order and message id, then applied
 * by the transition table of D32. A late, repeated or impossible message moves nothing, and the same messages in any order end in the
 * same status (D32-68). A message of `from` moves nothing where another fulfiller has the order
 * by now (S2.2-146). Of an order that several make it moves the part that `reference` names (D32-59). Throws 404 when the order does
 * not match the reference, or was never sent to `from`.
 */
export async function receiveMessage(
  tenantId: string,
  orderId: string,
  message: FulfillerMessage,
  from?: string,
  reference?: string,
): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'fulfiller' };
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order || order.orderRef !== message.order_ref) throw notFound();
    const fulfillerId = from ?? order.fulfillerId;
    if (from !== undefined && !(await wasSentTo(tx, { tenantId, orderId, fulfillerId: from })))
      throw notFound();
    const tracking = message.tracking ?? message.parcel?.tracking;
    const kept = {
      tenantId,
      // Each printer numbers its own messages, so an id is unique only for one order at one printer: another may print it again.
      messageId: [orderId, fulfillerId, message.id].filter((part) => part !== null).join(':'),
      orderId,
      status: message.status,
      // Wherever the messages of an order are read, a parcel is known by its tracking.
      payload: { ...message, ...(tracking && { tracking }) },
      fulfillerId,
    };
    if (!(await keepMessage(tx, kept))) return;
    const parts = await readParts(tx, { tenantId, orderId });
    if (parts.length > 0)
      await receiveForPart({ tx, context, order }, parts, message, { fulfillerId, reference });
    else await receiveForOrder(tx, context, order, { message, fulfillerId });
    failPoint('message.before-commit');
  });
  failPoint('message.after-commit');
}
