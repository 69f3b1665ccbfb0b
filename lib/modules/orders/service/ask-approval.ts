import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { beginApproval, readLockedOrder } from '@/lib/modules/orders/service/statements/approvals';
import { holdOrder } from './hold-order';

/**
 * Has an order that has just become `new`, or waits for room, wait for its client's approval: nothing of it is made before.
 * In the transaction in which it became so, and after its stock, voucher and credit. D3-29.
 */
export async function askApproval(tx: Transaction, context: TenantContext, orderId: string): Promise<void> {
  const order = await readLockedOrder(tx, context.tenantId, orderId);
  if (!order) throw new RangeError(`${orderId} is gone`);
  await beginApproval(tx, order, now());
  const { tenantId, requestId } = context;
  // The event's rule holds it, whoever's payment led to it.
  const system = { tenantId, actor: 'system', ...(requestId === undefined ? {} : { requestId }) } as const;
  await holdOrder(tx, system, order, 'approval');
}
