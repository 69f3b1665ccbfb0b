import { and, eq } from 'drizzle-orm';
import { shopFulfilmentOrders } from '@/lib/db/schema/shop-orders';
import type { Transaction } from '@/lib/db/transaction';

/** Whether a shop has ever asked us for anything. */
export async function hasRequests(
  tx: Transaction,
  { tenantId, shop }: { tenantId: string; shop: string },
): Promise<boolean> {
  const of = shopFulfilmentOrders;
  const [found] = await tx
    .select({ gid: of.gid })
    .from(of)
    .where(and(eq(of.tenantId, tenantId), eq(of.shop, shop)))
    .limit(1);
  return found !== undefined;
}
