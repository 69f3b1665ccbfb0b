import { inArray } from 'drizzle-orm';
import { users } from '@/lib/db/schema/tenancy';
import type { Transaction } from '@/lib/db/transaction';

/** The names of those who acted; for the directory's door. */
export async function findActors(
  tx: Transaction,
  userIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (userIds.length === 0) return [];
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]));
}
