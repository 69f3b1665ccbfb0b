import { AppError } from '@/lib/kernel/app-error';
import { enqueueAll } from '@/lib/db/enqueue';
import { announce, eventJobs } from '@/lib/domain-events/announce';
import { releaseReservation } from '@/lib/modules/orders/data/release-reservation';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { movable, type lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { closeCancelled } from './close-credit';
import { moveOrder, type Move } from './move-order';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Whether money goes back when an order is cancelled. */
export const refundDue = ({ paymentStatus, totalMinor }: Order): boolean =>
  (paymentStatus === 'paid' || paymentStatus === 'partly_refunded') && totalMinor > 0;

/**
 * Cancels a locked order and gives back all that it has taken: `order.cancelled` is announced, on which
 * claims give back code, place and keys and payments refund; then stock and voucher, and the client's credit. One that waited
 * was perhaps what those behind it waited for: they are looked at. The caller writes its own audit row and mail. D32, D37-6. Throws `conflict` when the transition table does not allow it.
 */
export async function cancelOrder(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  by: Required<Pick<Move, 'actor' | 'reason'>> & Pick<Move, 'bulkActId'>,
): Promise<void> {
  const { tenantId, id, kind, eventId, promoCodeId } = order;
  const moved = await moveOrder(tx, context, movable(order), { to: 'cancelled', ...by });
  if (!moved.ok || moved.value !== 'moved') throw new AppError('conflict');
  const event = { tenantId, orderId: id, kind, eventId, promoCodeId, refundDue: refundDue(order) };
  await announce(tx, 'order.cancelled', event);
  await releaseReservation(tx, order);
  await closeCancelled(tx, order);
  if (isWaiting(order.status)) await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
}
