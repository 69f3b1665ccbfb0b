import { now } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { deleteOld } from '@/lib/modules/integrations/data/deliveries';
import { deleteEnded } from '@/lib/modules/integrations/data/tokens';

const DAY_MS = 86_400_000;
/** For so many days an event and its log are kept, and a token that has ended. D46, D47-3. */
const [EVENT_DAYS, TOKEN_DAYS] = [30, 90];
const BATCH = 500;

const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);

/** Repeats a batch until one is not full, or `stopping`; returns how many rows it deleted. */
async function inBatches(stopping: AbortSignal, batch: () => Promise<number>): Promise<number> {
  let [all, some] = [0, BATCH];
  while (some === BATCH && !stopping.aborted) {
    some = await batch();
    all += some;
  }
  return all;
}

async function clearTenant(tenantId: string, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(EVENT_DAYS);
  return inBatches(stopping, () =>
    withTenant({ tenantId, actor: 'system' }, (tx) => deleteOld(tx, tenantId, before, BATCH)),
  );
}

/** Deletes events that are older than 30 days with their log, and tokens that ended 90 days ago. D46, D47-3. */
export async function clearWebhooks(stopping: AbortSignal): Promise<{ events: number; tokens: number }> {
  let events = 0;
  for (const tenantId of await withDirectory(listTenants)) {
    if (stopping.aborted) break;
    try {
      events += await clearTenant(tenantId, stopping);
    } catch (error) {
      log().warn({ fault: traceOf(error) }, 'a client’s webhooks were not cleared');
    }
  }
  const before = daysAgo(TOKEN_DAYS);
  const tokens = await inBatches(stopping, () => withDirectory((tx) => deleteEnded(tx, before, BATCH)));
  return { events, tokens };
}
