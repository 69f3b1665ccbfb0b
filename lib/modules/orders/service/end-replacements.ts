import { sql } from 'drizzle-orm';
import { AppError } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { isInPrintersHands } from '@/lib/modules/orders/rules/hold';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { cancelOrder } from './cancel-order';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/**
 * Cancels the replacements of an order that is about to be cancelled: what is paid back is not made again. They are locked before
 * their order, as everywhere. Throws `conflict` where one is at its printer already. D32-48. `keepSent`: one that was sent stays as
 * it is, and nothing is paid back unseen (D32-65). Returns whether one was.
 */
export async function endReplacements(
  tx: Transaction,
  context: TenantContext,
  { tenantId, orderId }: OrderKey,
  reason: string,
  { keepSent = false }: { keepSent?: boolean } = {},
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from orders where tenant_id = ${tenantId} and parent_order_id = ${orderId}
      and status is distinct from 'cancelled'
      and exists (select from orders p where p.tenant_id = ${tenantId} and p.id = ${orderId}
        and p.status is distinct from 'cancelled')
    order by id`);
  let sent = false;
  for (const { id } of rows) {
    const replacement = await lockOrder(tx, tenantId, id);
    if (!replacement || replacement.status === 'cancelled') continue;
    const { status, returnsTo } = movable(replacement);
    if (keepSent && status === 'shipped') {
      sent = true;
      continue;
    }
    const place = status === 'fulfiller_submission_error' ? 'submitting_to_fulfiller' : (returnsTo ?? status);
    if (place !== null && isInPrintersHands(place)) throw new AppError('conflict');
    const actor = context.actor === 'staff' ? 'staff' : 'client';
    await cancelOrder(tx, context, replacement, { actor, reason });
    const data = { reason, parent: orderId };
    await audit(tx, context, { action: 'order.cancelled', subjectType: 'order', subjectId: id, data });
  }
  return sent;
}
