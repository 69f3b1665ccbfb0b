import { enqueue } from '@/lib/db/enqueue';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { now } from '@/lib/kernel/clock';
import { listShopOwners } from '@/lib/modules/shop-platform/data/install-states';
import { setLookAt, takeDueShop } from '@/lib/modules/shop-platform/data/shop-looks';
import { prepareOptions, pullOptions, stockOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';

const EVERY_MS = 5 * 60_000;
/** The platform drops a subscription whose messages fail for hours. */
const PREPARE_EVERY_MS = 60 * 60_000;

const LOOK: DueWork<{ id: string; preparedAt: Date | null }> = {
  failure: 'looking at a shop failed',
  tenants: listShopOwners,
  take: takeDueShop,
  async run(tx, { tenantId }, { preparedAt }) {
    // A little less than a turn, so that no turn is missed by a second.
    await setLookAt(tx, tenantId, new Date(now().getTime() + EVERY_MS - 30_000));
    const isFresh = preparedAt !== null && now().getTime() - preparedAt.getTime() < PREPARE_EVERY_MS;
    if (isFresh) await enqueue(tx, 'pull-shop', { tenantId }, pullOptions(tenantId));
    else await enqueue(tx, 'prepare-shop', { tenantId }, prepareOptions(tenantId));
    await enqueue(tx, 'send-shop-stock', { tenantId }, stockOptions(tenantId));
  },
  againMs: EVERY_MS,
  putOff: (tx, { tenantId }, again) => setLookAt(tx, tenantId, again),
};

/**
 * Has each connected shop asked, every five minutes, for what waits there, and told what stock has changed here; every hour its service and subscriptions are looked at, too.
 * Each by a job of its own: a shop that doesn't answer holds up no other. Tenants take turns. S4-62.
 */
export function lookAtShops(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  return takeTurns(LOOK, signal);
}
