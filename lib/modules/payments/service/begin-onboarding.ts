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

/**
 * Where the provider's form returns to: our billing page, which shows the result. Only a client's own admin opens it (D43-4).
 */
function addressesFor(region: Region): FormAddresses {
  const address = (query: Record<string, string>) =>
    new URL(`${PAGE}?${new URLSearchParams(query)}`, appEnv().PUBLIC_URL).href;
  return { returnUrl: address({ back: region }), refreshUrl: address({ expired: region }) };
}

async function knownAccount(tenantId: string, region: Region): Promise<string | null> {
  const accounts = await withDirectoryOnce((tx) => findAccounts(tx, tenantId));
  return accounts.find((known) => known.region === region)?.account ?? null;
}

/**
 * Creates the account (or a new one instead of `former`, which no longer exists) and stores it with its audit row. For
 * parallel requests the provider returns one and the same account, and the database has one row per region: the slower
 * request continues with the stored one.
 */
async function connect(context: TenantContext, region: Region, former: string | null): Promise<string> {
  const { tenantId } = context;
  const account = await payments().createAccount({ region, tenantId, former });
  const isOurs = await withAccount(context, async (tx, doors) => {
    await doors.directory();
    const input = { tenantId, region, account };
    const kept = former === null ? addAccount(tx, input) : replaceAccount(tx, { ...input, former });
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

/** A link to the form of the stored account. An account that no longer exists is replaced first, once. */
async function openForm(context: TenantContext, region: Region, kept: string | undefined) {
  const { tenantId, requestId } = context;
  const addresses = addressesFor(region);
  const known = kept ?? (await connect(context, region, null));
  const link = await payments().linkToForm({ region, account: known }, addresses);
  if (link) return { account: known, link };
  // The tenant's store pages are rebuilt to say that they cannot take payments.
  await noteAccount(tenantId, { region, account: known }, requestId);
  const account = await connect(context, region, known);
  const another = await payments().linkToForm({ region, account }, addresses);
  if (!another) throw new AppError('payment_provider_failed');
  return { account, link: another };
}

/**
 * A link to the payment provider's onboarding form, for one of the tenant's regions. The first request creates the
 * account, outside a transaction, with an idempotency key made from the tenant's id; after a crash before the account
 * is stored, a new request finds it. Every link is audited, since the person who opens it decides where the money goes.
 * S2.2-11, D3. Throws 404 for an unknown tenant, 422 for a region that is not the tenant's, `payments_unavailable` for
 * a region without keys, `rate_limited`, and the provider's errors.
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
