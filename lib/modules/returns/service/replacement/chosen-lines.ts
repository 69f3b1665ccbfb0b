import { invalid } from '@/lib/kernel/app-error';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';
import { countPieces } from '@/lib/modules/returns/rules/withdrawal-lines';
import type { ReplacementGround } from './replacement-ground';

type Chosen = ReplacementGround['lines'][number] & { quantity: number };

/** The chosen items of each line, each line once. Throws 422 for a line of another order and for more than is left. S2.2-114. */
export function chosenLines(
  { lines }: Pick<ReplacementGround, 'lines'>,
  asked: readonly RefundedPieces[],
): Chosen[] {
  return [...countPieces([asked])].map(([id, quantity]) => {
    const line = lines.find(({ row }) => row.id === id);
    if (!line) throw invalid({ lines: ['invalid'] });
    if (quantity > line.left) throw invalid({ lines: ['too_large'] });
    return { ...line, quantity };
  });
}
