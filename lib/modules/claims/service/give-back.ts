import { and, eq } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { orderLines, orders } from '@/lib/db/schema/orders';
import { giveVoucherBack, stockWrites } from '@/lib/modules/orders/service/statements/reservation';
import { giveBackClaim } from '@/lib/modules/claims/data/give-back-claim';
import { runAsOneStatement } from '@/lib/db/one-statement';
import type { Transaction } from '@/lib/db/transaction';

type Order = typeof orders.$inferSelect;

/** Gives back a locked order's reserved stock and voucher, once. */
async function releaseReservation(tx: Transaction, order: Order): Promise<void> {
  const held = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
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
    ...(order.voucherId === null ? {} : { voucher_back: giveVoucherBack(order.tenantId, order.voucherId) }),
    ...(moves.length === 0 ? {} : stockWrites(order.tenantId, moves)),
  });
}

/**
 * Gives back everything that an order has taken, whoever cancels it: stock and voucher, and for a claim its code, its
 * place under the event's cap and its keys, which pass to the next claim with the same keys. `reserved` says whether
 * the order still holds stock. The order must be locked, and be cancelled in the same transaction. Returns as
 * `giveBackClaim` does.
 */
export async function giveBack(tx: Transaction, order: Order): Promise<{ reopened: string | null }> {
  const given = order.kind === 'claim' ? await giveBackClaim(tx, order) : { reopened: null };
  if (order.reserved) await releaseReservation(tx, order);
  return given;
}
