import { audit } from '@/lib/audit/append-audit';
import { withAccount } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { countMailRequest } from '@/lib/modules/accounts/service/account-limits';
import {
  hasAccount,
  inviteFirstAdmin,
  withdrawOpen,
} from '@/lib/modules/accounts/service/people/invite-first-admin';
import type { AdminForm } from '@/lib/modules/tenants/contract/invite-admin';
import { findAdmins, findStanding } from '@/lib/modules/tenants/data/clients';

const subject = { subjectType: 'user', subjectLabel: 'admin' } as const;

/**
 * Invites a client's first admin anew while it has none: to the same address or another. What was mailed before opens
 * nothing any more. Audit rows, invitation and mail job in one transaction. S2.2-193, D43-6. Throws 404 for an unknown
 * client, `conflict` for one that has an admin, 422 `email_taken`, and `rate_limited`.
 */
export async function inviteAdmin(
  context: TenantContext & { userId: string },
  form: AdminForm,
  visitor: string,
): Promise<{ email: string }> {
  const { tenantId, userId: invitedBy } = context;
  const { admin_name: name, admin_email: email, lang } = form;
  const isTaken = await hasAccount(email);
  if (!isTaken) await countMailRequest(email, visitor);
  return withAccount(context, async (tx, doors) => {
    if (!(await findStanding(tx, tenantId))) throw notFound();
    await doors.directory();
    // Theirs is the choice of people from the first admin on (D43).
    if ((await findAdmins(tx, [tenantId])).length > 0) throw new AppError('conflict');
    if (isTaken) throw invalid({ admin_email: ['email_taken'] });
    const withdrawn = await withdrawOpen(tx, tenantId);
    const id = await inviteFirstAdmin(tx, { tenantId, invitedBy, name, email, lang, note: '' });
    if (id === null) throw new AppError('conflict');
    await doors.tenant();
    for (const former of withdrawn) {
      await audit(tx, context, { action: 'user.invitation_withdrawn', ...subject, subjectId: former });
    }
    await audit(tx, context, { action: 'user.invited', ...subject, subjectId: id, data: { role: 'admin' } });
    return { email };
  });
}
