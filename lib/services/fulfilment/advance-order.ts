import { now } from '@/lib/kernel/clock';
import { postcodeIsValid } from '@/lib/domain/address/postcodes';
import type { OrderStatus } from '@/lib/domain/orders/statuses';
import { enqueue } from '@/lib/db/enqueue';
import { findLines } from '@/lib/db/queries/fulfilment/orders';
import { lockOrder, type MovableOrder } from '@/lib/db/queries/orders/move';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { moveOrder } from '@/lib/services/orders/move-order';
import { blockingIssue } from './check-artwork';

/** An order as the pipeline moves it, from step to step of one transaction. */
export async function stepThrough(
  tx: Transaction,
  context: TenantContext,
  order: MovableOrder,
  steps: readonly OrderStatus[],
): Promise<MovableOrder | null> {
  let current = order;
  for (const to of steps) {
    const outcome = await moveOrder(tx, context, current, { to, actor: 'system' });
    if (!outcome.ok || outcome.value === 'late') return null;
    current = { ...current, status: to, returnsTo: null };
  }
  return current;
}

/**
 * Takes a paid order out of its edit window and gathers what it needs: new → … → queued processing, or into the issue
 * that stops it. Repeating it changes nothing; before `edit_until` it puts itself off (DECISIONS 18, 32).
 */
export async function advanceOrder(job: { tenantId: string; orderId: string }): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    if (!order || order.status !== 'new') return;
    if (order.editUntil && order.editUntil > now()) {
      await enqueue(tx, 'advance-order', job, { runAt: order.editUntil, jobKey: `advance:${order.id}` });
      return;
    }
    const start: MovableOrder = { tenantId: order.tenantId, id: order.id, status: 'new', returnsTo: null };
    const { customer } = order.snapshot;
    if (!postcodeIsValid(customer.country_iso2, customer.address_postcode)) {
      await moveOrder(tx, context, start, { to: 'address_issue', actor: 'system', reason: 'postcode' });
      return;
    }
    const queued = await stepThrough(tx, context, start, [
      'queued_downloading',
      'downloaded',
      'queued_processing',
    ]);
    if (!queued) return;
    const issue = await blockingIssue(await findLines(tx, job.tenantId, job.orderId));
    if (issue) {
      await moveOrder(tx, context, queued, { to: 'artwork_issue', actor: 'system', reason: issue });
      return;
    }
    await enqueue(tx, 'render-prints', job, { queue: 'render', jobKey: `render:${order.id}` });
  });
}
