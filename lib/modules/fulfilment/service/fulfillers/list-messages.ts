import { notFound } from '@/lib/kernel/app-error';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type {
  FulfillerMessage,
  FulfillerMessagePage,
  FulfillerMessagesQuery,
} from '@/lib/modules/fulfilment/contract/fulfillers/messages';
import { readFulfillers } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { listMessages, type MessageRow } from '@/lib/modules/fulfilment/data/fulfillers/messages';
import { sentOutcome } from '@/lib/modules/fulfilment/rules/fulfillers/message-words';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';

const SORT = '-at';
/** Cursors name a tenant; a printer's messages are of all. */
const NO_TENANT = 'ten_none';

function present(row: MessageRow): FulfillerMessage {
  const { kind, key } = row;
  const at = new Date(row.at).toISOString();
  if (kind === 'stock') return { kind, key, at, levels: row.levels ?? 0, applied: row.applied ?? 0 };
  const order = { id: row.orderId ?? '', order_ref: row.orderRef ?? '' };
  if (kind === 'status') {
    const told = row.told ?? '';
    return {
      kind,
      key,
      at,
      order,
      status: isOrderStatus(told) ? told : null,
      of_parcel: row.ofParcel === true,
    };
  }
  const { state, fault, calls } = row;
  const flags = { givenUp: row.givenUp === true, parked: row.parked === true, planned: row.planned === true };
  const outcome = sentOutcome({ state: state ?? 'queued', fault, ...flags });
  return { kind, key, at, order, outcome, failed: state === 'rejected' || fault !== null, calls: calls ?? 0 };
}

/** The newest messages to and from a fulfiller, without what was written in them. S2.2-176. Throws 404, and 422 for a cursor. */
export async function listFulfillerMessages(
  context: StaffContext,
  fulfillerId: string,
  { cursor, limit, failed }: FulfillerMessagesQuery,
): Promise<FulfillerMessagePage> {
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  const asked = { fulfillerId, failed: failed === '1', after, limit: limit + 1 };
  const rows = await withStaff(context, async (tx) => {
    if (!(await readFulfillers(tx, [fulfillerId])).has(fulfillerId)) throw notFound();
    return listMessages(tx, asked);
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    messages: shown.map(present),
    next_cursor: last ? encodeCursor(SORT, { value: last.at, id: last.key, tenantId: NO_TENANT }) : null,
  };
}
