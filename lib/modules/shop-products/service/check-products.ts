import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { listShopOwners } from '@/lib/modules/shop-platform/service/list-shop-owners';
import { findShop } from '@/lib/modules/shop-platform/service/statements/find-shop';
import {
  listPushed,
  listVariants,
  settlePush,
  type ShopProductRow,
} from '@/lib/modules/shop-products/data/shop-products';
import { driftOf } from '@/lib/modules/shop-products/rules/product-drift';
import { withShop } from '@/lib/modules/shop-platform/service/access/with-shop';
import { shopPlatform, ShopThrottled, waitFor } from '@/lib/shop-platform';

type Job = JobPayloads['check-shop-products'];

/** So many products of one shop, before others have their turn. */
const AT_ONCE = 10;

const checkLater = (context: TenantContext, after: string | undefined, runAt?: Date): Promise<void> =>
  withTenant(context, (tx) => {
    const { tenantId } = context;
    const payload = { tenantId, ...(after !== undefined && { after }) };
    const key = { jobKey: `shop-check:${tenantId}`, queue: `shop:${tenantId}` };
    return enqueue(tx, 'check-shop-products', payload, { ...key, ...(runAt && { runAt }) });
  });

interface Looked {
  row: ShopProductRow;
  locationId: string | null;
}

/** Compares one product; how long its shop asks us to wait, in ms, or null where it can't be asked at all. */
async function checkOne(context: TenantContext, { row, locationId }: Looked): Promise<number | null> {
  const { gid } = row;
  if (gid === null) return 0;
  const answer = await withShop(context, (access) => shopPlatform().readProduct(access, gid));
  if (!answer.asked) return null;
  const { product, budget } = answer.value;
  await withTenant(context, async (tx) => {
    const known = await listVariants(tx, row);
    const drift = driftOf(known, product?.variants ?? null, locationId);
    // Pushed again meanwhile, it is as we have it.
    if (row.pushedAt) await settlePush(tx, row, { drift, seenAt: now() });
  });
  return waitFor(budget);
}

interface Walked {
  /** The last product that was looked at; undefined before the first. */
  last: string | undefined;
  waitMs: number;
  more: boolean;
}

async function walk(context: TenantContext, looked: readonly Looked[], from?: string): Promise<Walked> {
  let last = from;
  for (const one of looked) {
    const { row } = one;
    try {
      const waitMs = await checkOne(context, one);
      if (waitMs === null) return { last, waitMs: 0, more: false };
      last = row.productId;
      if (waitMs > 0) return { last, waitMs, more: true };
    } catch (error) {
      // The one in hand is asked for once more after the pause.
      if (error instanceof ShopThrottled) return { last, waitMs: waitFor(error.budget), more: true };
      log().warn({ fault: traceOf(error), productId: row.productId }, 'a shop’s product was not compared');
      last = row.productId;
    }
  }
  return { last, waitMs: 0, more: looked.length === AT_ONCE };
}

/**
 * Compares what a client's shop has with what was pushed, some products at a time, at the pace that the shop allows. One
 * that can't be read holds up no other; the next hour tries it again. S4-77.
 */
export async function checkShopProducts({ tenantId, after }: Job): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const looked = await withTenant(context, async (tx) => {
    const client = await findShop(tx, tenantId);
    if (!client?.connected) return [];
    const { shop, locationId } = client;
    const rows = await listPushed(tx, { tenantId, shop }, { after: after ?? '', limit: AT_ONCE });
    return rows.map((row) => ({ row, locationId }));
  });
  const { last, waitMs, more } = await walk(context, looked, after);
  if (more) await checkLater(context, last, new Date(now().getTime() + waitMs));
}

/** Has each shop's products compared, each by a job of its own, so that none waits for another's. S4-77. */
export async function lookAtShopProducts(signal?: AbortSignal): Promise<{ shops: number; failed: number }> {
  const counted = { shops: 0, failed: 0 };
  for (const tenantId of await listShopOwners()) {
    if (signal?.aborted) break;
    try {
      await checkLater({ tenantId, actor: 'system' }, undefined);
      counted.shops += 1;
    } catch (error) {
      counted.failed += 1;
      log().error({ fault: traceOf(error), tenantId }, 'comparing a shop’s products failed');
    }
  }
  return counted;
}
