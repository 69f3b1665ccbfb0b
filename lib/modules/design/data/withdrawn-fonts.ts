import { eq } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { withdrawnFonts } from '@/lib/db/schema/platform-looks';
import type { Transaction } from '@/lib/db/transaction';

/** The fonts that are withdrawn: since when, and by whom. S2.2-329 */
export async function listWithdrawnRows(
  tx: Transaction,
): Promise<{ family: string; at: Date; by: string | null }[]> {
  return tx
    .select({ family: withdrawnFonts.family, at: withdrawnFonts.withdrawnAt, by: users.name })
    .from(withdrawnFonts)
    .leftJoin(users, eq(users.id, withdrawnFonts.withdrawnBy));
}

/** False where it is withdrawn already. */
export async function insertWithdrawn(
  tx: Transaction,
  row: typeof withdrawnFonts.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(withdrawnFonts)
    .values(row)
    .onConflictDoNothing()
    .returning({ family: withdrawnFonts.family });
  return added.length > 0;
}

/** False where it isn't withdrawn. */
export async function deleteWithdrawn(tx: Transaction, family: string): Promise<boolean> {
  const gone = await tx
    .delete(withdrawnFonts)
    .where(eq(withdrawnFonts.family, family))
    .returning({ family: withdrawnFonts.family });
  return gone.length > 0;
}
