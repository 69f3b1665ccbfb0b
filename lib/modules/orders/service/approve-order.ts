import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { endEditWindow } from '@/lib/modules/orders/data/end-edit-window';
import { wasInBulkAct } from '@/lib/modules/orders/service/statements/was-in-bulk-act';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { endApproval } from '@/lib/modules/orders/service/statements/approvals';
import { setHold } from '@/lib/modules/orders/service/statements/money-back';
import { addHistory, lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { renewDelivery } from '@/lib/modules/orders/service/statements/renew-delivery';
import type { LockedOrder } from './go-on';
import { lookAgain } from './hold-order';

interface Approver {
  userId: string | null;
  bulkActId?: string;
}

/** Its delivery dates count from now, and its shopper gets them by mail. */
async function tellDates(tx: Transaction, { tenantId, id: orderId, region, shippingMethod }: LockedOrder) {
  const at = now();
  const dates = deliveryWindow(at, REGION_FACTS[region].timeZone, shippingMethod);
  await renewDelivery(tx, { tenantId, orderId }, dates);
  const mail = { tenantId, orderId, kind: 'order_released', decision: String(at.getTime()) } as const;
  await enqueue(tx, 'send-order-mail', mail, { jobKey: `confirm:${orderId}` });
}

/**
 * Approves a locked order that waits for it: what was looked at is what is made, so its edit window ends. One that waits for
 * room as well goes on waiting for that. D3-30.
 */
export async function approveLocked(
  tx: Transaction,
  context: TenantContext,
  order: LockedOrder,
  { userId, bulkActId }: Approver,
): Promise<void> {
  const { tenantId, id: orderId } = order;
  const { status } = movable(order);
  const waitsOn = isWaiting(status);
  const act = bulkActId === undefined ? {} : { bulkActId };
  await endApproval(tx, order, waitsOn);
  await setHold(tx, { tenantId, orderId }, null);
  await endEditWindow(tx, order, now());
  if (status !== null) {
    const stays = { tenantId, orderId, from: status, to: status, moved: false, reason: 'approved' } as const;
    await addHistory(tx, { ...stays, actor: context.actor, userId, ...act });
  }
  await audit(tx, context, {
    action: 'order.approved',
    subjectType: 'order',
    subjectId: orderId,
    ...(bulkActId === undefined ? {} : { data: { bulk_act: bulkActId } }),
  });
  await announce(tx, 'order.resumed', { tenantId, orderId, status, editUntil: null });
  if (waitsOn) await lookAgain(tx, order);
  else await tellDates(tx, order);
}

/**
 * Approves one of many orders (D3-31). A bulk act that comes back to an order changes nothing more. Throws 404 for another
 * tenant's order, 409 for one that does not wait for approval, or has changed since it was seen at `seenAt` (D3-58).
 */
export async function approveOrder(
  context: TenantContext,
  { orderId, seenAt, ...by }: Approver & { orderId: string; seenAt?: Date },
): Promise<void> {
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, context.tenantId, orderId);
    if (!order) throw notFound();
    if (by.bulkActId !== undefined && (await wasInBulkAct(tx, order, by.bulkActId))) return;
    const isNewer = seenAt !== undefined && order.updatedAt > seenAt;
    if (order.holdReason !== 'approval' || isNewer) throw new AppError('conflict');
    await approveLocked(tx, context, order, by);
  });
}
