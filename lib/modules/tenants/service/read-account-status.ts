import { notFound } from '@/lib/kernel/app-error';
import type { Region } from '@/lib/kernel/regions';
import { findStanding, sellingRegions } from '@/lib/modules/tenants/data/clients';
import { openSteps, type SetupStep } from '@/lib/modules/tenants/rules/open-steps';
import { isShortOfCredit } from '@/lib/modules/ledger/service/statements/short-of-credit';
import { findAccounts, mayBePaid } from '@/lib/modules/payments/service/statements/provider-accounts';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { payments } from '@/lib/payments';

export interface Standing {
  name: string;
  verified: boolean;
  /** The region that the client chose to sell in. */
  region: Region;
  /** Regions in which the client has an account that may take payments. */
  paid_regions: Region[];
  /** What is still open before its stores can sell. D52-1. */
  open_steps: SetupStep[];
  /** Why staff have locked it for its own people; null while they haven't. D43-8. */
  lock_reason: string | null;
}

/**
 * A tenant's name, whether staff have verified it, and where it may take payments, from the database. Throws 404 for an unknown
 * tenant.
 */
export async function readAccountStatus(context: TenantContext): Promise<Standing> {
  const { tenantId } = context;
  const [found, selling, shortOfCredit, accounts] = await Promise.all([
    withTenantOnce(context, (tx) => findStanding(tx, tenantId)),
    withTenantOnce(context, (tx) => sellingRegions(tx, tenantId)),
    withTenantOnce(context, (tx) => isShortOfCredit(tx, tenantId)),
    withDirectoryOnce((tx) => findAccounts(tx, tenantId)),
  ]);
  if (!found) throw notFound();
  const paid = accounts
    .filter((account) => mayBePaid(account) && payments().regionKeys(account.region))
    .map(({ region }) => region);
  const verified = found.verifiedAt !== null;
  const { name, region, companyDetails: company } = found;
  return {
    name,
    verified,
    region,
    paid_regions: paid,
    lock_reason: found.lockReason,
    open_steps: openSteps({ verified, company, selling, paid, shortOfCredit }),
  };
}
