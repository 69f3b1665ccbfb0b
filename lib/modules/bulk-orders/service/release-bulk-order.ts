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
import { isWaiting, type WaitingStatus } from '@/lib/modules/orders/rules/waiting';
import { moveOrder, moveThrough, type Move } from '@/lib/modules/orders/service/move-order';
import type { Outcome } from '@/lib/modules/orders/service/release-waiting';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { renewDelivery } from '@/lib/modules/orders/service/statements/renew-delivery';
import { readBulkOrder, requireBulkEvent } from './read-bulk-orders';
import { reserveWhole } from './reserve-whole';

type Order = Awaited<ReturnType<typeof lockOrders>>[number];

/** Delivery dates that count from now: its orders are all of one region and shipping method. */
function newDates([first]: readonly Order[]): DeliveryWindow {
  if (!first) throw new RangeError('no order');
  return deliveryWindow(now(), REGION_FACTS[first.region].timeZone, first.shippingMethod);
}

/** Lets each of its waiting orders go on, once the whole is reserved; their delivery dates count from now. */
async function goOn(
  tx: Transaction,
  context: TenantContext,
  { bulk, waiting }: { bulk: LockedBulkOrder; waiting: readonly Order[] },
  by: Pick<Move, 'actor' | 'reason'>,
): Promise<void> {
  const { tenantId, id: bulkOrderId } = bulk;
  const shares = waiting.map(({ id, creditMinor }) => ({ orderId: id, amount: creditMinor ?? 0 }));
  // Nothing was reserved for one that costs nothing.
  if (shares.some(({ amount }) => amount > 0)) await shareReservation(tx, { tenantId, bulkOrderId }, shares);
  const dates = newDates(waiting);
  for (const order of waiting) {
    const orderId = order.id;
    const moved = await moveOrder(tx, context, movable(order), { to: 'new', ...by });
    if (!moved.ok || moved.value !== 'moved') throw new AppError('conflict');
    await renewDelivery(tx, { tenantId, orderId }, dates);
    await announce(tx, 'order.released', { tenantId, orderId, editUntil: order.editUntil });
    await announce(tx, 'order.changed', { tenantId, orderId });
  }
  const subject = { subjectType: 'event', subjectId: bulk.eventId } as const;
  const data = { bulk_order: bulk.id, ref: bulk.ref, orders: waiting.length };
  await audit(tx, context, { action: 'bulk.order_released', ...subject, data });
}

/** What goes on waiting says why by its status: the reason may have become another one. D37-5. */
async function sayWhy(
  tx: Transaction,
  context: TenantContext,
  waiting: readonly Order[],
  why: WaitingStatus,
): Promise<void> {
  for (const order of waiting)
    if (order.status !== why) await moveThrough(tx, context, movable(order), ['new', why]);
}

async function lockWaiting(tx: Transaction, { tenantId }: TenantContext, id: string) {
  const bulk = await lockBulkOrder(tx, { tenantId, id });
  if (!bulk) throw notFound();
  const waiting = (await lockOrders(tx, bulk)).filter(({ status }) => isWaiting(status));
  const totalMinor = waiting.reduce((sum, { creditMinor }) => sum + (creditMinor ?? 0), 0);
  return { bulk, waiting, totalMinor };
}

/**
 * Releases a Bulk order that waits, as a whole: the checks of its placement again, in one write, for those of its orders
 * that still wait. Why it has to go on waiting where it has to, which its status says then; `passed` where nothing of it
 * waits any more. D36-8, D37-6.
 */
export async function releaseWaiting(tx: Transaction, context: TenantContext, id: string): Promise<Outcome> {
  const { bulk, waiting, totalMinor } = await lockWaiting(tx, context, id);
  if (waiting.length === 0) return 'passed';
  const why = await reserveWhole(tx, { ...bulk, totalMinor, pastBudget: false });
  if (why !== null) {
    await sayWhy(tx, context, waiting, why);
    return why;
  }
  await goOn(tx, context, { bulk, waiting }, { actor: 'system' });
  return 'released';
}

/**
 * A person lets a Bulk order go on that waits for its event's budget: the budget is not asked, the account always is. Throws
 * 404, `event_locked`, `conflict` for one that doesn't wait for a budget, and `credit_too_low` where the account has too
 * little. D32, D37-6.
 */
export async function releaseBulkOrder(
  context: TenantContext,
  user: SessionUser,
  { slug, order: id }: { slug: string; order: string },
): Promise<BulkOrder> {
  await readBulkOrder(context, user, { slug, order: id });
  await withTenant(context, async (tx) => {
    assertWritable(context.actor, await requireBulkEvent(tx, context, slug));
    const { bulk, waiting, totalMinor } = await lockWaiting(tx, context, id);
    const forBudget = waiting.length > 0 && waiting.every(({ status }) => status === 'over_budget');
    if (!forBudget) throw new AppError('conflict');
    if ((await reserveWhole(tx, { ...bulk, totalMinor, pastBudget: true })) !== null)
      throw new AppError('credit_too_low');
    const actor = context.actor === 'staff' ? 'staff' : 'client';
    await goOn(tx, context, { bulk, waiting }, { actor, reason: 'past_budget' });
  });
  const { parts: _read, ...released } = await readBulkOrder(context, user, { slug, order: id });
  return released;
}
