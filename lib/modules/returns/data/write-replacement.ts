import { and, eq } from 'drizzle-orm';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

export interface NewReplacement {
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  history: typeof orderHistory.$inferInsert;
}

/** Writes a replacement with its lines and the first row of its history; its order must be locked. */
export async function insertReplacement(
  tx: Transaction,
  { order, lines, history }: NewReplacement,
): Promise<void> {
  await tx.insert(orders).values(order);
  await tx.insert(orderLines).values(lines);
  await tx.insert(orderHistory).values(history);
}

/** The replacement of an order that the same form has made; undefined for none. */
export async function findByForm(
  tx: Transaction,
  { tenantId, parentId, formHash }: { tenantId: string; parentId: string; formHash: Buffer },
): Promise<typeof orders.$inferSelect | undefined> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.parentOrderId, parentId),
        eq(orders.requestHash, formHash),
      ),
    );
  return found;
}
