import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { emailChanges, users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

export type EmailSide = 'old' | 'new';

/** Stores the address that somebody wants; replaces an earlier wish with its confirmations. */
export async function putEmailChange(
  tx: Transaction,
  wish: { userId: string; newEmail: string; askedAt: Date; expiresAt: Date },
): Promise<void> {
  const again = { ...wish, oldConfirmedAt: null, newConfirmedAt: null };
  await tx.insert(emailChanges).values(wish).onConflictDoUpdate({ target: emailChanges.userId, set: again });
}

/** The wish that is open at this time; undefined if there is none. */
export async function findEmailChange(tx: Transaction, userId: string, at: Date) {
  const [found] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, at)));
  return found;
}

/** Notes that one of the two addresses has confirmed; undefined if no wish is open. */
export async function noteConfirmed(tx: Transaction, userId: string, side: EmailSide, at: Date) {
  const [noted] = await tx
    .update(emailChanges)
    .set(side === 'old' ? { oldConfirmedAt: at } : { newConfirmedAt: at })
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, at)))
    .returning();
  return noted;
}

/** Deletes the wish; false when there was none. */
export async function dropEmailChange(tx: Transaction, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return dropped.length === 1;
}

/**
 * Gives somebody the address that both addresses have confirmed; false when another account has it by now. The new
 * address is confirmed by that.
 */
export async function takeNewEmail(tx: Transaction, userId: string, at: Date): Promise<boolean> {
  const taken = await tx
    .update(users)
    .set({ email: sql`${emailChanges.newEmail}`, emailVerifiedAt: at })
    .from(emailChanges)
    .where(
      and(
        eq(users.id, userId),
        eq(emailChanges.userId, users.id),
        isNotNull(emailChanges.oldConfirmedAt),
        isNotNull(emailChanges.newConfirmedAt),
        sql`not exists (select 1 from users other where other.email = ${emailChanges.newEmail})`,
      ),
    )
    .returning({ id: users.id });
  return taken.length === 1;
}
