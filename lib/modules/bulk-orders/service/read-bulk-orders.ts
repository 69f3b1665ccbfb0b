import { notFound } from '@/lib/kernel/app-error';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type {
  BulkOrderDetail,
  BulkOrdersPage,
  BulkOrdersQuery,
} from '@/lib/modules/bulk-orders/contract/bulk-orders';
import {
  countBulkOrders,
  findBulkEvent,
  listBulkRows,
  readParts,
  type BulkOrderRow,
} from '@/lib/modules/bulk-orders/data/read-bulk-orders';
import { namesFor } from '@/lib/modules/orders/service/names-for';
import { presentBulkOrder, presentPart } from './present-bulk-order';

const SORT = '-placed_at';

/** The client's Bulk event of this slug. Throws 404. */
export async function requireBulkEvent(tx: Transaction, { tenantId }: TenantContext, slug: string) {
  const event = await findBulkEvent(tx, { tenantId, slug });
  if (!event) throw notFound();
  return event;
}

async function namesOf(
  rows: readonly BulkOrderRow[],
  { tenantId }: TenantContext,
  viewer: SessionUser,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ placedByUserId }) => (placedByUserId === null ? [] : [placedByUserId]));
  return namesFor(ids, tenantId, viewer);
}

/** A page of an event's Bulk orders, the newest first. Throws 404, 422 for a bad cursor. D4-14. */
export async function listBulkOrders(
  context: TenantContext,
  viewer: SessionUser,
  slug: string,
  { cursor, limit }: BulkOrdersQuery,
): Promise<BulkOrdersPage> {
  const { tenantId } = context;
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  const { rows, total } = await withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const filter = { tenantId, eventId: event.id, id: null };
    // One row more than the page size shows whether there is a next page.
    const found = await listBulkRows(tx, filter, { after, limit: limit + 1 });
    return { rows: found, total: await countBulkOrders(tx, filter) };
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const names = await namesOf(shown, context, viewer);
  return {
    bulk_orders: shown.map((row) => presentBulkOrder(row, names)),
    next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId }) : null,
    total,
  };
}

/** A Bulk order with each of its addresses. Throws 404. D4-14. */
export async function readBulkOrder(
  context: TenantContext,
  viewer: SessionUser,
  { slug, order }: { slug: string; order: string },
): Promise<BulkOrderDetail> {
  const { tenantId } = context;
  const { row, parts } = await withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const filter = { tenantId, eventId: event.id, id: order };
    const [found] = await listBulkRows(tx, filter, { after: null, limit: 1 });
    if (!found) throw notFound();
    return { row: found, parts: await readParts(tx, { tenantId, id: order }) };
  });
  const names = await namesOf([row], context, viewer);
  return { ...presentBulkOrder(row, names), parts: parts.map(presentPart) };
}
