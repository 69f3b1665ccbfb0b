import { newLogId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { platformAudit } from '@/lib/db/schema/audit';
import type { Transaction } from '@/lib/db/transaction';

interface PlatformEntry {
  action: string;
  /** Null where no person did it, as for a fulfiller's message. */
  actorUserId: string | null;
  /** Id of the object it was done to. */
  subject: string | null;
  data?: Record<string, unknown>;
}

/**
 * Writes an audit row that belongs to no single tenant: user accounts are global, and staff act on all tenants (D34).
 */
export async function recordPlatform(tx: Transaction, entry: PlatformEntry): Promise<void> {
  await tx.insert(platformAudit).values({ id: newLogId('audit'), data: {}, at: now(), ...entry });
}
