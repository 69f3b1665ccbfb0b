import { sql, type SQL } from 'drizzle-orm';
import type { AuditChanges } from '@/lib/db/schema/audit';
import type { Transaction } from '@/lib/db/transaction';
import { momentText } from './row-text';

/** The filter of the log; null matches all. */
export interface AuditFilter {
  tenantId: string | null;
  action: string | null;
  /** Who did it: the kind, not the person. */
  actor?: string | null;
  /** Without rows of these actions. */
  without?: readonly string[];
  /** These rows alone, or all but these: an export's. */
  ids?: readonly string[];
  except?: readonly string[];
}

/** The row before the page; `value` is its `place`. */
export interface AfterAuditRow {
  value: string;
  id: string;
  tenantId: string;
}

export interface AuditListRow extends Record<string, unknown> {
  id: string;
  tenantId: string;
  tenantName: string;
  action: string;
  actor: 'system' | 'shopper' | 'client' | 'staff' | 'fulfiller';
  actorUserId: string | null;
  /** Whether staff acted for the client. */
  onBehalf: boolean;
  subjectType: string;
  subjectId: string;
  subjectLabel: string | null;
  data: Record<string, unknown>;
  changes: AuditChanges | null;
  requestId: string | null;
  at: Date;
  /** `at` with microseconds. */
  place: string;
}

/** The rows of a filter that come after `after`; each condition is only there if it is asked for, so that its index is found. */
function matching(filter: AuditFilter, after: AfterAuditRow | null): SQL {
  const parts = [
    filter.tenantId === null ? null : sql`a.tenant_id = ${filter.tenantId}`,
    filter.action === null ? null : sql`a.action = ${filter.action}`,
    filter.actor ? sql`a.actor = ${filter.actor}` : null,
    filter.without ? sql`a.action <> all(${sql.param([...filter.without])}::text[])` : null,
    filter.ids ? sql`a.id = any(${sql.param([...filter.ids])}::text[])` : null,
    filter.except ? sql`a.id <> all(${sql.param([...filter.except])}::text[])` : null,
    after
      ? sql`(a.at, a.id, a.tenant_id) < (${after.value}::timestamptz, ${after.id}, ${after.tenantId})
          and a.at <= ${after.value}::timestamptz`
      : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/**
 * One page of the log, newest first; rows of the same time are ordered by id and tenant. It is read along one index, of all tenants or of
 * one, so that a page costs the same however long the log is and however many clients there are. S2.2-215.
 */
export async function listAudit(
  tx: Transaction,
  filter: AuditFilter,
  page: { after: AfterAuditRow | null; limit: number },
): Promise<AuditListRow[]> {
  const { rows } = await tx.execute<AuditListRow>(sql`
    with found as materialized (
      select * from audit_log a where ${matching(filter, page.after)}
      order by a.at desc, a.id desc, a.tenant_id desc limit ${page.limit})
    select a.id, a.tenant_id as "tenantId", t.name as "tenantName", a.action, a.actor,
      a.actor_user_id as "actorUserId", a.on_behalf_of is not null as "onBehalf", a.subject_type as "subjectType",
      a.subject_id as "subjectId", a.subject_label as "subjectLabel", a.data, a.changes, a.request_id as "requestId", a.at,
      ${momentText(sql`a.at`)} as place
    from found a join tenants t on t.id = a.tenant_id
    order by a.at desc, a.id desc, a.tenant_id desc`);
  return rows;
}

/** How many rows a filter has. */
export async function countAudit(tx: Transaction, filter: AuditFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from audit_log a where ${matching(filter, null)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Those of the ids that are rows of the log: of one client, or of any. */
export async function findKnownRows(
  tx: Transaction,
  tenantId: string | null,
  ids: readonly string[],
): Promise<{ tenantId: string; id: string }[]> {
  const { rows } = await tx.execute<{ tenantId: string; id: string }>(
    sql`select a.tenant_id as "tenantId", a.id from audit_log a
      where ${matching({ tenantId, action: null, ids }, null)}`,
  );
  return rows;
}

/** What a client is called; its id where there is none of that id. */
export async function findClientName(tx: Transaction, id: string): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from tenants where id = ${id}`);
  return rows[0]?.name ?? id;
}

/** The clients to filter the log by, sorted by name: the first hundred; the list of clients has all. */
export async function listAuditedTenants(tx: Transaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`select t.id, t.name from tenants t order by t.name, t.id limit 100`,
  );
  return rows;
}
