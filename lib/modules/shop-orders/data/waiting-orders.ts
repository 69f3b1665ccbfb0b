import { and, asc, eq } from 'drizzle-orm';
import { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';

/** A client's shop orders in a region that wait for their money, the oldest first. */
export async function listWaitingShopOrders(
  tx: Transaction,
  { tenantId, region }: { tenantId: string; region: Region },
): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.region, region),
        eq(orders.kind, 'shop'),
        eq(orders.status, 'over_budget_limit'),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(500);
  return rows.map(({ id }) => id);
}
