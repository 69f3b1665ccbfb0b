import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { InvitationForm, Person } from '@/lib/modules/accounts/contract/people';
import { hasMember } from '@/lib/modules/accounts/data/people';
import {
  addInvitation,
  hadInvitation,
  lockInvitation,
  setInvitation,
} from '@/lib/modules/accounts/data/user-invitations';
import { countInvitation, countMailRequest } from '../account-limits';
import { hashLinkToken, INVITATION_LIFE_MS, invitationToken } from '../account-link';
import { personIn } from './present-person';
import { assertOwnTeam, withTeam, type TeamContext } from './team';

const endOf = (at: Date) => new Date(at.getTime() + INVITATION_LIFE_MS);

async function enqueueMail(tx: Transaction, invitationId: string, round: number): Promise<void> {
  const jobKey = `invitation:${invitationId}:${round}`;
  await enqueue(tx, 'send-user-invitation', { invitationId, round }, { jobKey });
}

/**
 * Mails somebody an invitation into a team: row, audit row and mail job in one transaction. Whether the address has an
 * account elsewhere is told to that address alone. D42-1. Throws 422 at the field for an address that is in the team already,
 * or invited, `rate_limited`, and `forbidden` for staff in a client's team (D43).
 */
export async function invitePerson(
  context: TeamContext,
  form: InvitationForm,
  visitor: string,
): Promise<Person> {
  assertOwnTeam(context);
  const { team, userId } = context;
  const { email, role, note, lang } = form;
  await countMailRequest(email, visitor);
  await countInvitation(team);
  return withTeam(context, async (tx, record) => {
    if (await hasMember(tx, team, email)) throw invalid({ email: ['already_member'] });
    const [id, at, round] = [newId('userInvitation'), now(), 1];
    const tokenHash = hashLinkToken(invitationToken(id, round));
    const row = { id, tenantId: team, email, role, lang, note, invitedBy: userId, round, tokenHash };
    if (!(await addInvitation(tx, { ...row, createdAt: at, expiresAt: endOf(at) }))) {
      throw invalid({ email: ['already_invited'] });
    }
    await record({ action: 'user.invited', subject: id, data: { role } });
    await enqueueMail(tx, id, round);
    return personIn(tx, context, id);
  });
}

async function openInvitation(tx: Transaction, context: TeamContext, id: string) {
  const invitation = await lockInvitation(tx, context.team, id);
  if (invitation) return invitation;
  throw (await hadInvitation(tx, context.team, id)) ? new AppError('gone') : notFound();
}

/**
 * Mails an open invitation again, for seven more days; its former link opens nothing any more. Throws 404 for another team's,
 * `gone` for one that is accepted or withdrawn, `rate_limited`, and `forbidden` for staff in a client's team. D42-1.
 */
export async function resendInvitation(context: TeamContext, id: string, visitor: string): Promise<Person> {
  assertOwnTeam(context);
  const { email } = await withTeam(context, (tx) => openInvitation(tx, context, id));
  await countMailRequest(email, visitor);
  await countInvitation(context.team);
  return withTeam(context, async (tx, record) => {
    const invitation = await openInvitation(tx, context, id);
    const round = invitation.round + 1;
    const tokenHash = hashLinkToken(invitationToken(id, round));
    // Who sends it again asks from now on: the first inviter may have left.
    await setInvitation(tx, id, { round, tokenHash, expiresAt: endOf(now()), invitedBy: context.userId });
    await record({ action: 'user.invitation_resent', subject: id });
    await enqueueMail(tx, id, round);
    return personIn(tx, context, id);
  });
}

/** Takes an open invitation back. Throws as sending it again does. D42-1. */
export async function withdrawInvitation(context: TeamContext, id: string): Promise<{ id: string }> {
  assertOwnTeam(context);
  return withTeam(context, async (tx, record) => {
    await openInvitation(tx, context, id);
    await setInvitation(tx, id, { withdrawnAt: now() });
    await record({ action: 'user.invitation_withdrawn', subject: id });
    return { id };
  });
}
