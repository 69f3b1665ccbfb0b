import { asc, eq } from 'drizzle-orm';
import { staffGrants, users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/** All grants, by verb, with the name of who granted each. Needs a directory transaction. */
export async function listStaffGrants(tx: Transaction) {
  return tx
    .select({
      permission: staffGrants.permission,
      grantedAt: staffGrants.grantedAt,
      grantedBy: users.name,
    })
    .from(staffGrants)
    .leftJoin(users, eq(users.id, staffGrants.grantedBy))
    .orderBy(asc(staffGrants.permission));
}

/** Grants a verb; false where it was granted already. */
export async function insertStaffGrant(
  tx: Transaction,
  grant: typeof staffGrants.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(staffGrants)
    .values(grant)
    .onConflictDoNothing()
    .returning({ permission: staffGrants.permission });
  return made.length === 1;
}

/** Withdraws a verb; false where it was not granted. */
export async function deleteStaffGrant(tx: Transaction, permission: string): Promise<boolean> {
  const gone = await tx
    .delete(staffGrants)
    .where(eq(staffGrants.permission, permission))
    .returning({ permission: staffGrants.permission });
  return gone.length === 1;
}
