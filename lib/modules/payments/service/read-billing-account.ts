import { AppError, notFound } from '@/lib/kernel/app-error';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { dueTopics, payoutState, type PayoutAccount } from '@/lib/modules/payments/rules/payout-account';
import type { BillingAccount, RegionAccount } from '@/lib/modules/payments/contract/read-billing-account';
import { findSellingRegions, type SellingRegions } from '@/lib/modules/payments/data/selling-regions';
import { findAccounts } from '@/lib/modules/payments/service/statements/provider-accounts';
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
    // The stores go on by what was kept, so that is what is told.
    return { ...NOTHING, state: 'unknown', charges_enabled: kept.chargesEnabled };
  }
}

/** The regions that concern a client: where it has stores that take payments first, and its own before others. */
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
 * How a client is paid, region by region, as the provider says now; what has changed is kept on the way, so that nobody who
 * comes back from the provider's form waits for its message. A provider that does not answer is told as `unknown`. SPEC 2.2.
 * Throws 404 for no such client.
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
