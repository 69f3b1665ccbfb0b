import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import type { ShopLogEntry, ShopLogPage, ShopLogQuery } from '@/lib/modules/shop-platform/contract/sync-log';
import { findConnection } from '@/lib/modules/shop-platform/data/shop-connections';
import { listSync, type SyncRow } from '@/lib/modules/shop-platform/data/sync-log';
import { KEPT_DAYS, mayReplay } from '@/lib/modules/shop-platform/rules/sync-log';

const SORT = 'shop-log';
const DAY_MS = 86_400_000;

/** A row of the log as its call tells it. */
export function presentSync(row: SyncRow): ShopLogEntry {
  const { id, at, firstAt, times, kind, label, outcome, reason, said, count, replayedAt } = row;
  return {
    id,
    at: new Date(at).toISOString(),
    first_at: new Date(firstAt).toISOString(),
    times,
    kind,
    label,
    outcome,
    reason,
    said,
    count,
    replayed_at: replayedAt === null ? null : new Date(replayedAt).toISOString(),
    may_replay: mayReplay({ ...row, isReplayed: replayedAt !== null }),
  };
}

/**
 * A page of what a client's shop and we have told each other, the latest first; none where no shop was ever connected. S4-91. Throws
 * 422 for an invalid cursor.
 */
export async function listSyncLog(
  context: TenantContext,
  { failed, cursor, limit }: ShopLogQuery,
): Promise<ShopLogPage> {
  const { tenantId } = context;
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  const since = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  const rows = await withTenant(context, async (tx) => {
    const shop = (await findConnection(tx, tenantId))?.shop;
    if (shop === undefined) return [];
    // One row more than the page size shows whether there is a next page.
    return listSync(tx, tenantId, { shop, isFailed: failed, after, since, limit: limit + 1 });
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    entries: shown.map(presentSync),
    next_cursor: last ? encodeCursor(SORT, { value: last.at, id: last.id, tenantId }) : null,
  };
}
