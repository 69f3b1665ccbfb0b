import { AppError, notFound } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { findPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import { findBulk, lockBulkOrder, lockOrders } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import {
  bulkState,
  mayCancelPart,
  partStatus,
  type StatusCounts,
} from '@/lib/modules/bulk-orders/rules/bulk-state';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { cancelOrders } from './cancel-orders';
import { giveUp } from './card/follow-payment';
import { readBulkOrder, requireBulkEvent } from './read-bulk-orders';

type Order = Awaited<ReturnType<typeof lockOrders>>[number];

function countsOf(orders: readonly Order[]): StatusCounts {
  const counts: StatusCounts = {};
  for (const order of orders) {
    const status = partStatus(order);
    if (status) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** One that is not paid yet is given up, its payment first; where that was made at this moment, it is cancelled as a paid one. */
async function giveUpUnpaid(
  context: TenantContext,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  const { tenantId } = context;
  const open = await withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const bulk = await findBulk(tx, { tenantId, id });
    if (bulk?.eventId !== event.id) throw notFound();
    const payment = await findPayment(tx, { tenantId, bulkOrderId: id });
    if (payment?.state !== 'open') return null;
    assertWritable(context.actor, event);
    return payment;
  });
  if (open && (await giveUp(context, open, 'cancelled')) === 'processing') throw new AppError('conflict');
}

/**
 * Cancels a Bulk order: all of it, or what is not being made yet. Credit, money paid by card and stock of that go back.
 * Cancelling again what is cancelled as a whole answers the same. Throws 404, `event_locked`, and `conflict` once all of it is
 * being made. D4-15, D32, D36-8.
 */
export async function cancelBulkOrder(
  context: TenantContext,
  user: SessionUser,
  { slug, order: id }: { slug: string; order: string },
): Promise<BulkOrder> {
  const { tenantId } = context;
  await giveUpUnpaid(context, { slug, id });
  await withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const bulk = await lockBulkOrder(tx, { tenantId, id });
    if (bulk?.eventId !== event.id) throw notFound();
    const orders = await lockOrders(tx, bulk);
    const state = bulkState(countsOf(orders));
    if (state === 'cancelled') return;
    assertWritable(context.actor, event);
    const left = orders.filter(mayCancelPart);
    if (left.length === 0) throw new AppError('conflict');
    const by = { actor: 'client', reason: 'bulk_order' } as const;
    await cancelOrders(tx, context, { bulk, orders: left }, by);
    const subject = { subjectType: 'event', subjectId: event.id } as const;
    const data = { bulk_order: id, ref: bulk.ref, orders: left.length };
    const isWhole = left.length === orders.length;
    await audit(tx, context, {
      action: isWhole ? 'bulk.order_cancelled' : 'bulk.rest_cancelled',
      ...subject,
      data,
    });
  });
  const { parts: _parts, ...cancelled } = await readBulkOrder(context, user, { slug, order: id });
  return cancelled;
}
