import { fail, ok, type Result } from '@/lib/kernel/result';
import {
  bySku,
  isAhead,
  piecesToCome,
  type ParcelStatus,
  type Pieces,
} from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** A parcel as its printer tells of it, or as it is known. */
export interface Parcel {
  /** The printer's own id of it. */
  code: string;
  status: ParcelStatus;
  items: readonly Pieces[];
}

/** What a message makes of a parcel: `changed` is its new state; `late` moves nothing. */
export type ParcelOutcome<P extends Parcel> = { kind: 'changed'; parcel: P } | { kind: 'late' };

/** Whether parcels hold more pieces of a SKU than the printer was asked for. */
function isTooMuch(asked: readonly Pieces[], parcels: readonly Parcel[]): boolean {
  const wanted = bySku(asked);
  return [...bySku(parcels.flatMap(({ items }) => items))].some(
    ([sku, quantity]) => quantity > (wanted.get(sku) ?? 0),
  );
}

/**
 * What a printer's message about a parcel changes. A parcel only ever goes forward: a message that is no further than what is
 * known, late or repeated, changes nothing. What is in it is what the furthest message said. More pieces than were asked for are
 * refused with `too_many_pieces`. D32-52, D32-53.
 */
export function tellParcel<P extends Parcel>(
  known: readonly Parcel[],
  asked: readonly Pieces[],
  told: P,
): Result<ParcelOutcome<P>, 'too_many_pieces'> {
  const before = known.find(({ code }) => code === told.code);
  if (before && !isAhead(told.status, before.status)) return ok({ kind: 'late' });
  const others = known.filter(({ code }) => code !== told.code);
  if (isTooMuch(asked, [...others, told])) return fail('too_many_pieces');
  return ok({ kind: 'changed', parcel: told });
}

/** What the status of an order in parcels follows from. */
export interface Parts {
  asked: readonly Pieces[];
  parcels: readonly Parcel[];
  /** How far its printer says that the order as a whole is: so far are pieces in no parcel. */
  rest: OrderStatus;
}

/** The status of the least advanced of an order's parts; that of the order as a whole where it has no parcels. D32-52. */
export function statusOfParts({ asked, parcels, rest }: Parts): OrderStatus {
  if (parcels.length === 0) return rest;
  const parts: OrderStatus[] = parcels.map(({ status }) => status);
  if (piecesToCome(asked, parcels).length > 0) parts.push(rest);
  return parts.reduce((least, status) => (isAhead(least, status) ? status : least));
}
