import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { sessions, users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import { endChannelsOf } from './sessions';

/** A user's own row. */
export async function findUser(tx: Transaction, id: string) {
  const [found] = await tx.select().from(users).where(eq(users.id, id));
  return found;
}

export async function setUserName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(users).set({ name }).where(eq(users.id, id));
}

/** At most so many sessions are listed: nobody reads more, and each ends after 14 days. */
const SHOWN = 100;

/** The live sessions of a user, the newest first. */
export async function listLiveSessions(tx: Transaction, userId: string, at: Date) {
  return tx
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(SHOWN);
}

/** Whether this session is, or was, the user's. */
export async function hasSession(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return found.length === 1;
}

/** Ends every session of a user but this one; returns how many it ended. */
export async function revokeOtherSessions(
  tx: Transaction,
  userId: string,
  kept: string,
  at: Date,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (ended.length > 0) await endChannelsOf(tx, userId);
  return ended.length;
}
