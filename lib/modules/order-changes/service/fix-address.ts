import { announce } from '@/lib/domain-events/announce';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { FixAddressForm } from '@/lib/modules/order-changes/contract/fix-address';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { mayFixAddress } from '@/lib/modules/orders/rules/may-fix-address';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { OrderMoved, type Editor, type HeldOrder } from './change-order';
import { changeAddress } from './edit-address';

/** Lets an order go on that its address had stopped: back to where it was, and production takes it up there. D32-3. */
async function solveIssue(tx: Transaction, context: TenantContext, order: HeldOrder): Promise<void> {
  const { returnsTo } = movable(order);
  if (order.status !== 'address_issue' || returnsTo === null) return;
  const actor = context.actor === 'staff' ? 'staff' : 'client';
  const moved = await moveOrder(tx, context, movable(order), { to: returnsTo, actor });
  if (!moved.ok || moved.value !== 'moved') throw new OrderMoved();
  const { tenantId, id: orderId, editUntil, holdReason } = order;
  // A held one is taken up once somebody lets it go on.
  if (holdReason !== null) return;
  await announce(tx, 'order.resumed', { tenantId, orderId, status: returnsTo, editUntil });
}

/**
 * Corrects the name, phone or address of an order for its shopper, until it is sent to the fulfiller; one that its address had
 * stopped goes on. The shopper gets a mail. D3-24. Throws 404 for another tenant's order, `conflict` when it has changed since
 * `version` or was sent, and as `changeAddress` does.
 */
export async function fixAddress(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  { version, ...form }: FixAddressForm,
): Promise<OrderDetail> {
  const editor: Editor = {
    context,
    orderId,
    userId: user.id,
    action: 'order.address_fixed',
    isOpen: mayFixAddress,
    then: (tx, order) => solveIssue(tx, context, order),
  };
  try {
    await changeAddress(editor, version, form);
  } catch (error) {
    if (error instanceof OrderMoved) throw new AppError('conflict');
    throw error;
  }
  return readOrder(context, user, orderId);
}
