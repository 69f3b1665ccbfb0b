import { cleanLine } from '@/lib/kernel/clean-line';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { renderAccountMail, smtpMailer } from '@/lib/mail';
import { findUser } from '@/lib/modules/accounts/data/own-account';
import { lockUnmailed, setInvitation } from '@/lib/modules/accounts/data/user-invitations';
import { findUserByEmail } from '@/lib/modules/accounts/data/users';
import { invitationToken, joinPath } from '../account-link';
import { accountMailModel } from '../account-mail-model';
import { companyName } from './company-name';

type Job = JobPayloads['send-user-invitation'];

/** What the mail says, by the state at this moment; null for an invitation that is accepted, withdrawn or sent again. */
async function readLetter({ invitationId, round }: Job) {
  return withDirectory(async (tx) => {
    const invitation = await lockUnmailed(tx, invitationId, round);
    if (!invitation) return null;
    const inviter = await findUser(tx, invitation.invitedBy);
    // Who left may no longer ask anybody in.
    if (!inviter || inviter.disabledAt) return null;
    const isElsewhere = (await findUserByEmail(tx, invitation.email)) !== undefined;
    return { invitation, inviter: cleanLine(inviter.name), isElsewhere };
  });
}

/**
 * Sends an invitation's mail. An address that has an account gets a mail without a link that says so: an account belongs to
 * one client. The link's token is computed, never stored; after a crash between the mail server's answer and the row that
 * records it, the same mail is sent again. D42-1.
 */
export async function sendUserInvitation(job: Job): Promise<void> {
  const letter = await readLetter(job);
  if (!letter) return;
  const { invitation, inviter, isElsewhere } = letter;
  const { tenantId, email, lang, note } = invitation;
  const joined = tenantId === null ? 'invited_staff' : 'invited';
  const model = accountMailModel({
    text: isElsewhere ? 'invited_elsewhere' : joined,
    lang: isLocale(lang) ? lang : DEFAULT_LOCALE,
    name: inviter,
    company: await companyName(tenantId),
    link: joinPath(invitationToken(job.invitationId, job.round)),
    ...(note && !isElsewhere ? { quote: note } : {}),
  });
  await smtpMailer.send({
    to: { name: '', address: email },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `invitation.${job.invitationId}.${job.round}`,
    pictures: [],
  });
  await withDirectory((tx) => setInvitation(tx, job.invitationId, { mailedRound: job.round }));
}
