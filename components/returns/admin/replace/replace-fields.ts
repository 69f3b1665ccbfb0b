import type { Pieces } from '@/components/returns/shop/case-order';
import type { CostBearer } from '@/lib/modules/orders/rules/replaceable';
import type { Replaceable } from '@/lib/modules/returns/contract/replacements';
import type { ReplacementReason } from '@/lib/modules/returns/rules/cases';

/** What staff choose besides the address. */
export interface ReplaceFields {
  reason: ReplacementReason;
  pieces: Pieces;
  words: string;
  bearer: CostBearer;
  /** The id of the complaint that it ends; empty for none. */
  complaint: string;
}

/** As many of a complaint's items as are left; without one, the only line's only item. */
function firstPieces({ lines }: Replaceable, asked: Replaceable['complaints'][number] | undefined): Pieces {
  const of = (id: string) => asked?.lines.find(({ line }) => line === id)?.quantity ?? 0;
  return Object.fromEntries(
    lines.map(({ id, left }) => [id, Math.min(left, asked ? of(id) : lines.length === 1 ? 1 : 0)]),
  );
}

/** What a form begins with: for the named complaint, its items and reason. S2.2-113. */
export function firstFields(order: Replaceable, complaint: string): ReplaceFields {
  const asked = order.complaints.find(({ id }) => id === complaint);
  return {
    reason: asked?.reason ?? 'damaged',
    pieces: firstPieces(order, asked),
    words: '',
    bearer: 'fulfiller',
    complaint: asked?.id ?? '',
  };
}
