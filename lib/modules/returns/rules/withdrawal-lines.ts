import { picturesIn, textsIn } from '@/lib/modules/design/rules/own-values';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';

interface Line {
  id: string;
  quantity: number;
  personalisation: { readonly [side: string]: { readonly [layer: string]: string } | undefined };
}

/** How many of a line's items can be withdrawn still. `exempt`: made with the buyer's own text or picture. */
export interface WithdrawableLine {
  id: string;
  quantity: number;
  left: number;
  exempt: boolean;
}

/** How many of each line these name together. */
export function countPieces(lists: readonly (readonly RefundedPieces[])[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { line, quantity } of lists.flat()) counted.set(line, (counted.get(line) ?? 0) + quantity);
  return counted;
}

/**
 * What of an order can be withdrawn, after what was before: not what was made to the buyer's own text or picture, while being
 * printed on demand alone exempts nothing. D53-4.
 */
export function withdrawableLines(
  lines: readonly Line[],
  withdrawn: readonly (readonly RefundedPieces[])[],
): WithdrawableLine[] {
  const gone = countPieces(withdrawn);
  return lines.map(({ id, quantity, personalisation }) => {
    const exempt = textsIn(personalisation).length > 0 || picturesIn(personalisation) > 0;
    return { id, quantity, exempt, left: exempt ? 0 : Math.max(0, quantity - (gone.get(id) ?? 0)) };
  });
}

/** Whether these, with what was withdrawn before, are all of the order: then its delivery goes back too. D53-5. */
export function isWhole(lines: readonly WithdrawableLine[], now: readonly RefundedPieces[]): boolean {
  const asked = countPieces([now]);
  return lines.every(({ id, exempt, left }) => !exempt && left === (asked.get(id) ?? 0));
}
