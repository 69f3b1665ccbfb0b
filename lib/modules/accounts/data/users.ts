import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Locale } from '@/lib/kernel/locales';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import { isOfClosedClient } from './sessions';
import { hasTwoFactor } from './two-factor';

/** A user by e-mail, which the table stores in lower case. */
export async function findUserByEmail(tx: Transaction, email: string) {
  const [found] = await tx.select().from(users).where(eq(users.email, email));
  return found;
}

/** A user who logs in, whether a second factor is asked for, and whether their client is closed. */
export async function findForLogin(tx: Transaction, email: string) {
  const [found] = await tx
    .select({ ...getTableColumns(users), hasTwoFactor, clientClosed: isOfClosedClient })
    .from(users)
    .where(eq(users.email, email));
  return found;
}

/** What a login was let in by, as it is now: until the transaction ends nobody sets another password. */
export async function lockForLogin(tx: Transaction, id: string) {
  const { passwordHash } = users;
  const [found] = await tx
    .select({ passwordHash, hasTwoFactor })
    .from(users)
    .where(eq(users.id, id))
    .for('share');
  return found;
}

/** Names and roles of the enabled users with these e-mails; for the demo's login page. */
export async function findPeople(tx: Transaction, emails: readonly string[]) {
  return tx
    .select({ email: users.email, name: users.name, role: users.role })
    .from(users)
    .where(inArray(users.email, [...emails]));
}

export async function setUserLanguage(tx: Transaction, userId: string, lang: Locale): Promise<void> {
  await tx.update(users).set({ lang }).where(eq(users.id, userId));
}
