import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { addHistory, type lockOrder } from '@/lib/modules/orders/service/statements/move';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Stores a message that cannot move the order: in the log, and in the order's history if it names a known status. `why` is null for
 * one that is only late. D32-4.
 */
export async function noteRefusal(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { status, why }: { status: string; why: string | null },
): Promise<void> {
  if (isOrderStatus(status) && isOrderStatus(order.status)) {
    const row = { tenantId: order.tenantId, orderId: order.id, from: order.status, to: status };
    await addHistory(tx, { ...row, actor: 'fulfiller', userId: null, moved: false, reason: why });
  }
  await audit(tx, context, {
    action: 'order.message_ignored',
    subjectType: 'order',
    subjectId: order.id,
    data: { why: why ?? 'late' },
  });
}
