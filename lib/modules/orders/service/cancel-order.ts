import { AppError } from '@/lib/kernel/app-error';
import { and, eq } from 'drizzle-orm';
import { enqueueAll } from '@/lib/db/enqueue';
import { orders } from '@/lib/db/schema/orders';
import { announce, eventJobs } from '@/lib/domain-events/announce';
import { releaseReservation } from '@/lib/modules/orders/data/release-reservation';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { movable, type lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { closeCancelled } from './close-credit';
import { moveOrder, type Move } from './move-order';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

type CancelledBy = Required<Pick<Move, 'actor' | 'reason'>> & Pick<Move, 'bulkActId'> & { kept?: boolean };

/** Whether money goes back when an order is cancelled. */
export const refundDue = ({ paymentStatus, totalMinor }: Order): boolean =>
  (paymentStatus === 'paid' || paymentStatus === 'partly_refunded') && totalMinor > 0;

/** From then on the money of this cancelled order is given back by hand. */
async function keepMoney(tx: Transaction, order: Order): Promise<void> {
  await tx
    .update(orders)
    .set({ refundApart: refundDue(order) || null })
    .where(and(eq(orders.tenantId, order.tenantId), eq(orders.id, order.id)));
}

/**
 * Cancels a locked order and gives back all that it has taken: `order.cancelled` is announced, on which
 * claims give back code, place and keys and payments refund; then stock and voucher, and the client's credit. One that waited
 * was perhaps what those behind it waited for: they are looked at. The caller writes its own audit row and mail. D32, D37-6. Of one that is
 * `kept`, since it was made or replaced, nothing goes back by itself: staff settle the refund (D32-65). Throws `conflict` when the
 * transition table does not allow it.
 */
export async function cancelOrder(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { kept = false, ...by }: CancelledBy,
): Promise<void> {
  const { tenantId, id, kind, eventId, promoCodeId } = order;
  const moved = await moveOrder(tx, context, movable(order), { to: 'cancelled', ...by });
  if (!moved.ok || moved.value !== 'moved') throw new AppError('conflict');
  const event = { tenantId, orderId: id, kind, eventId, promoCodeId };
  if (kept) {
    await keepMoney(tx, order);
    await announce(tx, 'order.cancelled', { ...event, refundDue: false, kept });
  } else {
    await announce(tx, 'order.cancelled', { ...event, refundDue: refundDue(order) });
    await releaseReservation(tx, order);
  }
  await closeCancelled(tx, order);
  if (kind === 'shop' && !kept) await announce(tx, 'order.given_back', { tenantId, orderId: id });
  if (isWaiting(order.status)) await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
}
