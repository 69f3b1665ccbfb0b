import { notFound } from '@/lib/kernel/app-error';
import type { Region } from '@/lib/kernel/regions';
import { findStanding } from '@/lib/db/queries/clients/clients';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';

/** Whether staff have verified a tenant, and the region it said it sells in. Throws 404 for no such tenant. */
export async function readStanding(context: TenantContext): Promise<{ verified: boolean; region: Region }> {
  const found = await withTenantOnce(context, (tx) => findStanding(tx, context.tenantId));
  if (!found) throw notFound();
  return { verified: found.verifiedAt !== null, region: found.region };
}
