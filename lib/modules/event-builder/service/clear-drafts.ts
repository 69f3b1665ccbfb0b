import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { clearDrafts as clear } from '@/lib/modules/event-builder/data/event-drafts';
import { unusedSince } from './store-life';

/** Few enough that a tenant with many does not hold up the next one. */
const BATCH = 50;

/** One batch of a tenant; null when it failed. */
async function clearBatch(tenantId: string, before: Date): Promise<number | null> {
  try {
    return await withTenant({ tenantId, actor: 'system' }, (tx) =>
      clear(tx, { tenantId, before, limit: BATCH }),
    );
  } catch (error) {
    log().error({ tenantId, fault: traceOf(error) }, 'clearing drafts of events failed');
    return null;
  }
}

/**
 * Deletes the drafts unchanged for 30 days, a batch of a tenant in each transaction; returns how many. Tenants take turns,
 * and one that fails is left for the next run, so that none waits for another's many or broken ones. Safe to repeat and to
 * run in several workers. S2.2-26.
 */
export async function clearDrafts(signal?: AbortSignal): Promise<number> {
  const before = unusedSince();
  let cleared = 0;
  let waiting = await withDirectory(listTenants);
  while (waiting.length > 0) {
    const more: string[] = [];
    for (const tenantId of waiting) {
      if (signal?.aborted) return cleared;
      const gone = await clearBatch(tenantId, before);
      cleared += gone ?? 0;
      if (gone === BATCH) more.push(tenantId);
    }
    waiting = more;
  }
  return cleared;
}
