import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { mergeRows } from '@/lib/modules/figures/data/merge-rows';

/**
 * Merges the rows that orders have added to the sums, a tenant at a time, so that reading them costs the same however
 * many orders there are. Returns how many rows were merged. Safe to repeat and to run in several workers. ADR 0079.
 */
export async function mergeFigures(signal?: AbortSignal): Promise<{ merged: number; failed: number }> {
  const counted = { merged: 0, failed: 0 };
  for (const tenantId of await withDirectory(listTenants)) {
    if (signal?.aborted) break;
    try {
      counted.merged += await withTenant({ tenantId, actor: 'system' }, (tx) => mergeRows(tx, tenantId));
    } catch (error) {
      counted.failed += 1;
      log().error({ tenantId, fault: traceOf(error) }, 'merging figures failed');
    }
  }
  return counted;
}
