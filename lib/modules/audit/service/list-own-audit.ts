import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { OwnAuditPage, OwnAuditQuery } from '@/lib/modules/audit/contract/list-own-audit';
import { findClientName, listAudit as listRows } from '@/lib/modules/audit/data/list-audit';
import { HIDDEN_FROM_CLIENT } from '@/lib/modules/audit/rules/own-log';
import { AUDIT_SORT, namesOf, noteReading, presentAudit } from './list-audit';

/**
 * A page of a client's own log, newest first, for its administrators; that they read it is recorded in the platform's. D44-14, D44-5.
 * Throws 422 for an invalid cursor.
 */
export async function listOwnAudit(
  context: TenantContext,
  reader: { userId: string; requestId: string },
  { action, actor, cursor, limit }: OwnAuditQuery,
): Promise<OwnAuditPage> {
  const { tenantId } = context;
  const after = cursor ? decodeCursor(cursor, AUDIT_SORT, 'instant') : null;
  const filter = { tenantId, action: action ?? null, actor: actor ?? null, without: HIDDEN_FROM_CLIENT };
  const { rows, name } = await withTenant(context, async (tx) => ({
    // One row more than the page size shows whether there is a next page.
    rows: await listRows(tx, filter, { after, limit: limit + 1 }),
    name: await findClientName(tx, tenantId),
  }));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const names = await namesOf(shown);
  await noteReading(
    { staffId: reader.userId, requestId: reader.requestId },
    { log: 'client', client: { id: tenantId, name } },
  );
  return {
    entries: shown.map((row) => presentAudit(row, names)),
    next_cursor: last ? encodeCursor(AUDIT_SORT, { value: last.place, id: last.id, tenantId }) : null,
  };
}
