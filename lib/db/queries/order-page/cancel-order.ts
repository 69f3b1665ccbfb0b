import { and, eq, gt, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { stockMoves } from '@/lib/domain/checkout/stock';
import { events, promoCodes } from '@/lib/db/schema/catalogue';
import { claimKeys, orderLines, orders } from '@/lib/db/schema/orders';
import { giveVoucherBack, stockWrites } from '@/lib/db/queries/checkout/reservation';
import { together } from '@/lib/db/together';
import type { Transaction } from '@/lib/db/transaction';

type Order = typeof orders.$inferSelect;

/** Gives back a locked order's stock and voucher, as far as it still holds them, once: it holds nothing afterwards. */
async function releaseReservation(tx: Transaction, order: Order): Promise<void> {
  const held = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, order.tenantId), eq(orderLines.orderId, order.id)));
  const moves = stockMoves([], held);
  await together(tx, {
    released: tx
      .update(orders)
      .set({ reserved: false, updatedAt: now() })
      .where(and(eq(orders.tenantId, order.tenantId), eq(orders.id, order.id))),
    ...(order.voucherId === null ? {} : { voucher_back: giveVoucherBack(order.tenantId, order.voucherId) }),
    ...(moves.length === 0 ? {} : stockWrites(order.tenantId, moves)),
  });
}

/** Gives back what a claim has used: its code, its place under the cap, and its household's one gift. DECISIONS 22 to 24. */
async function releaseClaim(tx: Transaction, order: Order): Promise<void> {
  const { tenantId, id, promoCodeId, eventId } = order;
  if (promoCodeId !== null) {
    await tx
      .update(promoCodes)
      .set({ uses: sql`${promoCodes.uses} - 1` })
      .where(and(eq(promoCodes.tenantId, tenantId), eq(promoCodes.id, promoCodeId), gt(promoCodes.uses, 0)));
  }
  await tx
    .update(events)
    .set({ claimsUsed: sql`${events.claimsUsed} - 1` })
    .where(and(eq(events.tenantId, tenantId), eq(events.id, eventId), gt(events.claimsUsed, 0)));
  await tx.delete(claimKeys).where(and(eq(claimKeys.tenantId, tenantId), eq(claimKeys.orderId, id)));
}

/** Gives back all that a locked order has taken: stock, voucher, and for a claim code, place and household. */
export async function releaseHeld(tx: Transaction, order: Order): Promise<void> {
  if (order.kind === 'claim') await releaseClaim(tx, order);
  if (order.reserved) await releaseReservation(tx, order);
}

/** Says that a cancelled order's money has been given back; false when it had been said before. */
export async function markRefunded(tx: Transaction, tenantId: string, orderId: string): Promise<boolean> {
  const marked = await tx
    .update(orders)
    .set({ paymentStatus: 'refunded', updatedAt: now() })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId), eq(orders.paymentStatus, 'paid')))
    .returning({ id: orders.id });
  return marked.length === 1;
}
