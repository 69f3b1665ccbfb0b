import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { OrderTracking } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import type { FulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { dropWhole, writeParcel, writeParcelTracking } from '@/lib/modules/fulfilment/data/parcels';
import { statusOfParts, tellParcel } from '@/lib/modules/fulfilment/rules/parcels/tell-parcel';
import { isAhead, isParcelStatus, type ParcelStatus } from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { setTracking } from '@/lib/modules/orders/service/statements/find-lines';
import { movable, type lockOrder } from '@/lib/modules/orders/service/statements/move';
import { noteRefusal } from './note-refusal';
import { partsOfOrder } from './parts-of-order';
import { takeUpReprint } from './take-up-reprint';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type Told = NonNullable<FulfillerMessage['parcel']>;
type Parts = NonNullable<Awaited<ReturnType<typeof partsOfOrder>>>;

interface Placed {
  code: string;
  status: ParcelStatus;
  items: Told['items'];
  tracking: OrderTracking | null;
}

/** A message that takes the parcel no further: at most it says where it is, which nobody knew. */
async function receiveLate(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  parts: Parts,
  told: Placed,
) {
  const known = parts.parcels.find(({ code }) => code === told.code);
  if (!known || known.tracking !== null || told.tracking === null)
    return noteRefusal(tx, context, order, { status: told.status, why: null });
  await writeParcelTracking(tx, known, told.tracking);
  if (known.status === 'shipped') await setTracking(tx, order.tenantId, order.id, told.tracking);
  await announce(tx, 'order.changed', { tenantId: order.tenantId, orderId: order.id });
}

/** Moves the order to where its parts are by now; one that is refused is noted. */
async function follow(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { from, to, reason }: { from: OrderStatus; to: OrderStatus; reason: string | null },
): Promise<boolean> {
  if (!isAhead(to, from)) return false;
  const place = movable(order);
  const outcome = await moveOrder(tx, context, place, { to, actor: 'fulfiller', reason });
  if (!outcome.ok) await noteRefusal(tx, context, order, { status: to, why: outcome.error });
  if (!outcome.ok || outcome.value !== 'moved') return false;
  await takeUpReprint(tx, context, { ...place, status: to, returnsTo: null });
  return true;
}

/** One mail for each parcel that has left: the last is that of the order. D32-54. */
async function tellShopper(
  tx: Transaction,
  order: Order,
  { parcelId, whole, moved }: { parcelId: string; whole: boolean; moved: boolean },
): Promise<void> {
  const job = { tenantId: order.tenantId, orderId: order.id, kind: 'order_shipped' as const };
  if (moved && whole) await enqueue(tx, 'send-order-mail', job);
  // Of an order that waits for a reprint all may have left: it is told once that is over.
  else if (!whole) await enqueue(tx, 'send-order-mail', { ...job, parcelId });
}

async function receiveNew(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { parts, told, reason }: { parts: Parts; told: Placed; reason: string | null },
): Promise<void> {
  const { tenantId, id: orderId } = order;
  await dropWhole(tx, parts.submission);
  const parcelId = await writeParcel(tx, parts.submission, told);
  if (parcelId === undefined) return;
  await audit(tx, context, {
    action: 'order.parcel_told',
    subjectType: 'order',
    subjectId: orderId,
    data: { parcel: parcelId, status: told.status },
  });
  const from = statusOfParts(parts);
  const known = parts.parcels.filter(({ code }) => code !== told.code);
  const to = statusOfParts({ ...parts, parcels: [...known, told] });
  const moved = await follow(tx, context, order, { from, to, reason });
  if (told.status === 'shipped') {
    if (told.tracking) await setTracking(tx, tenantId, orderId, told.tracking);
    await tellShopper(tx, order, { parcelId, whole: to === 'shipped', moved });
  }
  await announce(tx, 'order.changed', { tenantId, orderId });
}

/**
 * Handles what a fulfiller says of one parcel: the order's status then is that of the least advanced of its parts, and never goes
 * back. A parcel of more pieces than were asked for is refused and noted. D32-51, D32-52, D32-53. The order is locked.
 */
export async function receiveParcel(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { parcel, tracking, reason }: FulfillerMessage & { parcel: Told },
): Promise<void> {
  const { status } = parcel;
  if (!isParcelStatus(status)) return noteRefusal(tx, context, order, { status, why: 'unknown status' });
  const parts = await partsOfOrder(tx, order.tenantId, order.id);
  if (!parts) return noteRefusal(tx, context, order, { status, why: 'not_from_here' });
  const { id: code, items } = parcel;
  const told: Placed = { code, status, items, tracking: parcel.tracking ?? tracking ?? null };
  const outcome = tellParcel(parts.parcels, parts.asked, told);
  if (!outcome.ok) return noteRefusal(tx, context, order, { status, why: outcome.error });
  if (outcome.value.kind === 'late') return receiveLate(tx, context, order, parts, told);
  return receiveNew(tx, context, order, { parts, told, reason: reason ?? null });
}
