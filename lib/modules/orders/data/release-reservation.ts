import { and, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { runAsOneStatement } from '@/lib/db/one-statement';
import { orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { stockWrites, voucherGivenBack } from '@/lib/modules/orders/service/statements/reservation';

/** Gives back a locked order's reserved stock, less what a submission gave back (D3-49), and voucher, once; an order that reserves nothing is left as it is. */
export async function releaseReservation(tx: Transaction, order: typeof orders.$inferSelect): Promise<void> {
  if (!order.reserved) return;
  const held = await tx
    .select({
      variantId: orderLines.variantId,
      quantity: sql<number>`${orderLines.quantity} - ${orderLines.leftOut}`,
    })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.tenantId, order.tenantId),
        eq(orderLines.orderId, order.id),
        eq(orderLines.short, false),
      ),
    );
  const moves = stockMoves([], held);
  await runAsOneStatement(tx, {
    released: tx
      .update(orders)
      .set({ reserved: false, updatedAt: now() })
      .where(and(eq(orders.tenantId, order.tenantId), eq(orders.id, order.id))),
    ...voucherGivenBack(order.tenantId, order),
    ...(moves.length === 0 ? {} : stockWrites(order.tenantId, moves)),
  });
}
