import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type {
  FulfillerList,
  FulfillerListQuery,
} from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import { findFulfillerIds } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { fulfillersIn } from './present-fulfiller';

const SORT = '-created_at';
/** Cursors name a tenant; fulfillers have none. */
const NO_TENANT = 'ten_none';

/** A page of the fulfillers with their health, the newest first. S2.2-105. Throws 422 for an invalid cursor. */
export async function listFulfillers(
  context: StaffContext,
  { cursor, limit, search, state, region }: FulfillerListQuery,
): Promise<FulfillerList> {
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  const filter = { search: search || null, state: state ?? null, region: region ?? null };
  return withStaff(context, async (tx) => {
    const found = await findFulfillerIds(tx, filter, { after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const ids = shown.map(({ id }) => id);
    return {
      fulfillers: await fulfillersIn(tx, ids),
      next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId: NO_TENANT }) : null,
    };
  });
}
