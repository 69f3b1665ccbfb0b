import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { BatchesPage, BatchesQuery } from '@/lib/modules/claims/contract/code-batches';
import { countBatches, listBatchRows } from '@/lib/modules/claims/data/code-batches';
import { batchPlace, deliversTo, presentBatch, requireBatch } from './batch-place';

const SORT = '-created_at';

/** A page of an event's batches, the newest first. Throws 404 for an event without codes, 422 for a bad cursor. D40. */
export async function listBatches(
  context: TenantContext,
  slug: string,
  { state, cursor, limit }: BatchesQuery,
): Promise<BatchesPage> {
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  return withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    const filter = { ...place.filter, state: state ?? null };
    // One row more than the page size shows whether there is a next page.
    const rows = await listBatchRows(tx, filter, { after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const { tenantId } = context;
    return {
      batches: shown.map(presentBatch),
      next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId }) : null,
      total: await countBatches(tx, filter),
      delivers_to: deliversTo(place),
    };
  });
}

/** One batch. Throws 404. D40. */
export async function readBatch(
  context: TenantContext,
  { slug, batch }: { slug: string; batch: string },
): Promise<CodeBatch> {
  return withTenant(context, async (tx) =>
    presentBatch(await requireBatch(tx, await batchPlace(tx, context, slug), batch)),
  );
}
