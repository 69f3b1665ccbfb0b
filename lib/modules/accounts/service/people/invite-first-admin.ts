import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import { addInvitation, withdrawInvitationsInto } from '@/lib/modules/accounts/data/user-invitations';
import { findUserByEmail } from '@/lib/modules/accounts/data/users';
import { hashLinkToken, INVITATION_LIFE_MS, invitationToken } from '../account-link';

export interface FirstAdmin {
  tenantId: string;
  /** The member of staff who invites. */
  invitedBy: string;
  name: string;
  email: string;
  note: string;
  lang: Locale;
}

/** Whether an address has an account, of whatever client: an account belongs to one. D42-1. */
export async function hasAccount(email: string): Promise<boolean> {
  return withDirectory(async (tx) => (await findUserByEmail(tx, email)) !== undefined);
}

/**
 * Invites a new client's first admin: invitation and mail job, in the transaction that makes the client, under the
 * directory's role. The link works for seven days, once. Returns the invitation's id; null where the address is invited
 * into this client already. D42-1, D43-6.
 */
export async function inviteFirstAdmin(tx: Transaction, admin: FirstAdmin): Promise<string | null> {
  const [id, at, round] = [newId('userInvitation'), now(), 1];
  const isAdded = await addInvitation(tx, {
    ...admin,
    id,
    role: 'admin',
    round,
    tokenHash: hashLinkToken(invitationToken(id, round)),
    createdAt: at,
    expiresAt: new Date(at.getTime() + INVITATION_LIFE_MS),
  });
  if (!isAdded) return null;
  await enqueue(
    tx,
    'send-user-invitation',
    { invitationId: id, round },
    { jobKey: `invitation:${id}:${round}` },
  );
  return id;
}

/** Withdraws what a client without people has been sent: under the directory's role. Returns the invitations' ids. */
export const withdrawOpen = (tx: Transaction, tenantId: string): Promise<string[]> =>
  withdrawInvitationsInto(tx, tenantId, now());
