import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '@/lib/db/schema/orders';
import { shopFulfilmentLines, shopFulfilmentOrders } from '@/lib/db/schema/shop-orders';
import type { Transaction } from '@/lib/db/transaction';

export type RequestRow = typeof shopFulfilmentOrders.$inferSelect;

interface RequestKey {
  tenantId: string;
  gid: string;
}

const isOne = ({ tenantId, gid }: RequestKey) =>
  and(eq(shopFulfilmentOrders.tenantId, tenantId), eq(shopFulfilmentOrders.gid, gid));

export async function findRequest(tx: Transaction, key: RequestKey): Promise<RequestRow | undefined> {
  const [found] = await tx.select().from(shopFulfilmentOrders).where(isOne(key));
  return found;
}

/** Keeps what a request has become, in place of what an earlier one of the same id was. A shop belongs to one client. */
export async function putRequest(
  tx: Transaction,
  row: typeof shopFulfilmentOrders.$inferInsert,
  lines: (typeof shopFulfilmentLines.$inferInsert)[],
): Promise<void> {
  const { tenantId, gid } = row;
  const of = shopFulfilmentLines;
  await tx.delete(of).where(and(eq(of.tenantId, tenantId), eq(of.fulfilmentGid, gid)));
  const { tenantId: _t, gid: _g, ...rest } = row;
  const was = shopFulfilmentOrders;
  const formerOrderIds = sql`case when ${was.orderId} is null then ${was.formerOrderIds} else array_append(${was.formerOrderIds}, ${was.orderId}) end`;
  const set = { ...rest, formerOrderIds };
  await tx
    .insert(shopFulfilmentOrders)
    .values(row)
    .onConflictDoUpdate({ target: [shopFulfilmentOrders.tenantId, shopFulfilmentOrders.gid], set });
  if (lines.length > 0) await tx.insert(of).values(lines);
}

/** Notes what the shop was told; false where the row stands otherwise by now. */
export async function settleRequest(
  tx: Transaction,
  key: RequestKey,
  { from, to, at }: { from: RequestRow['state'][]; to: RequestRow['state']; at: Date },
): Promise<boolean> {
  const settled = await tx
    .update(shopFulfilmentOrders)
    .set({ state: to, answeredAt: at })
    .where(and(isOne(key), inArray(shopFulfilmentOrders.state, from)))
    .returning({ gid: shopFulfilmentOrders.gid });
  return settled.length === 1;
}

/** Requests that the shop has not been answered, and accepted ones whose order was cancelled here. */
export async function listUnsettled(
  tx: Transaction,
  { tenantId, shop }: { tenantId: string; shop: string },
): Promise<(RequestRow & { isCancelled: boolean })[]> {
  const { state } = shopFulfilmentOrders;
  const isCancelled = sql<boolean>`coalesce(${orders.status} = 'cancelled', false)`;
  const rows = await tx
    .select({ row: shopFulfilmentOrders, isCancelled })
    .from(shopFulfilmentOrders)
    .leftJoin(
      orders,
      and(eq(orders.tenantId, shopFulfilmentOrders.tenantId), eq(orders.id, shopFulfilmentOrders.orderId)),
    )
    .where(
      and(
        eq(shopFulfilmentOrders.tenantId, tenantId),
        eq(shopFulfilmentOrders.shop, shop),
        sql`(${state} in ('accepting', 'rejecting') or ${state} = 'accepted' and ${orders.status} = 'cancelled')`,
      ),
    )
    .orderBy(asc(shopFulfilmentOrders.madeAt))
    .limit(50);
  return rows.map(({ row, isCancelled: cancelled }) => ({ ...row, isCancelled: cancelled }));
}
