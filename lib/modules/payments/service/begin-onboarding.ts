import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import type { Region } from '@/lib/kernel/regions';
import { appEnv } from '@/lib/env/app';
import { audit } from '@/lib/audit/append-audit';
import { findSellingRegions } from '@/lib/modules/payments/data/selling-regions';
import {
  addAccount,
  findAccounts,
  replaceAccount,
} from '@/lib/modules/payments/service/statements/provider-accounts';
import { withAccount } from '@/lib/db/with-account';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { payments, type FormAddresses } from '@/lib/payments';
import { noteAccount } from './note-account';
import { countLink } from './onboarding-limits';
import { regionsOf } from './read-billing-account';

const PAGE = '/settings/billing-account';

/** Back to our own page, which says what happened; staff come back to the client they looked at. */
function addressesFor({ tenantId, actor }: TenantContext, region: Region): FormAddresses {
  const whose: Record<string, string> = actor === 'staff' ? { tenant: tenantId } : {};
  const address = (query: Record<string, string>) =>
    new URL(`${PAGE}?${new URLSearchParams({ ...whose, ...query })}`, appEnv().PUBLIC_URL).href;
  return { returnUrl: address({ back: region }), refreshUrl: address({ expired: region }) };
}

async function knownAccount(tenantId: string, region: Region): Promise<string | null> {
  const accounts = await withDirectoryOnce((tx) => findAccounts(tx, tenantId));
  return accounts.find((known) => known.region === region)?.account ?? null;
}

/**
 * Makes the account, in place of `former` where that is gone, and keeps it with its audit row. Presses at once are answered
 * with one account by the provider, and the row stands for one a region whatever comes: who was slower goes on with it.
 */
async function connect(context: TenantContext, region: Region, former: string | null): Promise<string> {
  const { tenantId } = context;
  const account = await payments().createAccount({ region, tenantId, former });
  const isOurs = await withAccount(context, async (tx, doors) => {
    await doors.directory();
    const wish = { tenantId, region, account };
    const kept = former === null ? addAccount(tx, wish) : replaceAccount(tx, { ...wish, former });
    if (!(await kept)) return false;
    await doors.tenant();
    await audit(tx, context, {
      action: 'tenant.payout_account_connected',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { account, region, ...(former === null ? {} : { former }) },
    });
    return true;
  });
  return isOurs ? account : ((await knownAccount(tenantId, region)) ?? account);
}

/** A link to the form of the account that is kept; one that is gone is replaced first, once. */
async function openForm(context: TenantContext, region: Region, kept: string | undefined) {
  const { tenantId, requestId } = context;
  const addresses = addressesFor(context, region);
  const known = kept ?? (await connect(context, region, null));
  const link = await payments().linkToForm({ region, account: known }, addresses);
  if (link) return { account: known, link };
  // Its stores say from now on that they take no money.
  await noteAccount(tenantId, { region, account: known }, requestId);
  const account = await connect(context, region, known);
  const another = await payments().linkToForm({ region, account }, addresses);
  if (!another) throw new AppError('payment_provider_failed');
  return { account, link: another };
}

/**
 * The way to the provider's form, for a region that concerns the client. The account is made by the first ask, outside any
 * transaction and by a key made of the tenant's id; a crash before it is kept heals by asking again. Each link is audited, as
 * whoever opens it sets where money goes. SPEC 2.2; DECISIONS 3. Throws 404 for no such client, the 422 of a region that is
 * none of its, `payments_unavailable` for a region without keys, `rate_limited`, and the provider's failures.
 */
export async function beginOnboarding(
  context: TenantContext,
  region: Region,
): Promise<{ url: string; expires_at: string }> {
  const { tenantId } = context;
  const selling = await withTenantOnce(context, (tx) => findSellingRegions(tx, tenantId));
  if (!selling) throw notFound();
  const kept = await withDirectoryOnce((tx) => findAccounts(tx, tenantId));
  if (!regionsOf(selling, kept).includes(region)) throw invalid({ region: ['unknown'] });
  if (!payments().regionKeys(region)) throw new AppError('payments_unavailable');
  await countLink(tenantId);
  const { account, link } = await openForm(
    context,
    region,
    kept.find((known) => known.region === region)?.account,
  );
  await withTenant(context, (tx) =>
    audit(tx, context, {
      action: 'billing.form_opened',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { account, region },
    }),
  );
  return { url: link.url, expires_at: link.expiresAt.toISOString() };
}
