import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { findReleasable } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { releaseWaiting } from './release-bulk-order';

interface Counted {
  released: number;
  failed: number;
}

/** The Bulk orders of one tenant; one that fails keeps none of the others. */
async function releaseOf(tenantId: string, counted: Counted, signal?: AbortSignal): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  for (const { id } of await withTenantOnce(context, (tx) => findReleasable(tx, tenantId))) {
    if (signal?.aborted) return;
    try {
      const released = await withTenant(context, (tx) =>
        releaseWaiting(tx, context, { id, pastBudget: false }),
      );
      if (released) counted.released += 1;
    } catch (error) {
      counted.failed += 1;
      log().error({ tenantId, bulkOrder: id, fault: traceOf(error) }, 'releasing a Bulk order failed');
    }
  }
}

/**
 * Releases the Bulk orders that waited for credit or budget and now have enough, the oldest of each client first. Safe to
 * repeat and to run in several workers. D37-6.
 */
export async function releaseWaitingOrders(signal?: AbortSignal): Promise<Counted> {
  const counted: Counted = { released: 0, failed: 0 };
  for (const tenantId of await withDirectory(listTenants)) {
    if (signal?.aborted) break;
    try {
      await releaseOf(tenantId, counted, signal);
    } catch (error) {
      counted.failed += 1;
      log().error({ tenantId, fault: traceOf(error) }, 'releasing Bulk orders failed');
    }
  }
  return counted;
}
