export interface Pieces {
  variantId: string;
  quantity: number;
}

/** Quantity per variant id, summed over lines. */
export function piecesOf(lines: readonly Pieces[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return pieces;
}

/**
 * What to take from each variant's stock when a reservation changes from `held` to `wanted`; negative means giving
 * back. Unchanged variants are left out; sorted by id. D16-5.
 */
export function stockMoves(wanted: readonly Pieces[], held: readonly Pieces[]): Pieces[] {
  const take = piecesOf(wanted);
  for (const [variantId, quantity] of piecesOf(held))
    take.set(variantId, (take.get(variantId) ?? 0) - quantity);
  return [...take]
    .filter(([, quantity]) => quantity !== 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
