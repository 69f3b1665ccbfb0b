import { audit, type AuditEntry } from '@/lib/audit/append-audit';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';

/** Writes an audit row to the tenant's log or, for what staff do to the rows of all clients, to the platform's. D34-1. */
export async function appendScopedAudit(
  tx: Transaction,
  by: { tenant: TenantContext | null; userId: string },
  entry: AuditEntry,
): Promise<void> {
  if (by.tenant) return audit(tx, by.tenant, entry);
  await recordPlatform(tx, {
    action: entry.action,
    actorUserId: by.userId,
    subject: entry.subjectId,
    ...(entry.subjectLabel ? { subjectLabel: entry.subjectLabel } : {}),
    ...(entry.data ? { data: entry.data } : {}),
  });
}
