import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { addMissing, listMissing } from '@/lib/modules/figures/data/missing-rows';

/**
 * Compares the sums of all tenants with their orders; one line for each that differs, and with `repair` the difference is
 * added. Orders may come in meanwhile. ADR 0079.
 */
export async function checkFigures({ repair }: { repair: boolean }): Promise<string[]> {
  const problems: string[] = [];
  for (const tenantId of (await withDirectory(listTenants)).sort()) {
    const context: TenantContext = { tenantId, actor: 'system' };
    const missing = await withTenant(context, listMissing);
    problems.push(...missing);
    if (repair) await withTenant(context, (tx) => addMissing(tx, tenantId));
  }
  return problems;
}
