import { fromWire, isWireAmount, type Minor } from '@/lib/kernel/money';
import type { Refundable } from '@/lib/modules/payments/contract/refund';
import { piecesWorth } from '@/lib/modules/payments/rules/refund-parts';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

/** What the dialog holds; `pieces` by line id, `amount` as it was typed. */
export interface RefundChoice {
  of: 'everything' | 'lines' | 'amount';
  pieces: Readonly<Record<string, number>>;
  shipping: boolean;
  amount: string;
}

type Line = Refundable['lines'][number];

/** What the chosen pieces of a line are worth. Minor units. */
export function lineWorth(line: Line, now: number): Minor {
  return piecesWorth(fromWire(line.paid), { of: line.quantity, before: line.refunded, now });
}

/** A typed amount in minor units; null for what is none. */
function typedMinor(text: string): Minor | null {
  const wire = typedPrice(text.trim()) ?? text.trim();
  return isWireAmount(wire) ? fromWire(wire) : null;
}

/** The amount that goes back, in minor units, as the server will decide it; null while none is typed. D36-13. */
export function refundWorth(state: Refundable, choice: RefundChoice): Minor | null {
  const left = fromWire(state.left);
  if (choice.of === 'everything') return left;
  if (choice.of === 'amount') return typedMinor(choice.amount);
  const pieces = state.lines.reduce((sum, line) => sum + lineWorth(line, choice.pieces[line.id] ?? 0), 0);
  const rest = state.lines.some((line) => line.refunded + (choice.pieces[line.id] ?? 0) < line.quantity);
  if (!rest && state.cancels && state.leaves_out) return left;
  return Math.min(left, pieces + (choice.shipping ? fromWire(state.shipping) : 0));
}
