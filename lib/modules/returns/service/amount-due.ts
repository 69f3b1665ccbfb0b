import type { Transaction } from '@/lib/db/transaction';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';
import { piecesWorth } from '@/lib/modules/payments/rules/refund-parts';
import { refundGround, type RefundGround } from '@/lib/modules/payments/service/refund/refund-ground';
import { priceShipping } from '@/lib/modules/pricing/rules/price-shipping';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { CaseFacts } from '@/lib/modules/returns/data/read-case-facts';
import { standardDelivery } from '@/lib/modules/returns/rules/standard-delivery';
import { countPieces } from '@/lib/modules/returns/rules/withdrawal-lines';

/** What is due for these items, and the items whose price was not given back before. Minor units. */
interface PiecesDue {
  worth: number;
  lines: RefundedPieces[];
}

/**
 * What was paid for these items of an order. Those whose price was given back already count no second time; `waiting` are items
 * of earlier withdrawals, whose price has not gone back yet. D53-5.
 */
export function piecesDue(
  ground: RefundGround,
  asked: readonly RefundedPieces[],
  waiting: readonly RefundedPieces[] = [],
): PiecesDue {
  const earlier = countPieces([waiting]);
  const due: PiecesDue = { worth: 0, lines: [] };
  for (const [id, pieces] of countPieces([asked])) {
    const line = ground.lines.find(({ row }) => row.id === id);
    if (!line) continue;
    const of = line.row.quantity;
    const before = Math.min(of, line.before + (earlier.get(id) ?? 0));
    const now = Math.min(pieces, of - before);
    if (now === 0) continue;
    due.worth += piecesWorth(line.paid, { of, before, now });
    due.lines.push({ line: id, quantity: now });
  }
  return due;
}

/** What of an order's delivery is due: the store's least expensive one for as many items. D53-5. */
function deliveryDue(ground: RefundGround, { order, event, regionShipping }: CaseFacts): number {
  if (ground.shippingGiven) return 0;
  // What the store asks for it by now says nothing of what the buyer chose.
  if (order.shippingMethod === 'standard') return ground.shipping;
  const pieces = ground.lines.reduce((sum, { row }) => sum + row.quantity, 0);
  const standard = priceShipping(storePricing({ ...event, regionShipping }), 'standard', pieces);
  return standardDelivery({
    paid: ground.shipping,
    net: order.snapshot.shipping.netMinor,
    standardNet: standard.net,
  });
}

/** What is due for a withdrawal, and what is left of the order's money at all; never more than that. Minor units. D53-5. */
export async function withdrawalDue(
  tx: Transaction,
  facts: CaseFacts,
  asked: { lines: readonly RefundedPieces[]; waiting: readonly RefundedPieces[]; whole: boolean },
): Promise<{ amount: number; left: number }> {
  const ground = await refundGround(tx, facts.order);
  const { worth } = piecesDue(ground, asked.lines, asked.waiting);
  const amount = worth + (asked.whole ? deliveryDue(ground, facts) : 0);
  return { amount: Math.min(amount, ground.left), left: ground.left };
}
