import { notFound } from '@/lib/kernel/app-error';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { listSets, readConfiguration as readRow } from '@/lib/modules/storefront/data/read-configuration';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { presentConfiguration } from './present-configuration';

/** A store's look and texts with the sets to choose from (S7-13). Throws 404 for another tenant's store. */
export async function readConfiguration(context: TenantContext, slug: string): Promise<Configuration> {
  return withTenant(context, async (tx) => {
    const row = await readRow(tx, context.tenantId, slug);
    if (!row) throw notFound();
    return presentConfiguration(row, await listSets(tx, context.tenantId));
  });
}
