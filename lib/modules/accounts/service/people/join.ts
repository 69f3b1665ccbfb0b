import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import { withDirectory } from '@/lib/db/with-directory';
import type { Invitation } from '@/lib/modules/accounts/contract/join';
import {
  findByLink,
  takeInvitation,
  type LinkedInvitation,
} from '@/lib/modules/accounts/data/user-invitations';
import { passwordProblem } from '@/lib/modules/accounts/rules/password-rules';
import { addPerson } from '@/lib/modules/accounts/service/statements/people';
import { countDeadLink } from '../account-limits';
import { hashLinkToken } from '../account-link';
import { hashPassword } from '../hash-password';
import { companyName } from './company-name';
import { clientTeam, staffTeam, withTeam } from './team';

async function linked(token: string, visitor: string): Promise<LinkedInvitation> {
  const [tokenHash, at] = [hashLinkToken(token), now()];
  const found = await withDirectory((tx) => findByLink(tx, tokenHash, at));
  if (found) return found;
  await countDeadLink(visitor);
  throw new AppError('gone');
}

/**
 * Who asks whom to join what; opening the page uses nothing up. D42-1. Throws `gone` for a link that is unknown, used,
 * withdrawn, older than seven days or replaced by a later one (always the same error), and `rate_limited`.
 */
export async function readInvitation(token: string, visitor: string): Promise<Invitation> {
  const { tenantId, inviter, email, name, role, note } = await linked(token, visitor);
  const company = tenantId === null ? null : await companyName(tenantId);
  return { company, inviter, email, name, role, note };
}

/**
 * Makes the account of an invitation, once, with its audit row; the address is confirmed by that. Returns it, to log in with.
 * D42-1. Throws as reading it does, 422 for a password equal to the address, `gone` where the address has an account by now,
 * and `unavailable` when too many password hashes are waiting.
 */
export async function acceptInvitation(
  form: { token: string; name: string; password: string; lang: Locale },
  visitor: string,
): Promise<{ email: string }> {
  const { tenantId, email, role } = await linked(form.token, visitor);
  const problem = passwordProblem(form.password, email);
  if (problem) throw invalid({ password: [problem] });
  const passwordHash = await hashPassword(form.password);
  const [id, at] = [newId('user'), now()];
  const context =
    tenantId === null ? staffTeam(id) : clientTeam({ tenantId, actor: 'client', userId: id }, id);
  await withTeam(context, async (tx, record) => {
    const { name, lang } = form;
    const isTaken = await takeInvitation(tx, hashLinkToken(form.token), at);
    const person = { id, name, email, passwordHash, role, lang, createdAt: at, emailVerifiedAt: at };
    const isAdded = isTaken && (await addPerson(tx, { ...person, tenantId, superadmin: tenantId === null }));
    // Throwing takes the invitation's use back too.
    if (!isAdded) throw new AppError('gone');
    await record({ action: 'user.joined', subject: id, data: { role } });
  });
  return { email };
}
