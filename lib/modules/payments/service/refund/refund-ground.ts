import type { orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { refundedByLine } from '@/lib/modules/orders/rules/left-out';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { standingRequests } from '@/lib/modules/orders/service/statements/left-out';
import { givenBackOf } from '@/lib/modules/orders/service/statements/money-back';
import { waitingToGoBack } from '@/lib/modules/payments/data/refund-requests';
import { paidParts } from '@/lib/modules/payments/rules/refund-parts';
import { repriceOrder } from '@/lib/modules/payments/rules/reprice';
import { frozenOf } from '@/lib/modules/payments/service/refigure';

type Order = typeof orders.$inferSelect;

/** A line of an order: what was paid for all its pieces, and how many of them were given back. */
interface RefundLine {
  row: typeof orderLines.$inferSelect;
  paid: number;
  before: number;
}

/** What can be given back of an order. Minor units. */
export interface RefundGround {
  left: number;
  lines: RefundLine[];
  shipping: number;
  shippingGiven: boolean;
}

/**
 * What of an order's money is left to be given back, and what was paid for each part of it. What waits to be made at the provider
 * is not left. D36-13. Who acts on it must have locked the order; who only shows it need not.
 */
export async function refundGround(tx: Transaction, order: Order): Promise<RefundGround> {
  const key = { tenantId: order.tenantId, orderId: order.id };
  const rows = await findLines(tx, order.tenantId, order.id);
  const made = await givenBackOf(tx, key);
  const waiting = await waitingToGoBack(tx, key);
  const standing = await standingRequests(tx, key);
  const price = repriceOrder(frozenOf({ order, lines: rows }));
  const parts = paidParts(order.totalMinor, price.lines, price.shipping);
  const given = refundedByLine(standing);
  return {
    left: Math.max(0, order.totalMinor - made - waiting),
    lines: rows.map((row, at) => ({
      row,
      paid: parts.lines[at] ?? 0,
      before: given.get(row.id) ?? 0,
    })),
    shipping: parts.shipping,
    shippingGiven: standing.some(({ withShipping }) => withShipping),
  };
}
