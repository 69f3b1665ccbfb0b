import { ID_PREFIXES, newLogId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { platformAudit, type AuditChanges } from '@/lib/db/schema/audit';
import type { Transaction } from '@/lib/db/transaction';

interface PlatformEntry {
  action: string;
  /** Null where no person did it, as for a fulfiller's message. */
  actorUserId: string | null;
  /** Id of the object it was done to. */
  subject: string | null;
  /** What the subject is called, never a person's name. */
  subjectLabel?: string;
  /** As `changesOf` makes them. */
  changes?: AuditChanges;
  requestId?: string;
  data?: Record<string, unknown>;
}

/**
 * Writes an audit row that belongs to no single tenant: user accounts are global, and staff act on all tenants (D34).
 */
export async function recordPlatform(tx: Transaction, entry: PlatformEntry): Promise<void> {
  await tx.insert(platformAudit).values({ id: newLogId('audit'), data: {}, at: now(), ...entry });
}

/** As `recordPlatform`, for what may be told many times: `key` is its own id, and only the first row is written. D44-5. */
export async function recordPlatformOnce(tx: Transaction, key: string, entry: PlatformEntry): Promise<void> {
  const row = { id: `${ID_PREFIXES.audit}_${key}`, data: {}, at: now(), ...entry };
  await tx.insert(platformAudit).values(row).onConflictDoNothing();
}
