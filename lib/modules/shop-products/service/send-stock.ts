import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { stockOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';
import { withShop } from '@/lib/modules/shop-platform/service/access/with-shop';
import {
  noteSync,
  noteSyncAfter,
  syncReasonOf,
} from '@/lib/modules/shop-platform/service/statements/sync-log';
import { findShop } from '@/lib/modules/shop-platform/service/statements/find-shop';
import type { ShopOf } from '@/lib/modules/shop-products/data/shop-products';
import { listUnsent, noteStock, type UnsentStock } from '@/lib/modules/shop-products/data/shop-stock';
import { pauseOf, shopPlatform, waitFor } from '@/lib/shop-platform';

/** So many variants in one call. */
const AT_ONCE = 100;

interface Turn {
  of: ShopOf;
  locationId: string;
  stock: UnsentStock[];
}

async function nextTurn({ tenantId, ...context }: TenantContext): Promise<Turn | null> {
  return withTenant({ tenantId, ...context }, async (tx) => {
    const client = await findShop(tx, tenantId);
    if (!client?.connected || client.locationId === null) return null;
    const of = { tenantId, shop: client.shop };
    const stock = await listUnsent(tx, of, AT_ONCE);
    return stock.length === 0 ? null : { of, locationId: client.locationId, stock };
  });
}

/** What became of a call: how long to wait until the next one, in ms; null where there is none to make. */
async function send(context: TenantContext, { of, locationId, stock }: Turn): Promise<number | null> {
  const answer = await withShop(context, (access) =>
    shopPlatform().setStock(access, { locationId, quantities: stock }),
  );
  if (!answer.asked) return null;
  const { isDone, refused, budget } = answer.value;
  const named = stock.filter((_, place) => refused.includes(place));
  // An error about none of them is about them all.
  const wrong = named.length > 0 ? named : stock;
  const told = isDone ? stock : wrong;
  await withTenant(context, async (tx) => {
    await noteStock(tx, of, isDone ? 'sent' : 'refused', told);
    const outcome = isDone ? 'done' : 'rejected';
    const note = { shop: of.shop, kind: 'stock', subject: '', outcome, count: told.length } as const;
    const reason = isDone ? null : 'not_taken';
    await noteSync(tx, of.tenantId, { ...note, reason });
  });
  return waitFor(budget);
}

async function later(context: TenantContext, ms: number): Promise<void> {
  const { tenantId } = context;
  const runAt = new Date(now().getTime() + ms);
  await withTenant(context, (tx) =>
    enqueue(tx, 'send-shop-stock', { tenantId }, { ...stockOptions(tenantId), runAt }),
  );
}

/**
 * Tells a client's shop what is there of its variants where that has changed here, as it is at the moment, at the shop's pace: what changes ten times
 * between two calls is told once. One variant that the shop refuses holds up no other. Rejects where the shop doesn't answer, so that it is
 * tried again. S4-80.
 */
export async function sendShopStock({ tenantId }: JobPayloads['send-shop-stock']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const turn = await nextTurn(context);
  if (!turn) return;
  try {
    const ms = await send(context, turn);
    if (ms !== null) await later(context, ms);
  } catch (error) {
    const pause = pauseOf(error);
    if (pause !== null) return later(context, pause);
    const note = { shop: turn.of.shop, kind: 'stock', subject: '', outcome: 'failed' } as const;
    await noteSyncAfter(context, { ...note, reason: syncReasonOf(error) });
    if (!(error instanceof AppError) || error.code !== 'shop_platform_failed') throw error;
    // It would be refused again: the next look at the shop tries it.
    log().warn({ tenantId }, 'a shop did not take its stock');
  }
}
