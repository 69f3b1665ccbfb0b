import { withDirectory, withDirectoryOnce } from '@/lib/db/with-directory';
import { log } from '@/lib/env/logger';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { deleteHandled, shopsToClear } from '@/lib/modules/shop-platform/data/shop-inbox';

const DAY_MS = 86_400_000;
/** Far beyond the hours in which the platform sends a message again, and as long as the log of it is kept. */
const KEPT_DAYS = 30;
const BATCH = 200;

/** Deletes a batch of one shop; whether there may be more of it. A shop that fails is left to the next day. */
async function clearSome(shop: string, before: Date): Promise<{ gone: number; more: boolean }> {
  try {
    const gone = await withDirectory((tx) => deleteHandled(tx, { shop, before, limit: BATCH }));
    return { gone, more: gone === BATCH };
  } catch (error) {
    log().warn({ fault: traceOf(error), shop }, 'a shop’s old messages were not cleared');
    return { gone: 0, more: false };
  }
}

/**
 * Deletes shops' messages that came 30 days ago and were acted on; how many. What was not acted on stays. Shops take turns, a batch each, so
 * that one with very many holds up no other; ends between two batches once `stopping`. S4-95.
 */
export async function clearShopInbox(stopping: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  const waiting = await withDirectoryOnce((tx) => shopsToClear(tx, before));
  let cleared = 0;
  for (let shop = waiting.shift(); shop !== undefined && !stopping.aborted; shop = waiting.shift()) {
    const { gone, more } = await clearSome(shop, before);
    cleared += gone;
    if (more) waiting.push(shop);
  }
  return cleared;
}
