import { audit } from '@/lib/audit/append-audit';
import type { OrderTracking } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { readParts, writePlace, type OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { parcelsOf, WHOLE_PARCEL, writeParcel } from '@/lib/modules/fulfilment/data/parcels';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { movePlace } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { askedPieces, piecesToCome } from '@/lib/modules/orders/rules/parcels';
import { findLines, setTracking } from '@/lib/modules/orders/service/statements/find-lines';
import type { lockOrder } from '@/lib/modules/orders/service/statements/move';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type Lines = Awaited<ReturnType<typeof findLines>>;
type Submission = NonNullable<Awaited<ReturnType<typeof latestSubmission>>>;

/** Has all that a submission asks for leave: the parcels that there are, and one more of what is in none. Their ids. */
async function sendOff(
  tx: Transaction,
  asked: Submission,
  { lines, tracking }: { lines: Lines; tracking: OrderTracking | null },
): Promise<string[]> {
  const { lineIds } = asked;
  const own = lines.filter(({ id }) => lineIds === null || lineIds.includes(id));
  const known = await parcelsOf(tx, asked);
  const rest = piecesToCome(askedPieces(own), known);
  const waiting = known.filter(({ status }) => status !== 'shipped');
  // What is known of a parcel stays; what was said now is that of the new one, if there is one.
  const left = waiting.map(({ code, items, tracking: told }) => ({
    code,
    items,
    tracking: told ?? (rest.length === 0 ? tracking : null),
  }));
  if (rest.length > 0) left.push({ code: WHOLE_PARCEL, items: rest, tracking });
  const ids: string[] = [];
  for (const one of left) {
    const id = await writeParcel(tx, asked, { ...one, status: 'shipped' });
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

async function placeOff(tx: Transaction, part: OrderPart): Promise<void> {
  const { moved, place } = movePlace(part, 'shipped', 'staff');
  if (moved) await writePlace(tx, part, place);
}

/**
 * Staff have moved a locked order to shipped without its printer's word: whatever is in no parcel yet is in one that has left, so that
 * its shopper sees it; of an order that several printers make, in one for each. Audited. D32-84.
 */
export async function shipByHand(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  said: OrderTracking | null,
): Promise<void> {
  const { tenantId, id: orderId } = order;
  const parts = await readParts(tx, { tenantId, orderId });
  const latest = parts.length === 0 ? await latestSubmission(tx, tenantId, orderId) : undefined;
  // A printer may have told where an order is that it then said no more of.
  const tracking = said ?? (parts.length === 0 ? order.tracking : null);
  const lines = await findLines(tx, tenantId, orderId);
  for (const asked of latest ? [latest] : parts)
    for (const parcel of await sendOff(tx, asked, { lines, tracking }))
      await audit(tx, context, {
        action: 'order.parcel_told',
        subjectType: 'order',
        subjectId: orderId,
        data: { parcel, status: 'shipped', by_hand: true },
      });
  for (const part of parts) await placeOff(tx, part);
  if (said) await setTracking(tx, tenantId, orderId, said);
}
