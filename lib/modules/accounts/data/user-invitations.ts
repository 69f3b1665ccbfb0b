import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { userInvitations, users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import type { Team } from './people';

const ofTeam = (team: Team) =>
  team === null ? isNull(userInvitations.tenantId) : eq(userInvitations.tenantId, team);
const open = () => and(isNull(userInvitations.acceptedAt), isNull(userInvitations.withdrawnAt));

/** Stores an invitation; false when the address has an open one in this team. */
export async function addInvitation(
  tx: Transaction,
  row: typeof userInvitations.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(userInvitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: userInvitations.id });
  return added.length === 1;
}

/** Locks an open invitation of a team; undefined for any other. */
export async function lockInvitation(tx: Transaction, team: Team, id: string) {
  const [found] = await tx
    .select()
    .from(userInvitations)
    .where(and(eq(userInvitations.id, id), ofTeam(team), open()))
    .for('update');
  return found;
}

/** Whether an invitation was this team's, open or not. */
export async function hadInvitation(tx: Transaction, team: Team, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: userInvitations.id })
    .from(userInvitations)
    .where(and(eq(userInvitations.id, id), ofTeam(team)));
  return found.length === 1;
}

/** Changes an invitation: a new link, or that it is accepted or withdrawn. */
export async function setInvitation(
  tx: Transaction,
  id: string,
  change: Partial<typeof userInvitations.$inferInsert>,
): Promise<void> {
  await tx.update(userInvitations).set(change).where(eq(userInvitations.id, id));
}

/** The invitation of a valid link, with who sent it; undefined for one that is unknown, used, withdrawn or too old. */
export async function findByLink(tx: Transaction, tokenHash: Buffer, at: Date) {
  const [found] = await tx
    .select({
      id: userInvitations.id,
      tenantId: userInvitations.tenantId,
      email: userInvitations.email,
      name: userInvitations.name,
      role: userInvitations.role,
      note: userInvitations.note,
      inviter: users.name,
    })
    .from(userInvitations)
    .innerJoin(users, eq(users.id, userInvitations.invitedBy))
    .where(and(eq(userInvitations.tokenHash, tokenHash), open(), gt(userInvitations.expiresAt, at)));
  return found;
}
export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof findByLink>>>;

/** Marks an invitation as accepted; false when it is no longer open. */
export async function takeInvitation(tx: Transaction, tokenHash: Buffer, at: Date): Promise<boolean> {
  const taken = await tx
    .update(userInvitations)
    .set({ acceptedAt: at })
    .where(and(eq(userInvitations.tokenHash, tokenHash), open(), gt(userInvitations.expiresAt, at)))
    .returning({ id: userInvitations.id });
  return taken.length === 1;
}

/** An invitation whose mail of this round is still to be sent, with who sends it; locked. */
export async function lockUnmailed(tx: Transaction, id: string, round: number) {
  const [found] = await tx
    .select()
    .from(userInvitations)
    .where(
      and(
        eq(userInvitations.id, id),
        eq(userInvitations.round, round),
        sql`${userInvitations.mailedRound} < ${round}`,
        open(),
      ),
    )
    .for('update');
  return found;
}

/** Withdraws every open invitation that somebody has sent; returns their ids. */
export async function withdrawInvitationsOf(tx: Transaction, userId: string, at: Date): Promise<string[]> {
  const withdrawn = await tx
    .update(userInvitations)
    .set({ withdrawnAt: at })
    .where(and(eq(userInvitations.invitedBy, userId), open()))
    .returning({ id: userInvitations.id });
  return withdrawn.map(({ id }) => id);
}

/** Withdraws a team's open invitations; returns their ids. */
export async function withdrawInvitationsInto(tx: Transaction, team: Team, at: Date): Promise<string[]> {
  const withdrawn = await tx
    .update(userInvitations)
    .set({ withdrawnAt: at })
    .where(and(ofTeam(team), open()))
    .returning({ id: userInvitations.id });
  return withdrawn.map(({ id }) => id);
}

/** Deletes up to `limit` invitations that ended before `before`: followed, withdrawn, or too old. Returns how many. */
export async function deleteEnded(tx: Transaction, before: Date, limit: number): Promise<number> {
  const { rows } = await tx.execute(sql`delete from user_invitations where id in (
      select id from user_invitations
      where coalesce(accepted_at, withdrawn_at, expires_at) < ${before}::timestamptz
      order by id limit ${limit} for update skip locked) returning id`);
  return rows.length;
}
