import { inArray } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/** The people of these ids who still exist. Needs a directory transaction. */
export async function findSavers(tx: Transaction, ids: readonly string[]) {
  const { id, name, tenantId, superadmin, disabledAt } = users;
  return tx
    .select({ id, name, tenantId, superadmin, disabledAt })
    .from(users)
    .where(inArray(id, [...ids]));
}
