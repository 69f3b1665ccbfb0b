import { audit } from '@/lib/audit/append-audit';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { Transaction } from '@/lib/db/transaction';
import type { AccountDoors } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';

export type Staff = TenantContext & { userId: string };

interface OpeningEntry {
  action: 'tenant.opened' | 'tenant.opening_ended';
  /** What the client was called. */
  client: string;
  data: Record<string, unknown>;
}

/** In both logs, and the transaction is under the directory's role afterwards. D43-3. */
export async function logOpening(
  tx: Transaction,
  doors: AccountDoors,
  staff: Staff,
  { client, ...entry }: OpeningEntry,
): Promise<void> {
  const { tenantId, userId } = staff;
  const [subjectType, subjectId] = ['tenant' as const, tenantId];
  await doors.tenant();
  const row = { ...entry, subjectType, subjectId, subjectLabel: client };
  await audit(tx, { ...staff, onBehalfOf: tenantId }, row);
  await doors.directory();
  await recordPlatform(tx, { ...entry, actorUserId: userId, subject: tenantId, subjectLabel: client });
}
