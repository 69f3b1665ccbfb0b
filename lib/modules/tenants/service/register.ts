import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { Registration } from '@/lib/modules/tenants/contract/register';
import { audit } from '@/lib/audit/append-audit';
import { isKnownRequest } from '@/lib/modules/accounts/service/statements/account-mails';
import { addTenant } from '@/lib/modules/tenants/data/add-tenant';
import { addPerson } from '@/lib/modules/accounts/service/statements/people';
import { addOnboarding } from '@/lib/modules/shop-platform/service/statements/add-onboarding';
import { trackingSource } from '@/lib/modules/shop-platform/rules/sign-up-routes';
import { keepIf } from '@/lib/db/keep-if';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount, type AccountDoors } from '@/lib/db/with-account';
import { isOn } from '@/lib/switches/is-on';
import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import { hashPassword } from '@/lib/modules/accounts/service/hash-password';
import { countMailRequest } from '@/lib/modules/accounts/service/account-limits';
import { requestMail } from '@/lib/modules/accounts/service/ask-mail';
import { requestFingerprints } from '@/lib/modules/accounts/service/request-fingerprint';

/** The same form sent again within 10 to 20 minutes counts as the same registration. */
const WINDOW_MS = 600_000;

function tenantRow({ company, email, region, registrationRoute }: Registration, id: string) {
  return {
    id,
    name: company,
    region,
    currency: REGION_FACTS[region].currency,
    shopPlatform: registrationRoute !== undefined,
    createdAt: now(),
    companyDetails: { legal_name: company, address: '', company_number: '', vat_number: null, email },
  };
}

/** Where a merchant of a shop platform came from; undefined for everyone else. The page decides the source. S2.1-46. */
function originOf({ registrationRoute }: Registration) {
  return registrationRoute && { registrationRoute, trackingSource: trackingSource(registrationRoute) };
}

/**
 * Writes tenant, audit rows and user. If the address already has an account, nothing is stored; the work done is the
 * same either way, so the time tells nothing.
 */
async function openAccount(
  tx: Transaction,
  doors: AccountDoors,
  opening: { context: TenantContext & { userId: string }; form: Registration; passwordHash: string },
): Promise<boolean> {
  const { context, form, passwordHash } = opening;
  const { tenantId, userId: id } = context;
  const { name, email, lang } = form;
  const origin = originOf(form);
  const added = await keepIf(tx, async () => {
    await addTenant(tx, tenantRow(form, tenantId));
    const subject = { subjectType: 'tenant', subjectId: tenantId } as const;
    const data = { admin: id, ...origin };
    await audit(tx, context, { action: 'new_tenant.requires_verification', ...subject, data });
    if (origin) {
      const { region: paymentRegion, shopifyUrl } = form;
      await addOnboarding(tx, {
        tenantId,
        paymentRegion,
        ...origin,
        shopifyUrl: shopifyUrl || null,
        updatedAt: now(),
      });
    }
    await audit(tx, context, {
      action: 'user.created',
      subjectType: 'user',
      subjectId: id,
      subjectLabel: 'admin',
    });
    await doors.directory();
    const role = 'admin' as const;
    const person = { id, name, email, passwordHash, tenantId, role, lang, createdAt: now() };
    return addPerson(tx, { ...person, shopPlatform: origin !== undefined });
  });
  // Undoing the writes also undoes the change to the directory's role.
  await doors.directory();
  return added;
}

/**
 * Creates an unverified tenant with its first admin, whose e-mail address is unconfirmed: tenant, user, audit rows,
 * mail and mail job in one transaction; for a merchant of a shop platform also the onboarding, whose first step is
 * complete. If the address already has an account, only a mail says so; answer, work and time are the same. Sending the
 * same form again does nothing. S3.9, D21, D26, D27. Throws `rate_limited`, and `unavailable` when too many password
 * hashes are waiting; `sign_up_closed` while staff have turned new accounts off. S2.2-285.
 */
export async function register(form: Registration, visitor: string): Promise<{ received: true }> {
  if (!(await isOn('sign_up'))) throw new AppError('sign_up_closed');
  const { company, name, email, region, lang } = form;
  const { current, former } = requestFingerprints(['register', company, name, email, region], WINDOW_MS);
  if (await withDirectory((tx) => isKnownRequest(tx, [current, former]))) return { received: true };
  await countMailRequest(email, visitor);
  const passwordHash = await hashPassword(form.password);
  const context = { tenantId: newId('tenant'), actor: 'client', userId: newId('user') } as const;
  await withAccount(context, async (tx, doors) => {
    const added = await openAccount(tx, doors, { context, form, passwordHash });
    const kind = added ? 'verify_email' : 'account_exists';
    const userId = added ? context.userId : null;
    await requestMail(tx, { kind, email, lang, userId, fingerprint: current });
  });
  return { received: true };
}
