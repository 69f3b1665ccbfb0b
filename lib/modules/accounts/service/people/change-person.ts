import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { Role } from '@/lib/permissions/roles';
import type { Person } from '@/lib/modules/accounts/contract/people';
import {
  lockAdmins,
  lockMember,
  RESTORABLE_DAYS,
  setMember,
  type Member,
} from '@/lib/modules/accounts/data/people';
import { withdrawInvitationsOf } from '@/lib/modules/accounts/data/user-invitations';
import { revokeSessionsOf } from '@/lib/modules/accounts/data/sessions';
import { voidLinks } from '@/lib/modules/accounts/service/statements/account-mails';
import { deleteTwoFactor } from '@/lib/modules/accounts/data/two-factor';
import { mailAboutTwoFactor } from '@/lib/modules/accounts/service/two-factor/mail-about-two-factor';
import { personIn } from './present-person';
import { assertOwnTeam, withTeam, type TeamContext } from './team';

type Record = Parameters<Parameters<typeof withTeam>[1]>[1];
type Change = (tx: Transaction, member: Member, record: Record) => Promise<void>;

/**
 * Changes somebody of a team who is not oneself: nobody locks themselves out by a slip. The team's admins are locked first,
 * in one order, so that of two changes at once the second sees the first. D42-2. Throws 404 for another team's people,
 * `own_account`, and `forbidden` for staff in a client's team (D43).
 */
async function changeMember(context: TeamContext, id: string, change: Change): Promise<Person> {
  assertOwnTeam(context);
  return withTeam(context, async (tx, record) => {
    await lockAdmins(tx, context.team);
    const member = await lockMember(tx, context.team, id);
    if (!member) throw notFound();
    if (id === context.userId) throw new AppError('own_account');
    await change(tx, member, record);
    return personIn(tx, context, id);
  });
}

/** Throws `last_admin` if this is the team's only enabled admin. */
async function assertNotLast(tx: Transaction, context: TeamContext, member: Member): Promise<void> {
  const admins = await lockAdmins(tx, context.team);
  if (admins.length === 1 && admins[0] === member.id) throw new AppError('last_admin');
}

/** Invitations that somebody has sent die with their right to send them: nobody joins on the word of who has left. */
async function withdrawSent(tx: Transaction, id: string, record: Record): Promise<void> {
  for (const invitation of await withdrawInvitationsOf(tx, id, now())) {
    await record({ action: 'user.invitation_withdrawn', subject: invitation });
  }
}

const assertThere = ({ deletedAt }: Member) => {
  if (deletedAt) throw new AppError('gone');
};

/**
 * Gives somebody another role and ends their sessions. The same role again does nothing. D42-3, D42-17. Throws `last_admin`, and
 * `conflict` where they have another role than the one that was seen.
 */
export async function changeRole(
  context: TeamContext,
  id: string,
  { role, seen }: { role: Role; seen: Role },
): Promise<Person> {
  return changeMember(context, id, async (tx, member, record) => {
    assertThere(member);
    if (member.role === role) return;
    if (member.role !== seen) throw new AppError('conflict');
    await assertNotLast(tx, context, member);
    await setMember(tx, id, { role });
    await revokeSessionsOf(tx, id, now());
    await record({ action: 'user.role_changed', subject: id, data: { before: member.role, after: role } });
    if (role !== 'admin') await withdrawSent(tx, id, record);
  });
}

/** Keeps somebody from logging in, and ends their sessions. Safe to repeat. D42-3. Throws `last_admin`. */
export async function disablePerson(context: TeamContext, id: string): Promise<Person> {
  return changeMember(context, id, async (tx, member, record) => {
    assertThere(member);
    if (member.disabledAt) return;
    await assertNotLast(tx, context, member);
    const at = now();
    await setMember(tx, id, { disabledAt: at });
    await revokeSessionsOf(tx, id, at);
    await record({ action: 'user.disabled', subject: id });
    await withdrawSent(tx, id, record);
  });
}

/** Lets somebody log in again. Safe to repeat. */
export async function enablePerson(context: TeamContext, id: string): Promise<Person> {
  return changeMember(context, id, async (tx, member, record) => {
    assertThere(member);
    if (!member.disabledAt) return;
    await setMember(tx, id, { disabledAt: null });
    await record({ action: 'user.enabled', subject: id });
  });
}

/** Ends every session of somebody: their next request is refused, and they log in again. */
export async function endPersonSessions(context: TeamContext, id: string): Promise<Person> {
  return changeMember(context, id, async (tx, member, record) => {
    assertThere(member);
    const before = await revokeSessionsOf(tx, id, now());
    await record({ action: 'user.sessions_ended', subject: id, data: { before, after: 0 } });
  });
}

/**
 * Ends the second factor of somebody who has lost phone and recovery codes: their sessions end, and they get a mail. Safe to
 * repeat. D42-4.
 */
export async function resetTwoFactor(context: TeamContext, id: string): Promise<Person> {
  return changeMember(context, id, async (tx, member, record) => {
    assertThere(member);
    if (!(await deleteTwoFactor(tx, id))) return;
    await revokeSessionsOf(tx, id, now());
    await record({ action: 'user.two_factor_reset', subject: id, data: { before: 'on', after: 'off' } });
    await mailAboutTwoFactor(tx, member, 'two_factor_off');
  });
}

/**
 * Removes somebody, confirmed by their name, or their address where they have none. They can be restored for 30 days; until
 * then the address stays theirs. D45. Throws 422 for another name, and `last_admin`.
 */
export async function removePerson(context: TeamContext, id: string, name: string): Promise<Person> {
  return changeMember(context, id, async (tx, member, record) => {
    if (member.deletedAt) return;
    if ((member.name.trim() || member.email) !== name) throw invalid({ name: ['invalid'] });
    await assertNotLast(tx, context, member);
    const at = now();
    await setMember(tx, id, { disabledAt: member.disabledAt ?? at, deletedAt: at });
    await revokeSessionsOf(tx, id, at);
    await voidLinks(tx, { userId: id, kind: 'reset_password', at });
    await record({ action: 'user.deleted', subject: id });
    await withdrawSent(tx, id, record);
  });
}

const DAY_MS = 86_400_000;

/** Brings a removed person back as they were, enabled or disabled, within 30 days. Safe to repeat. D45. Throws `gone` after that. */
export async function restorePerson(context: TeamContext, id: string): Promise<Person> {
  return changeMember(context, id, async (tx, { deletedAt, disabledAt }, record) => {
    if (!deletedAt) return;
    if (now().getTime() - deletedAt.getTime() > RESTORABLE_DAYS * DAY_MS) throw new AppError('gone');
    const wasDisabled = disabledAt !== null && disabledAt < deletedAt;
    await setMember(tx, id, { disabledAt: wasDisabled ? disabledAt : null, deletedAt: null });
    await record({ action: 'user.restored', subject: id });
  });
}
