import { and, eq, isNull } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/** Inserts a user; false when the address already has an account. */
export async function addPerson(tx: Transaction, person: typeof users.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(users)
    .values(person)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return added.length === 1;
}

/** Marks the e-mail address as confirmed; false when it already was. */
export async function markEmailVerified(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return marked.length === 1;
}

export async function setPasswordHash(tx: Transaction, id: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}
