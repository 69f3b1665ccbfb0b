import type { OrderTracking } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import {
  dropWhole,
  noteTold,
  parcelsOf,
  WHOLE_PARCEL,
  writeParcel,
  writeParcelTracking,
} from '@/lib/modules/fulfilment/data/parcels';
import { statusOfParts, tellParcel, type Parcel } from '@/lib/modules/fulfilment/rules/parcels/tell-parcel';
import { askedPieces, isAhead, type ParcelStatus, type Pieces } from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';

/** What came of a message about parcels of a part. */
export interface ToldOfPart {
  /** Where the part is by its parcels now; null where the message moves nothing. */
  to: OrderStatus | null;
  /** What was told is kept by this parcel. */
  parcelId: string | null;
  /** It has left, by this message. */
  left: boolean;
  /** It has left, and where it is wasn't known before. */
  tracked: boolean;
  /** Why nothing is moved: null for what is only late, undefined where there is nothing to say. */
  why: string | null | undefined;
}

/** What was told: of a parcel by its code, or of the part as a whole. */
interface Told extends Parcel {
  status: ParcelStatus;
  tracking: OrderTracking | null;
}

async function readPacked(tx: Transaction, part: OrderPart) {
  const lines = await findLines(tx, part.tenantId, part.orderId);
  const asked = askedPieces(lines.filter(({ id }) => part.lineIds.includes(id)));
  const all = await parcelsOf(tx, part);
  const own = all.filter(({ code }) => code !== WHOLE_PARCEL);
  return { asked, parcels: own, whole: all.find(({ code }) => code === WHOLE_PARCEL), rest: part.toldStatus };
}

const unmoved = (why: ToldOfPart['why'], tracked = false): ToldOfPart => ({
  to: null,
  parcelId: null,
  left: false,
  tracked,
  why,
});

/** A message that takes a parcel no further at most says where it is, which nobody knew. */
async function later(
  tx: Transaction,
  known: Awaited<ReturnType<typeof parcelsOf>>[number] | undefined,
  tracking: OrderTracking | null,
): Promise<ToldOfPart> {
  if (!known || known.tracking !== null || tracking === null) return unmoved(null);
  await writeParcelTracking(tx, known, tracking);
  return unmoved(undefined, known.status === 'shipped');
}

/** What a printer says of one parcel of its part. D32-61. */
export async function tellPartParcel(tx: Transaction, part: OrderPart, told: Told): Promise<ToldOfPart> {
  const { asked, parcels: own, rest } = await readPacked(tx, part);
  const outcome = tellParcel(own, asked, told);
  if (!outcome.ok) return unmoved(outcome.error);
  const known = own.find(({ code }) => code === told.code);
  if (outcome.value.kind === 'late') return later(tx, known, told.tracking);
  await dropWhole(tx, part);
  const parcelId = (await writeParcel(tx, part, told)) ?? null;
  const all = [...own.filter(({ code }) => code !== told.code), told];
  const to = statusOfParts({ asked, parcels: all, rest: rest ?? 'submitted_to_fulfiller' });
  const left = told.status === 'shipped';
  return { to, parcelId, left, tracked: left, why: null };
}

/**
 * What a printer says of its part as a whole. One that tells of no parcels sends it in one: so the part's pages and mails show it as
 * they do any parcel. D32-61.
 */
export async function tellPart(
  tx: Transaction,
  part: OrderPart,
  { status, tracking }: { status: ParcelStatus; tracking: OrderTracking | null },
): Promise<ToldOfPart> {
  const packed = await readPacked(tx, part);
  const { asked, parcels: own, whole } = packed;
  const rest = packed.rest && isAhead(packed.rest, status) ? packed.rest : status;
  await noteTold(tx, part, rest);
  if (own.length > 0) {
    const to = statusOfParts({ asked, parcels: own, rest });
    return { ...unmoved(isAhead(to, part.status) ? null : 'parcels_behind'), to };
  }
  if (whole && !isAhead(status, whole.status)) return { ...(await later(tx, whole, tracking)), to: status };
  const items: Pieces[] = [...asked];
  const parcelId = (await writeParcel(tx, part, { code: WHOLE_PARCEL, status, items, tracking })) ?? null;
  const left = status === 'shipped';
  return { to: status, parcelId, left, tracked: left, why: null };
}
