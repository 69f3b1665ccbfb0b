import { sql } from 'drizzle-orm';
import type { AuditChanges } from '@/lib/db/schema/audit';
import type { Transaction } from '@/lib/db/transaction';
import { momentText } from './row-text';

export interface PlatformAuditRow extends Record<string, unknown> {
  id: string;
  action: string;
  actorUserId: string | null;
  subject: string | null;
  subjectLabel: string | null;
  data: Record<string, unknown>;
  changes: AuditChanges | null;
  requestId: string | null;
  at: Date;
  /** `at` with microseconds. */
  place: string;
}

/** One page of the platform's own log, newest first, along one index. Needs a staff transaction. D44-10. */
export async function listPlatformAudit(
  tx: Transaction,
  action: string | null,
  page: { after: { value: string; id: string } | null; limit: number },
): Promise<PlatformAuditRow[]> {
  const { after, limit } = page;
  const parts = [
    action === null ? null : sql`a.action = ${action}`,
    after ? sql`(a.at, a.id) < (${after.value}::timestamptz, ${after.id})` : null,
  ].filter((part) => part !== null);
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
  const { rows } = await tx.execute<PlatformAuditRow>(sql`
    select a.id, a.action, a.actor_user_id as "actorUserId", a.subject, a.subject_label as "subjectLabel", a.data,
      a.changes, a.request_id as "requestId", a.at, ${momentText(sql`a.at`)} as place
    from platform_audit a where ${where} order by a.at desc, a.id desc limit ${limit}`);
  return rows;
}
