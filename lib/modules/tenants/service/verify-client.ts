import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { randomBytes } from '@/lib/kernel/random';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { audit } from '@/lib/audit/append-audit';
import {
  findAdmins,
  findStanding,
  listSlugs,
  markVerified,
  type FirstAdmin,
} from '@/lib/modules/tenants/data/clients';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount, type AccountDoors } from '@/lib/db/with-account';
import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import { requestMail } from '@/lib/modules/accounts/service/ask-mail';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

/** Purges the cached pages of the client's stores, which now say that they take money, and mails the admin. */
async function tell(tx: Transaction, doors: AccountDoors, tenantId: string, admin: FirstAdmin) {
  for (const slug of await listSlugs(tx, tenantId)) await enqueuePurge(tx, slug);
  await doors.directory();
  const { id: userId, email, lang } = admin;
  const fingerprint = Buffer.from(randomBytes(32));
  const wanted = { kind: 'tenant_verified' as const, email, userId, fingerprint };
  await requestMail(tx, { ...wanted, lang: lang ?? DEFAULT_LOCALE });
}

/**
 * Lets a client's stores take money and give gifts: row, audit row, purge of its stores and mail in one transaction.
 * Safe to repeat: the first time counts. S3.9-6, D3. Throws 404 for an unknown client, 422 for a name that is not the
 * client's, and `email_unverified` while no admin of the client has confirmed an address.
 */
export async function verifyClient(context: TenantContext, name: string): Promise<{ verified_at: string }> {
  const { tenantId } = context;
  const [admin] = await withDirectory((tx) => findAdmins(tx, [tenantId]));
  return withAccount(context, async (tx, doors) => {
    const client = await findStanding(tx, tenantId);
    if (!client) throw notFound();
    if (client.name.trim() !== name) throw invalid({ name: ['invalid'] });
    if (client.verifiedAt) return { verified_at: client.verifiedAt.toISOString() };
    if (!admin?.emailVerifiedAt) throw new AppError('email_unverified');
    const at = now();
    if (await markVerified(tx, tenantId, at)) {
      await audit(tx, context, {
        action: 'tenant.verified',
        subjectType: 'tenant',
        subjectId: tenantId,
        subjectLabel: client.name,
        changes: { verified: { before: false, after: true } },
      });
      await tell(tx, doors, tenantId, admin);
    }
    return { verified_at: at.toISOString() };
  });
}
