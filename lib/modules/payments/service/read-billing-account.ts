import { AppError, notFound } from '@/lib/kernel/app-error';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { dueTopics, payoutState, type PayoutAccount } from '@/lib/modules/payments/rules/payout-account';
import type { BillingAccount, RegionAccount } from '@/lib/modules/payments/contract/read-billing-account';
import { findSellingRegions, type SellingRegions } from '@/lib/modules/payments/data/selling-regions';
import { findAccounts, mayBePaid } from '@/lib/modules/payments/service/statements/provider-accounts';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { payments } from '@/lib/payments';
import { noteAccount } from './note-account';

type KeptAccount = Awaited<ReturnType<typeof findAccounts>>[number];
type Standing = Omit<RegionAccount, 'region' | 'stores'>;

const NOTHING = {
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  requirements: [],
  deadline: null,
  sales_tax: null,
};

function standingOf(account: PayoutAccount | null): Standing {
  const state = payoutState(account);
  if (!account) return { ...NOTHING, state };
  return {
    state,
    charges_enabled: account.chargesEnabled,
    payouts_enabled: account.payoutsEnabled,
    details_submitted: account.detailsSubmitted,
    requirements: dueTopics(account),
    deadline: account.deadline?.toISOString() ?? null,
    sales_tax: account.tax && { active: account.tax.active, registrations: account.tax.registrations },
  };
}

async function askFor(context: TenantContext, region: Region, kept?: KeptAccount): Promise<Standing> {
  if (!payments().regionKeys(region)) return { ...NOTHING, state: 'unavailable' };
  if (!kept) return { ...NOTHING, state: 'none' };
  const merchant = { region, account: kept.account };
  try {
    return standingOf(await noteAccount(context.tenantId, merchant, context.requestId));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The stores use the stored value, so it is shown here too.
    return { ...NOTHING, state: 'unknown', charges_enabled: mayBePaid(kept) };
  }
}

/**
 * The regions of a tenant: those of its stores that take payments come first, the tenant's own region before others.
 */
export function regionsOf(selling: SellingRegions, accounts: readonly { region: Region }[]): Region[] {
  const { region: own, stores } = selling;
  const known = [own, ...REGIONS.filter((region) => region !== own)].filter(
    (region) =>
      region === own || stores[region] !== undefined || accounts.some((account) => account.region === region),
  );
  const sells = (region: Region) => stores[region] !== undefined;
  return [...known.filter(sells), ...known.filter((region) => !sells(region))];
}

/**
 * The payment accounts of a tenant per region, read from the provider now. A changed state is stored at once, so that a
 * user who returns from the provider's form does not wait for the webhook. If the provider does not answer, the state
 * is `unknown`. S2.2-11. Throws 404 for an unknown tenant.
 */
export async function readBillingAccount(context: TenantContext): Promise<BillingAccount> {
  const { tenantId } = context;
  const selling = await withTenantOnce(context, (tx) => findSellingRegions(tx, tenantId));
  if (!selling) throw notFound();
  const kept = await withDirectoryOnce((tx) => findAccounts(tx, tenantId));
  const accounts = await Promise.all(
    regionsOf(selling, kept).map(async (region) => {
      const own = kept.find((account) => account.region === region);
      return { region, stores: selling.stores[region] ?? 0, ...(await askFor(context, region, own)) };
    }),
  );
  return { company: selling.company, verified: selling.verified, accounts };
}
