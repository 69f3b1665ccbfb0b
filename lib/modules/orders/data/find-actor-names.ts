import { inArray } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/** The names of users with their tenant (null for staff). Needs a directory transaction. */
export async function findActorNames(
  tx: Transaction,
  userIds: readonly string[],
): Promise<{ id: string; name: string; tenantId: string | null }[]> {
  if (userIds.length === 0) return [];
  return tx
    .select({ id: users.id, name: users.name, tenantId: users.tenantId })
    .from(users)
    .where(inArray(users.id, [...userIds]));
}
