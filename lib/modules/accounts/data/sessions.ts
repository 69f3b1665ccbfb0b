import { and, eq, gt, isNull, lt, not, sql } from 'drizzle-orm';
import { enqueue } from '@/lib/db/enqueue';
import { clientOpenings, sessions, staffGrants, users } from '@/lib/db/schema/accounts';
import { closedClients } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';
import type { SessionOpening } from '@/lib/modules/accounts/rules/session-opening';
import { clientAsksTwoFactor, hasTwoFactor } from './two-factor';

/** What an admin has granted a person's role: only staff of customer service have any. D3-6. */
const grants = sql<string[]>`case when ${users.superadmin} and ${users.role} = 'customer_service'
  then array(select ${staffGrants.permission} from ${staffGrants} order by 1) else '{}' end`;

/** The client that staff have open in this session (D43-2); null for none, and for everybody else. */
const openingAt = (at: Date) => sql<SessionOpening | null>`case when ${users.superadmin} then (
  select jsonb_build_object('id', o.id, 'tenantId', o.tenant_id, 'client', o.client, 'endsAt',
    to_char(o.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${clientOpenings} o
  where o.session_id = ${sessions.id} and o.staff_id = ${users.id} and o.closed_at is null
    and o.ends_at > ${at.toISOString()}::timestamptz) end`;

/**
 * Whether staff have closed the person's client: then nobody and nothing of it gets in. S2.2-198. The table is written out:
 * among the columns of a query of users alone, a column has no table before it, and would be the closed client's.
 */
export const isOfClosedClient = sql<boolean>`exists (select from ${closedClients} c
  where c.tenant_id = "users"."tenant_id")`;

/** What a person acts with, read anew with every request. S3.8-1. */
export const ACTING_COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  tenantId: users.tenantId,
  superadmin: users.superadmin,
  role: users.role,
  shopPlatform: users.shopPlatform,
  lang: users.lang,
  grants,
  hasTwoFactor,
  clientAsksTwoFactor,
  emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
};

/**
 * The user of a valid token, and when the session was last noted as used; undefined for an unknown, revoked or expired one
 * and for one who is disabled or of a closed client.
 */
export async function findLiveSession(tx: Transaction, tokenHash: Buffer, at: Date) {
  const [found] = await tx
    .select({
      ...ACTING_COLUMNS,
      sessionId: sessions.id,
      opening: openingAt(at),
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        isNull(users.disabledAt),
        not(isOfClosedClient),
      ),
    );
  if (!found) return undefined;
  const { lastSeenAt, ...user } = found;
  return { user, lastSeenAt };
}

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

/**
 * Live channels that the person has open are closed as soon as this transaction is through; browsers that are still logged in
 * open them again. Whatever ends a session calls this. D42-12.
 */
export async function endChannelsOf(tx: Transaction, userId: string): Promise<void> {
  await enqueue(tx, 'end-connections', { userId }, { jobKey: `connections:${userId}` });
}

/** Ends one session; false when it had ended already. */
export async function revokeSession(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  for (const { userId } of ended) await endChannelsOf(tx, userId);
  return ended.length === 1;
}

/** Ends every session of a user; returns how many could still be used. */
export async function revokeSessionsOf(tx: Transaction, userId: string, at: Date): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ expiresAt: sessions.expiresAt });
  await endChannelsOf(tx, userId);
  return ended.filter(({ expiresAt }) => expiresAt > at).length;
}

/** Deletes a user's sessions that expired before `before`. */
export async function deleteExpiredSessions(tx: Transaction, userId: string, before: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, before)));
}

/** Notes that a session is in use. */
export async function noteSeen(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}
