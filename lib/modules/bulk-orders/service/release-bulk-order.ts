import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import {
  lockBulkOrder,
  lockOrders,
  type LockedBulkOrder,
} from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { shareReservation } from '@/lib/modules/ledger/service/statements/share-reservation';
import { deliveryWindow, type DeliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import type { Outcome } from '@/lib/modules/orders/service/release-waiting';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { renewDelivery } from '@/lib/modules/orders/service/statements/renew-delivery';
import { readBulkOrder, requireBulkEvent } from './read-bulk-orders';
import { reserveWhole } from './reserve-whole';

type Order = Awaited<ReturnType<typeof lockOrders>>[number];

const waits = ({ status }: Order): boolean => isWaiting(status);

/** Delivery dates that count from now: its orders are all of one region and shipping method. */
function newDates([first]: readonly Order[]): DeliveryWindow {
  if (!first) throw new RangeError('no order');
  return deliveryWindow(now(), REGION_FACTS[first.region].timeZone, first.shippingMethod);
}

/** Lets each of its waiting orders go on, once the whole is reserved; their delivery dates count from now. */
async function goOn(
  tx: Transaction,
  context: TenantContext,
  bulk: LockedBulkOrder,
  waiting: readonly Order[],
): Promise<void> {
  const { tenantId, id: bulkOrderId } = bulk;
  const shares = waiting.map(({ id, creditMinor }) => ({ orderId: id, amount: creditMinor ?? 0 }));
  // Nothing was reserved for one that costs nothing.
  if (shares.some(({ amount }) => amount > 0)) await shareReservation(tx, { tenantId, bulkOrderId }, shares);
  const dates = newDates(waiting);
  for (const order of waiting) {
    const orderId = order.id;
    const moved = await moveOrder(tx, context, movable(order), { to: 'new', actor: 'system' });
    if (!moved.ok || moved.value !== 'moved') throw new AppError('conflict');
    await renewDelivery(tx, { tenantId, orderId }, dates);
    await announce(tx, 'order.released', { tenantId, orderId, editUntil: order.editUntil });
    await announce(tx, 'order.changed', { tenantId, orderId });
  }
  const subject = { subjectType: 'event', subjectId: bulk.eventId } as const;
  const data = { bulk_order: bulk.id, ref: bulk.ref, orders: waiting.length };
  await audit(tx, context, { action: 'bulk.order_released', ...subject, data });
}

/**
 * Releases a Bulk order that waits, as a whole: the checks of its placement again, in one write, for those of its orders
 * that still wait. Why it has to go on waiting where it has to; `passed` where nothing of it waits any more. D36-8, D37-6.
 */
export async function releaseWaiting(
  tx: Transaction,
  context: TenantContext,
  { id, pastBudget }: { id: string; pastBudget: boolean },
): Promise<Outcome> {
  const bulk = await lockBulkOrder(tx, { tenantId: context.tenantId, id });
  if (!bulk) throw notFound();
  const waiting = (await lockOrders(tx, bulk)).filter(waits);
  const totalMinor = waiting.reduce((sum, { creditMinor }) => sum + (creditMinor ?? 0), 0);
  if (waiting.length === 0) return 'passed';
  const why = await reserveWhole(tx, { ...bulk, totalMinor, pastBudget });
  if (why !== null) return why;
  await goOn(tx, context, bulk, waiting);
  return 'released';
}

/**
 * A person lets a Bulk order that waits go on: past the event's budget, never past the credit account. Throws 404,
 * `event_locked`, and `conflict` where the account has too little or nothing of it waits. D37-6.
 */
export async function releaseBulkOrder(
  context: TenantContext,
  user: SessionUser,
  { slug, order: id }: { slug: string; order: string },
): Promise<BulkOrder> {
  await readBulkOrder(context, user, { slug, order: id });
  await withTenant(context, async (tx) => {
    assertWritable(context.actor, await requireBulkEvent(tx, context, slug));
    const outcome = await releaseWaiting(tx, context, { id, pastBudget: true });
    if (outcome !== 'released') throw new AppError('conflict');
  });
  const { parts: _read, ...released } = await readBulkOrder(context, user, { slug, order: id });
  return released;
}
