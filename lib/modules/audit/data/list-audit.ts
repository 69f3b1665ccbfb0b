import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The filter of the log; null matches all. */
export interface AuditFilter {
  tenantId: string | null;
  action: string | null;
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
  subjectType: string;
  subjectId: string;
  data: Record<string, unknown>;
  requestId: string | null;
  at: Date;
  /** `at` with microseconds. */
  place: string;
}

/**
 * One page of the log, newest first; rows of the same time are ordered by id and tenant. The newest rows of each tenant
 * are read by its own index and then merged, so that a page costs the same however long the log is.
 */
export async function listAudit(
  tx: Transaction,
  filter: AuditFilter,
  page: { after: AfterAuditRow | null; limit: number },
): Promise<AuditListRow[]> {
  const { after, limit } = page;
  const older = after
    ? sql`(a.at, a.id, a.tenant_id) < (${after.value}::timestamptz, ${after.id}, ${after.tenantId})
        and a.at <= ${after.value}::timestamptz`
    : sql`true`;
  const { rows } = await tx.execute<AuditListRow>(sql`
    select a.id, a.tenant_id as "tenantId", t.name as "tenantName", a.action, a.actor,
      a.actor_user_id as "actorUserId", a.subject_type as "subjectType", a.subject_id as "subjectId", a.data,
      a.request_id as "requestId", a.at,
      to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from tenants t cross join lateral (
      select * from audit_log a
      where a.tenant_id = t.id and (${filter.action}::text is null or a.action = ${filter.action}) and ${older}
      order by a.at desc, a.id desc limit ${limit}) a
    where ${filter.tenantId}::text is null or t.id = ${filter.tenantId}
    order by a.at desc, a.id desc, a.tenant_id desc
    limit ${limit}`);
  return rows;
}

/** The clients to filter the log by, sorted by name: the first hundred; the list of clients has all. */
export async function listAuditedTenants(tx: Transaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`select t.id, t.name from tenants t order by t.name, t.id limit 100`,
  );
  return rows;
}
