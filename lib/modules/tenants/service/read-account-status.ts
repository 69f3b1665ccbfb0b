import { notFound } from '@/lib/kernel/app-error';
import type { Region } from '@/lib/kernel/regions';
import { findStanding } from '@/lib/modules/tenants/data/clients';
import { findAccounts } from '@/lib/modules/payments/service/statements/provider-accounts';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { payments } from '@/lib/payments';

export interface Standing {
  verified: boolean;
  /** The region that the client chose to sell in. */
  region: Region;
  /** Regions in which the client has an account that may take payments. */
  paid_regions: Region[];
}

/**
 * Whether staff have verified a tenant, and where it may take payments, from the database. Throws 404 for an unknown
 * tenant.
 */
export async function readAccountStatus(context: TenantContext): Promise<Standing> {
  const { tenantId } = context;
  const [found, accounts] = await Promise.all([
    withTenantOnce(context, (tx) => findStanding(tx, tenantId)),
    withDirectoryOnce((tx) => findAccounts(tx, tenantId)),
  ]);
  if (!found) throw notFound();
  const paid = accounts.filter(
    ({ region, chargesEnabled }) => chargesEnabled && payments().regionKeys(region),
  );
  return {
    verified: found.verifiedAt !== null,
    region: found.region,
    paid_regions: paid.map(({ region }) => region),
  };
}
