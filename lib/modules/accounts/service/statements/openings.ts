import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { clientOpenings, users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

export type Opening = typeof clientOpenings.$inferSelect;

const running = (staffId: string) =>
  and(eq(clientOpenings.staffId, staffId), isNull(clientOpenings.closedAt));

/** The opening that this person has not closed, whether its time is over or not. Needs the directory's role. D43-2. */
export async function findOpening(tx: Transaction, staffId: string): Promise<Opening | undefined> {
  const [found] = await tx.select().from(clientOpenings).where(running(staffId)).for('update');
  return found;
}

/** An opening by its id, whether it has ended or not. Needs the directory's role. */
export async function findOpeningById(tx: Transaction, id: string): Promise<Opening | undefined> {
  const [found] = await tx.select().from(clientOpenings).where(eq(clientOpenings.id, id));
  return found;
}

/** Ends an opening whose time is over, as of its end; false when it has ended already. Needs the directory's role. D43-11. */
export async function endDueOpening(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(clientOpenings)
    .set({ closedAt: sql`${clientOpenings.endsAt}` })
    .where(and(eq(clientOpenings.id, id), isNull(clientOpenings.closedAt), lte(clientOpenings.endsAt, at)))
    .returning({ id: clientOpenings.id });
  return ended.length === 1;
}

/** Ends an opening; false when it had ended already. Needs the directory's role. */
export async function endOpening(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(clientOpenings)
    .set({ closedAt: at })
    .where(and(eq(clientOpenings.id, id), isNull(clientOpenings.closedAt), gt(clientOpenings.endsAt, at)))
    .returning({ id: clientOpenings.id });
  return ended.length === 1;
}

/** Stores an opening; false when this person has another that has not ended. Needs the directory's role. */
export async function addOpening(
  tx: Transaction,
  opening: typeof clientOpenings.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(clientOpenings)
    .values(opening)
    .onConflictDoNothing()
    .returning({ id: clientOpenings.id });
  return added.length === 1;
}

/** What a mail tells of an opening: who, from when until when, and why. Needs the directory's role. D43-3. */
export async function findOpeningTold(tx: Transaction, id: string) {
  const { openedAt, endsAt, reason } = clientOpenings;
  const [found] = await tx
    .select({ staff: users.name, openedAt, endsAt, reason })
    .from(clientOpenings)
    .innerJoin(users, eq(users.id, clientOpenings.staffId))
    .where(eq(clientOpenings.id, id));
  return found;
}
