import { inArray } from 'drizzle-orm';
import { users } from '@/lib/db/schema/tenancy';
import type { Transaction } from '@/lib/db/transaction';

/** The names of people and whose they are; null for staff. For the directory's door. */
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
