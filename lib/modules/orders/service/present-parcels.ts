import type { OrderTracking } from '@/lib/db/schema/orders';
import type { OrderParcel, ParcelItem } from '@/lib/modules/orders/contract/order-parcels';
import { packLines, type LinePieces } from '@/lib/modules/orders/rules/parcels';
import type { ParcelRow } from './statements/parcels';

const linked = ({ carrier, number, url }: OrderTracking) => ({
  carrier,
  number,
  url: /^https?:\/\//.test(url) ? url : null,
});

/** Each parcel once, with its latest data from the printer. Only an http(s) address becomes a link. */
export function presentParcels(
  parcels: readonly OrderTracking[],
): { carrier: string; number: string; url: string | null }[] {
  const known = new Map(parcels.map((one) => [one.number, one]));
  return [...known.values()].map(linked);
}

interface Line {
  id: string;
  sku: string;
  name: string;
  colourName: string;
  size: string;
  quantity: number;
  leftOut: number;
}

const itemsOf = (lines: readonly Line[], pieces: LinePieces): ParcelItem[] =>
  lines.flatMap(({ id, name, colourName: colour, size }) => {
    const quantity = pieces.get(id) ?? 0;
    return quantity > 0 ? [{ line: id, name, colour, size, quantity }] : [];
  });

/** The parcels of an order with what is in each, and what is in none yet; both empty where its printer told of no parcel. D32-55. */
export function presentPacked(
  lines: readonly Line[],
  parcels: readonly ParcelRow[],
): { parcels: OrderParcel[]; toCome: ParcelItem[] } {
  if (parcels.length === 0) return { parcels: [], toCome: [] };
  const packed = packLines(lines, parcels);
  return {
    parcels: parcels.map(({ id, status, tracking, fulfiller, shippedAt }, index) => ({
      id,
      status,
      items: itemsOf(lines, packed.parcels[index] ?? new Map<string, number>()),
      tracking: tracking && linked(tracking),
      fulfiller,
      shipped_at: shippedAt === null ? null : new Date(shippedAt).toISOString(),
    })),
    toCome: itemsOf(lines, packed.toCome),
  };
}
