import { sql } from 'drizzle-orm';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { whyNotReplaced } from '@/lib/modules/orders/rules/replaceable';

type Order = typeof orders.$inferSelect;
type Facts = Pick<Order, 'status' | 'paymentStatus'> & { erasedAt: string | null };

/** What a replacement replaces, up to the order that was bought. */
async function boughtAs(tx: Transaction, { tenantId, parentOrderId }: Order): Promise<Facts[]> {
  if (parentOrderId === null) return [];
  const { rows } = await tx.execute<Facts>(sql`
    with recursive up as (
      select id, parent_order_id, status, payment_status, snapshot from orders
        where tenant_id = ${tenantId} and id = ${parentOrderId}
      union
      select o.id, o.parent_order_id, o.status, o.payment_status, o.snapshot from up
        join orders o on o.tenant_id = ${tenantId} and o.id = up.parent_order_id)
    select status, payment_status as "paymentStatus", snapshot ->> 'erasedAt' as "erasedAt" from up`);
  return rows;
}

/**
 * Why nothing of an order can be replaced: for what it is itself, or, of a replacement, because what was bought was cancelled or
 * its money went back. S2.2-114, D32-74.
 */
export async function whyNoReplacement(tx: Transaction, order: Order) {
  const own = whyNotReplaced(order);
  if (own !== null) return own;
  for (const { erasedAt, ...facts } of await boughtAs(tx, order)) {
    const why = whyNotReplaced({ ...facts, snapshot: erasedAt === null ? {} : { erasedAt } });
    if (why !== null) return why;
  }
  return null;
}
