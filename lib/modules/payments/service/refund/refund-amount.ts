import { invalid } from '@/lib/kernel/app-error';
import { fromWire } from '@/lib/kernel/money';
import type { RefundForm } from '@/lib/modules/payments/contract/refund';
import { piecesWorth } from '@/lib/modules/payments/rules/refund-parts';
import type { RefundGround } from './refund-ground';

type Asked = Pick<RefundForm, 'of' | 'lines' | 'shipping' | 'amount'>;

function worthOfLines(ground: RefundGround, { lines, shipping }: Asked): number {
  const asked = new Map<string, number>();
  for (const { line, quantity } of lines) asked.set(line, (asked.get(line) ?? 0) + quantity);
  let worth = 0;
  for (const [id, pieces] of asked) {
    const line = ground.lines.find(({ row }) => row.id === id);
    if (!line) throw invalid({ lines: ['invalid'] });
    const { quantity } = line.row;
    if (line.before + pieces > quantity) throw invalid({ lines: ['too_large'] });
    worth += piecesWorth(line.paid, { of: quantity, before: line.before, now: pieces });
  }
  if (shipping && ground.shippingGiven) throw invalid({ shipping: ['too_large'] });
  return worth + (shipping ? ground.shipping : 0);
}

/** Whether no piece is left of an order once these go, too. D3-50. */
export function takesAll({ lines }: RefundGround, asked: RefundForm['lines']): boolean {
  return lines.every(({ row, before }) => {
    const now = asked.filter(({ line }) => line === row.id).reduce((sum, { quantity }) => sum + quantity, 0);
    return before + now >= row.quantity;
  });
}

/**
 * The amount of a refund in minor units, decided here and never by the caller: pieces and shipping at what was paid for them, as
 * far as money is left after refunds by amount. D36-13. Throws 422 for lines of another order, for more pieces than were bought,
 * for nothing, and for more than is left.
 */
export function refundAmount(ground: RefundGround, asked: Asked): number {
  if (asked.of === 'everything') return ground.left;
  if (asked.of === 'lines') {
    const worth = Math.min(ground.left, worthOfLines(ground, asked));
    if (worth === 0) throw invalid({ lines: ['too_small'] });
    return worth;
  }
  const amount = fromWire(asked.amount ?? '0.00');
  if (amount === 0) throw invalid({ amount: ['too_small'] });
  if (amount > ground.left) throw invalid({ amount: ['too_large'] });
  return amount;
}
