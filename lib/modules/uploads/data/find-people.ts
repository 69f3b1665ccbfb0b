import { and, eq, inArray } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/** The names of a tenant's own people among these ids. Needs a directory transaction. */
export async function findPeople(
  tx: Transaction,
  tenantId: string,
  userIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (userIds.length === 0) return [];
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...userIds])));
}
