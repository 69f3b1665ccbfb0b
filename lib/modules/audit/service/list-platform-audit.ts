import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type {
  PlatformAuditEntry,
  PlatformAuditPage,
  PlatformAuditQuery,
} from '@/lib/modules/audit/contract/list-platform-audit';
import {
  listPlatformAudit as listRows,
  type PlatformAuditRow,
} from '@/lib/modules/audit/data/list-platform-audit';
import { namesOf, noteReading } from './list-audit';

const SORT = '-at';
/** A place of this log belongs to no client. */
const NOBODY = 'ten_platform';

function present(row: PlatformAuditRow, names: ReadonlyMap<string, string>): PlatformAuditEntry {
  return {
    id: row.id,
    action: row.action,
    actor_name: (row.actorUserId && names.get(row.actorUserId)) ?? null,
    subject_id: row.subject,
    subject_label: row.subjectLabel,
    data: row.data,
    changes: row.changes,
    request_id: row.requestId,
    at: new Date(row.at).toISOString(),
  };
}

/**
 * A page of the platform's own log, newest first: for staff of role admin (D28-1, D34). That they read it is recorded as well. D44-10,
 * D44-5. Throws 422 for an invalid cursor.
 */
export async function listPlatformAudit(
  context: StaffContext,
  query: PlatformAuditQuery,
): Promise<PlatformAuditPage> {
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'instant') : null;
  const rows = await withStaff(context, (tx) =>
    listRows(tx, query.action ?? null, { after, limit: query.limit + 1 }),
  );
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  const names = await namesOf(shown);
  await noteReading(context, { log: 'platform' });
  return {
    entries: shown.map((row) => present(row, names)),
    next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId: NOBODY }) : null,
  };
}
