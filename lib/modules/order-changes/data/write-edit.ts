import { and, eq, sql } from 'drizzle-orm';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { idsFrom, stockWrites } from '@/lib/modules/orders/service/statements/reservation';
import { orderEdits } from '@/lib/db/schema/order-edits';
import { orderLines, orders } from '@/lib/db/schema/orders';
import { runAsOneStatement } from '@/lib/db/one-statement';
import type { Transaction } from '@/lib/db/transaction';

type LineChange = Partial<typeof orderLines.$inferInsert>;
type OrderChangeSet = Partial<typeof orders.$inferInsert> & { updatedAt: Date };

/** Writes the changes of an edit to a locked order, and records the edit. */
export async function writeEdit(
  tx: Transaction,
  key: { tenantId: string; orderId: string },
  written: {
    order: OrderChangeSet;
    line: { id: string; set: LineChange } | null;
    edit: typeof orderEdits.$inferInsert;
  },
): Promise<void> {
  const { tenantId, orderId } = key;
  const { line } = written;
  await runAsOneStatement(tx, {
    edited_order: tx
      .update(orders)
      .set(written.order)
      .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId))),
    ...(line === null
      ? {}
      : {
          edited_line: tx
            .update(orderLines)
            .set(line.set)
            .where(
              and(
                eq(orderLines.tenantId, tenantId),
                eq(orderLines.orderId, orderId),
                eq(orderLines.id, line.id),
              ),
            ),
        }),
    new_edit: tx.insert(orderEdits).values(written.edit),
  });
}

/**
 * Takes `quantity` pieces of one variant and gives back those of another, if any. False when there are too few; the
 * caller then rolls back.
 */
export async function swapStock(
  tx: Transaction,
  tenantId: string,
  swap: { from: string | null; to: string; quantity: number },
): Promise<boolean> {
  const { quantity } = swap;
  const moves = stockMoves(
    [{ variantId: swap.to, quantity }],
    swap.from === null ? [] : [{ variantId: swap.from, quantity }],
  );
  const answer = sql`select ${idsFrom('stock')} as stock`;
  const [row] = await runAsOneStatement<{ stock: string[] }>(tx, stockWrites(tenantId, moves), answer);
  return row !== undefined && moves.every(({ variantId }) => row.stock.includes(variantId));
}
