import type { LoggedAction } from './action-types';
import { changesIn } from './changes-in';
import { ID_PREFIXES, newLogId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { platformAudit, type AuditChanges } from '@/lib/db/schema/audit';
import type { Transaction } from '@/lib/db/transaction';

interface PlatformEntry {
  action: LoggedAction;
  /** Null where no person did it, as for a fulfiller's message. */
  actorUserId: string | null;
  /** Id of the object it was done to. */
  subject: string | null;
  /** What the subject is called, never a person's name; people, printers and lists are named as the row is written. ADR 0182. */
  subjectLabel?: string;
  /** As `changesOf` makes them; by default what `data` tells as changed. */
  changes?: AuditChanges;
  requestId?: string;
  data?: Record<string, unknown>;
}

const rowOf = (entry: PlatformEntry) => ({
  data: {},
  at: now(),
  ...entry,
  changes: entry.changes ?? changesIn(entry.action, entry.data ?? {}) ?? null,
});

/**
 * Writes an audit row that belongs to no single tenant: user accounts are global, and staff act on all tenants (D34).
 */
export async function recordPlatform(tx: Transaction, entry: PlatformEntry): Promise<void> {
  await tx.insert(platformAudit).values({ id: newLogId('audit'), ...rowOf(entry) });
}

/** As `recordPlatform`, for what may be told many times: `key` is its own id, and only the first row is written. D44-5. */
export async function recordPlatformOnce(tx: Transaction, key: string, entry: PlatformEntry): Promise<void> {
  const row = { id: `${ID_PREFIXES.audit}_${key}`, ...rowOf(entry) };
  await tx.insert(platformAudit).values(row).onConflictDoNothing();
}
