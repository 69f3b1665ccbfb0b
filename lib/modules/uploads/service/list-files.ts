import { now } from '@/lib/kernel/clock';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { RESTORABLE_DAYS } from '@/lib/modules/events/rules/deletion';
import type { FilesPage, FilesQuery } from '@/lib/modules/uploads/contract/list-files';
import { listLibrary } from '@/lib/modules/uploads/data/library';
import { presentFiles } from './present-file';

const DAY_MS = 86_400_000;

/** What was deleted after this can be restored. */
export const restorableSince = (): Date => new Date(now().getTime() - RESTORABLE_DAYS * DAY_MS);

/**
 * A page of a tenant's library, newest first unless asked otherwise. Throws 422 for a cursor of another order. S3.4-63.
 */
export async function listFiles(
  context: TenantContext,
  { sort, cursor, limit, event, ...narrowed }: FilesQuery,
): Promise<FilesPage> {
  const { tenantId } = context;
  const after = cursor ? decodeCursor(cursor, sort, sort.endsWith('bytes') ? 'number' : 'instant') : null;
  const filter = { tenantId, eventSlug: event, deletedSince: restorableSince(), ...narrowed };
  // One row more than the page size shows whether there is a next page.
  const rows = await withTenant(context, (tx) => listLibrary(tx, filter, { sort, after, limit: limit + 1 }));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    files: await presentFiles(tenantId, shown),
    next_cursor: last ? encodeCursor(sort, { value: last.sortedBy, id: last.id, tenantId }) : null,
  };
}
