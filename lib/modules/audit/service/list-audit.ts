import { recordPlatformOnce } from '@/lib/audit/record-platform';
import { now } from '@/lib/kernel/clock';
import type { AuditEntry, AuditListQuery, AuditPage } from '@/lib/modules/audit/contract/list-audit';
import { findActors } from '@/lib/modules/audit/data/find-actors';
import {
  findClientName,
  listAudit as listRows,
  listAuditedTenants,
  type AuditListRow,
} from '@/lib/modules/audit/data/list-audit';
import { withDirectory } from '@/lib/db/with-directory';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';

export const AUDIT_SORT = '-at';

/** A row as the calls answer it. */
export function presentAudit(row: AuditListRow, names: ReadonlyMap<string, string>): AuditEntry {
  return {
    id: row.id,
    tenant_id: row.tenantId,
    tenant_name: row.tenantName,
    action: row.action,
    actor: row.actor,
    actor_name: (row.actorUserId && names.get(row.actorUserId)) ?? null,
    on_behalf: row.onBehalf,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    subject_label: row.subjectLabel,
    data: row.data,
    changes: row.changes,
    request_id: row.requestId,
    at: new Date(row.at).toISOString(),
  };
}

/** The names of who acted, by their ids. */
export async function namesOf(rows: readonly { actorUserId: string | null }[]): Promise<Map<string, string>> {
  const ids = new Set(rows.flatMap(({ actorUserId }) => (actorUserId ? [actorUserId] : [])));
  if (ids.size === 0) return new Map();
  const people = await withDirectory((tx) => findActors(tx, [...ids]));
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Once for each reader, hour and client (or all of them, or the platform's own): every page would say no more. D44-5. */
export async function noteReading(
  { staffId, requestId }: StaffContext,
  read: { log: string; client?: { id: string; name: string } },
): Promise<void> {
  const hour = now().toISOString().slice(0, 13).replaceAll(/\D/g, '');
  await withDirectory((tx) =>
    recordPlatformOnce(tx, `read_${staffId}_${hour}_${read.client?.id ?? read.log}`, {
      action: 'audit.read',
      actorUserId: staffId,
      subject: read.client?.id ?? null,
      ...(read.client ? { subjectLabel: read.client.name } : {}),
      data: { list: read.log },
      ...(requestId ? { requestId } : {}),
    }),
  );
}

/**
 * A page of the audit log, newest first, over all tenants or for one. For staff (D28-1, D34); that they read it is recorded. Throws
 * 422 for an invalid cursor.
 */
export async function listAudit(context: StaffContext, query: AuditListQuery): Promise<AuditPage> {
  const after = query.cursor ? decodeCursor(query.cursor, AUDIT_SORT, 'instant') : null;
  const filter = { tenantId: query.tenant ?? null, action: query.action ?? null };
  const { rows, tenants, client } = await withStaff(context, async (tx) => ({
    // One row more than the page size shows whether there is a next page.
    rows: await listRows(tx, filter, { after, limit: query.limit + 1 }),
    tenants: await listAuditedTenants(tx),
    client: query.tenant ? { id: query.tenant, name: await findClientName(tx, query.tenant) } : null,
  }));
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  const names = await namesOf(shown);
  await noteReading(context, { log: 'all', ...(client ? { client } : {}) });
  return {
    entries: shown.map((row) => presentAudit(row, names)),
    next_cursor: last
      ? encodeCursor(AUDIT_SORT, { value: last.place, id: last.id, tenantId: last.tenantId })
      : null,
    tenants,
  };
}
