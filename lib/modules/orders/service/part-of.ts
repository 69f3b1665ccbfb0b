import type { orderLines, OrderTracking } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { packLines } from '@/lib/modules/orders/rules/parcels';
import { readParcels } from './statements/parcels';

type Line = typeof orderLines.$inferSelect;

/**
 * What a mail about one parcel tells of: its lines, of which everything is left out that is not in it, and its tracking. Null where the
 * order has no such parcel any more: it is made anew. D32-54.
 */
export async function partOf(
  tx: Transaction,
  { parcelId, ...key }: { tenantId: string; orderId: string; parcelId: string },
  lines: readonly Line[],
): Promise<{ lines: Line[]; tracking: OrderTracking | null } | null> {
  const parcels = await readParcels(tx, key);
  const at = parcels.findIndex(({ id }) => id === parcelId);
  const parcel = parcels[at];
  if (!parcel) return null;
  const pieces = packLines(lines, parcels).parcels[at];
  const told = lines.map((line) => ({ ...line, leftOut: line.quantity - (pieces?.get(line.id) ?? 0) }));
  return { lines: told, tracking: parcel.tracking };
}
