import { and, eq, isNull } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** Why a client is locked; undefined for an unknown one. Under its own row-level security. */
export async function findLock(tx: Transaction, tenantId: string) {
  const [found] = await tx
    .select({ lockReason: tenants.lockReason })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return found;
}

/** The same, and nobody else turns the lock until the transaction's end. */
export async function holdLock(tx: Transaction, tenantId: string) {
  const [found] = await tx
    .select({ name: tenants.name, lockReason: tenants.lockReason })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('update');
  return found;
}

/** Stores a lock, or takes it away. */
export async function setLock(
  tx: Transaction,
  tenantId: string,
  lock: { reason: string; at: Date; by: string } | null,
): Promise<void> {
  const row = { lockReason: lock?.reason ?? null, lockedAt: lock?.at ?? null, lockedBy: lock?.by ?? null };
  await tx.update(tenants).set(row).where(eq(tenants.id, tenantId));
}

/** The people who manage a client. Needs a directory transaction. */
export async function listAdmins(tx: Transaction, tenantId: string) {
  return tx
    .select({ id: users.id, email: users.email, lang: users.lang })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.role, 'admin'), isNull(users.disabledAt)))
    .orderBy(users.createdAt, users.id);
}
