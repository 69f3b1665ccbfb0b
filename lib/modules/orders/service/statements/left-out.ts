import { and, asc, eq, sql } from 'drizzle-orm';
import { runAsOneStatement } from '@/lib/db/one-statement';
import { orderRefunds, refundRequests } from '@/lib/db/schema/order-money-back';
import { orderLines, type orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { leavesOut, leftOutOf, refundedByLine } from '@/lib/modules/orders/rules/left-out';
import type { RefundedPieces, RefundRequestState } from '@/lib/modules/orders/rules/refund-requests';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { findLines } from './find-lines';
import { stockWrites } from './reservation';
import { wasProduced } from './was-produced';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

interface Standing {
  lines: RefundedPieces[];
  withShipping: boolean;
  state: RefundRequestState;
}

/** What was asked to be refunded and has not failed since: its pieces are not given back again. The oldest first. */
export async function standingRequests(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<Standing[]> {
  return tx
    .select({
      lines: refundRequests.lines,
      withShipping: refundRequests.withShipping,
      state: refundRequests.state,
    })
    .from(refundRequests)
    .leftJoin(
      orderRefunds,
      and(
        eq(orderRefunds.tenantId, refundRequests.tenantId),
        eq(orderRefunds.refundId, refundRequests.refundId),
      ),
    )
    .where(
      and(
        eq(refundRequests.tenantId, tenantId),
        eq(refundRequests.orderId, orderId),
        sql`${refundRequests.state} <> 'refused' and ${orderRefunds.state} is distinct from 'failed'`,
      ),
    )
    .orderBy(asc(refundRequests.askedAt), asc(refundRequests.id));
}

/** A line, and how many of its pieces the printer is not asked for. */
export interface LeftOut {
  line: Line;
  pieces: number;
}

/**
 * Of each line of an order the pieces that its printer is not asked for, as things are now; with `gone`, of those that no submission
 * has left out, only the ones whose money has gone back. D3-49.
 */
export async function readLeftOut(tx: Transaction, order: Order, gone = false): Promise<LeftOut[]> {
  const key = { tenantId: order.tenantId, orderId: order.id };
  const open = leavesOut(order, await wasProduced(tx, key));
  const standing = open ? await standingRequests(tx, key) : [];
  const refunded = refundedByLine(standing.filter(({ state }) => !gone || state === 'made'));
  const lines = await findLines(tx, order.tenantId, order.id);
  return lines.map((line) => ({ line, pieces: leftOutOf(line, refunded, open) }));
}

/**
 * Writes what the submission of a locked order leaves out, so that a repeat of it asks for the same, and gives the stock of those
 * pieces back. D3-49.
 */
export async function writeLeftOut(tx: Transaction, order: Order, left: readonly LeftOut[]): Promise<void> {
  const more = left.filter(({ line, pieces }) => pieces > line.leftOut);
  for (const { line, pieces } of more)
    await tx
      .update(orderLines)
      .set({ leftOut: pieces })
      .where(and(eq(orderLines.tenantId, order.tenantId), eq(orderLines.id, line.id)));
  if (!order.reserved) return;
  const held = more.flatMap(({ line, pieces }) =>
    line.short ? [] : [{ variantId: line.variantId, quantity: pieces - line.leftOut }],
  );
  const moves = stockMoves([], held);
  if (moves.length > 0) await runAsOneStatement(tx, stockWrites(order.tenantId, moves));
}
