import type { TenantContext } from '@/lib/db/with-tenant';
import { withTenantAgain } from '@/lib/db/with-tenant-again';
import { AppError, notFound } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { CancelForm } from '@/lib/modules/orders/contract/order-acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { wasInBulkAct } from '@/lib/modules/orders/service/statements/was-in-bulk-act';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { callOff } from './call-off';
import { endReplacements } from './end-replacements';
import { readOrder } from './read-order';
import { waitsForDecision } from './waits-for-decision';

/**
 * Cancels one order of many, as `cancelForClient` does; one that was cancelled before is a `conflict`, as nothing is left to do.
 * An act that comes back to an order changes nothing more. D3-35.
 */
export async function cancelInBulk(
  context: TenantContext,
  { orderId, bulkActId, form }: { orderId: string; bulkActId: string; form: CancelForm },
): Promise<void> {
  const { tenantId } = context;
  await withTenantAgain(context, async (tx) => {
    await endReplacements(tx, context, { tenantId, orderId }, form.reason);
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    if (await wasInBulkAct(tx, order, bulkActId)) return;
    if (!mayCancel(order) || (await waitsForDecision(tx, order))) throw new AppError('conflict');
    await callOff(tx, context, order, { ...form, bulkActId });
  });
}

/**
 * Cancels an order for its client, before it is made: status, audit row, mail to the shopper and what is given back in one
 * transaction; the money goes back by a job. Cancelling again returns the same. D32-3. Throws 404 for another tenant's order,
 * and `conflict` for one that is unpaid, made already, questioned by the buyer's bank, part of a bulk order, or a flagged claim:
 * that one is refused instead.
 */
export async function cancelForClient(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  form: CancelForm,
): Promise<OrderDetail> {
  const { tenantId } = context;
  await withTenantAgain(context, async (tx) => {
    await endReplacements(tx, context, { tenantId, orderId }, form.reason);
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    if (order.status === 'cancelled') return;
    if (!mayCancel(order) || (await waitsForDecision(tx, order))) throw new AppError('conflict');
    await callOff(tx, context, order, form);
  });
  return readOrder(context, user, orderId);
}
