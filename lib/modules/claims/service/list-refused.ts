import { z } from 'zod';
import { matchKind } from '@/lib/modules/claims/contract/flagged-claim';
import {
  refusalReason,
  type refusedPage,
  type RefusedClaim,
  type RefusedQuery,
} from '@/lib/modules/claims/contract/list-refused';
import {
  countRefused,
  listRefused as listRows,
  type RefusalRow,
} from '@/lib/modules/claims/data/list-refused';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';

const SORT = '-at';

function present(row: RefusalRow): RefusedClaim {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    event_slug: row.eventSlug,
    event_name: row.eventName,
    reason: refusalReason.parse(row.reason),
    code: row.code,
    matches: z.array(matchKind).parse(row.known),
    earlier: row.earlier,
    variant: row.variant,
  };
}

/** A page of a tenant's refused claims with their true reasons (D22-5, D28-1). Throws 422 for an invalid cursor. */
export async function listRefused(
  context: TenantContext,
  query: RefusedQuery,
): Promise<z.output<typeof refusedPage>> {
  const { tenantId } = context;
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'instant') : null;
  const filter = { tenantId, eventSlug: query.event ?? null, reason: query.reason ?? null };
  return withTenant(context, async (tx) => {
    // One row more than the page size shows whether there is a next page.
    const rows = await listRows(tx, filter, { after, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? shown.at(-1) : undefined;
    return {
      refusals: shown.map(present),
      next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId }) : null,
      total: await countRefused(tx, filter),
    };
  });
}
