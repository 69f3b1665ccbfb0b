import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bulkOrders } from '@/lib/db/schema/bulk-orders';
import { orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { Pieces } from '@/lib/modules/orders/rules/stock';

interface BulkKey {
  tenantId: string;
  id: string;
}

/** A Bulk order, locked until the transaction ends; undefined for none. */
export async function lockBulkOrder(tx: Transaction, { tenantId, id }: BulkKey) {
  const [found] = await tx
    .select()
    .from(bulkOrders)
    .where(and(eq(bulkOrders.tenantId, tenantId), eq(bulkOrders.id, id)))
    .for('update');
  return found;
}
export type LockedBulkOrder = NonNullable<Awaited<ReturnType<typeof lockBulkOrder>>>;

/** Its orders, locked in the order of their ids. */
export async function lockOrders(tx: Transaction, { tenantId, id }: BulkKey) {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.bulkOrderId, id)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** What some of its orders have taken from stock and not given back. */
export async function readTaken(
  tx: Transaction,
  { tenantId, id }: BulkKey,
  orderIds: readonly string[],
): Promise<Pieces[]> {
  return tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.tenantId, orderLines.tenantId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.bulkOrderId, id),
        inArray(orders.id, [...orderIds]),
        eq(orders.reserved, true),
        eq(orderLines.short, false),
      ),
    );
}

/** Notes that some of its orders hold no stock any more. */
export async function markGivenBack(
  tx: Transaction,
  { tenantId, id }: BulkKey,
  { orderIds, at }: { orderIds: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ reserved: false, updatedAt: at })
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.bulkOrderId, id),
        inArray(orders.id, [...orderIds]),
        eq(orders.reserved, true),
      ),
    );
}

/**
 * The Bulk orders of a tenant that wait for money and have enough of it now, the oldest first; whether that is still so,
 * reserving decides. D37-6.
 */
export async function findReleasable(
  tx: Transaction,
  tenantId: string,
): Promise<{ id: string; slug: string }[]> {
  const { rows } = await tx.execute<{ id: string; slug: string }>(sql`
    select b.id, e.slug from bulk_orders b
      join events e on e.tenant_id = b.tenant_id and e.id = b.event_id
      join credit_accounts a on a.tenant_id = b.tenant_id and a.currency = b.currency
      join event_budgets g on g.tenant_id = b.tenant_id and g.event_id = b.event_id
    where b.tenant_id = ${tenantId} and a.balance_minor + a.limit_minor - a.reserved_minor >= b.total_minor
      and (g.budget_minor is null or g.budget_minor - g.used_minor >= b.total_minor)
      and exists (select from orders o where o.tenant_id = b.tenant_id and o.bulk_order_id = b.id
        and o.status in ('over_budget', 'over_budget_limit'))
    order by b.placed_at, b.id limit 100`);
  return rows;
}
