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
