import { sql } from 'drizzle-orm';
import type { LoggedAction } from './action-types';
import { changesIn } from './changes-in';
import { ID_PREFIXES, newLogId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { auditLog, type AuditChanges } from '@/lib/db/schema/audit';
import type { TenantContext } from '@/lib/db/with-tenant';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import type { Transaction } from '@/lib/db/transaction';

/** What a row of its own table names: the row's name then is looked up as the entry is written (`label_audit`). ADR 0182. */
type NamedSubject =
  | 'event'
  | 'order'
  | 'product'
  | 'file'
  | 'tenant'
  | 'colour_set'
  | 'font_set'
  | 'fulfiller'
  | 'webhook'
  | 'list_view'
  | 'list_export';

/** What the log cannot look up: whoever writes the entry says what it is called, or that it has no name. */
type OtherSubject = 'user' | 'api_token' | 'bulk_act';

/** What the subject is called, never a person's name: a person is named by their role. D44-1. */
type AuditSubject =
  | { subjectType: NamedSubject; subjectLabel?: string }
  | { subjectType: OtherSubject; subjectLabel: string | null };

/** The content of an audit row: an action of the two closed lists, never personal data. */
export type AuditEntry = AuditSubject & {
  action: LoggedAction;
  subjectId: string;
  /** As `changesOf` makes them; by default what `data` tells as changed. */
  changes?: AuditChanges;
  data?: Record<string, unknown>;
};

/** An audit row in its stored form, for callers that write it together with other rows. */
export function auditRow(context: TenantContext, entry: AuditEntry): typeof auditLog.$inferInsert {
  return {
    tenantId: context.tenantId,
    id: newLogId('audit'),
    action: entry.action,
    actor: context.actor,
    actorUserId: context.userId ?? null,
    // Staff who act for a client are the actor, and the client is whom it was for. D43-3.
    onBehalfOf: context.onBehalfOf ?? null,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    subjectLabel: entry.subjectLabel ?? null,
    data: entry.data ?? {},
    changes: entry.changes ?? changesIn(entry.action, entry.data ?? {}) ?? null,
    requestId: context.requestId ?? null,
    at: now(),
  };
}

/** Writes the audit row of a change, in the change's own transaction (D34). */
export async function audit(tx: Transaction, context: TenantContext, entry: AuditEntry): Promise<void> {
  await insertAudit(tx, auditRow(context, entry));
}

/** Writes the audit rows of one change that touches many things, in its own transaction. */
export async function auditAll(
  tx: Transaction,
  context: TenantContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  // One value however many rows: as a list of parameters, thousands of rows take minutes to build.
  const rows = entries.map((entry) => jsonRow(auditLog, auditRow(context, entry)));
  await tx.execute(insertJson(auditLog, sql`${JSON.stringify(rows)}::jsonb`));
}

/** Inserts a row made by `auditRow`. */
export async function insertAudit(tx: Transaction, row: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/**
 * As `audit`, for events that may arrive twice, even at the same time: `key` is the event's own id, and only the first
 * row is written.
 */
export async function auditOnce(
  tx: Transaction,
  context: TenantContext,
  key: string,
  entry: AuditEntry,
): Promise<boolean> {
  const row = { ...auditRow(context, entry), id: `${ID_PREFIXES.audit}_${key}` };
  const added = await tx.insert(auditLog).values(row).onConflictDoNothing();
  return added.rowCount === 1;
}
