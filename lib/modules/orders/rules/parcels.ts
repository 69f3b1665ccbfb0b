import { TRANSITIONS } from './transition-table';
import type { OrderStatus } from './statuses';

/** The statuses that a parcel can have: those of the normal path from a printer's first step on. D32-51. */
export const PARCEL_STATUSES = [
  'picked',
  'in_production',
  'awaiting_packing',
  'packaged',
  'ready_to_ship',
  'shipped',
] as const satisfies readonly OrderStatus[];
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

/** How many pieces of a SKU. */
export interface Pieces {
  sku: string;
  quantity: number;
}

const LINE: readonly OrderStatus[] = TRANSITIONS.line.map(({ status }) => status);

/** Type guard for the statuses of a parcel. D32-51. */
export const isParcelStatus = (value: string): value is ParcelStatus =>
  PARCEL_STATUSES.some((status) => status === value);

/** Whether a status of the normal path is further on than another. */
export const isAhead = (one: OrderStatus, other: OrderStatus): boolean =>
  LINE.indexOf(one) > LINE.indexOf(other);

/** The sums of pieces by SKU. */
export function bySku(pieces: readonly Pieces[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sku, quantity } of pieces) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
  return sums;
}

/** What is asked for and in no parcel yet, in the order it was asked for. D32-51. */
export function piecesToCome(
  asked: readonly Pieces[],
  parcels: readonly { items: readonly Pieces[] }[],
): Pieces[] {
  const packed = bySku(parcels.flatMap(({ items }) => items));
  return [...bySku(asked)]
    .map(([sku, quantity]) => ({ sku, quantity: quantity - (packed.get(sku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What its printer was asked for: the pieces of its lines that were not refunded before. D3-49. */
export const askedPieces = (lines: readonly { sku: string; quantity: number; leftOut: number }[]): Pieces[] =>
  lines
    .map(({ sku, quantity, leftOut }) => ({ sku, quantity: quantity - leftOut }))
    .filter(({ quantity }) => quantity > 0);

interface Line {
  id: string;
  sku: string;
  quantity: number;
  leftOut: number;
}

/** Line id → how many of its pieces. */
export type LinePieces = ReadonlyMap<string, number>;

/** Takes pieces of SKUs from what is left of lines, the first lines first. */
function take(lines: readonly Line[], left: Map<string, number>, items: readonly Pieces[]): LinePieces {
  const taken = new Map<string, number>();
  for (const [sku, quantity] of bySku(items)) {
    let open = quantity;
    for (const { id } of lines.filter((line) => line.sku === sku)) {
      const pieces = Math.min(open, left.get(id) ?? 0);
      if (pieces === 0) continue;
      taken.set(id, pieces);
      left.set(id, (left.get(id) ?? 0) - pieces);
      open -= pieces;
    }
  }
  return taken;
}

/**
 * Which pieces of which lines are in each parcel, and which are in none yet. Printers name SKUs: where lines share one, the first
 * lines count as packed first. A parcel of a part of the order holds lines of that part alone. D32-55, D32-61.
 */
export function packLines(
  lines: readonly Line[],
  parcels: readonly { items: readonly Pieces[]; lineIds?: readonly string[] | null }[],
): { parcels: LinePieces[]; toCome: LinePieces } {
  const left = new Map(lines.map(({ id, quantity, leftOut }) => [id, quantity - leftOut]));
  const packed = parcels.map(({ items, lineIds: own = null }) =>
    take(own === null ? lines : lines.filter(({ id }) => own.includes(id)), left, items),
  );
  return { parcels: packed, toCome: new Map([...left].filter(([, pieces]) => pieces > 0)) };
}
