import type { JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { findShop } from '@/lib/modules/shop-platform/service/statements/find-shop';
import {
  findOffered,
  nextDueAt,
  nextWaiting,
  putVariants,
  settlePush,
  storeGid,
  type OfferedRow,
  type ShopProductRow,
} from '@/lib/modules/shop-products/data/shop-products';
import { noteSync } from '@/lib/modules/shop-platform/service/statements/sync-log';
import { waitFor } from '@/lib/shop-platform';
import { pushLater } from './ask-for-push';
import { pushOne, type PushResult } from './push-one';

type Pushed = Extract<PushResult, { kind: 'pushed' }>;

/** What was pushed, with the variant that the shop made of each SKU. */
async function storePushed(tx: Transaction, kept: ShopProductRow, { product, sent, hash }: Pushed) {
  await storeGid(tx, kept, product.id);
  const told = new Map(sent.variants.map((one) => [one.sku, one]));
  const known = new Map(
    product.variants.flatMap(({ sku, id: gid, inventoryItemId: inventoryItemGid }) => {
      const one = told.get(sku);
      if (!one) return [];
      const { price, stock } = one;
      return [[sku, { sku, gid, inventoryItemGid, price, stockSent: stock?.quantity ?? null }] as const];
    }),
  );
  await putVariants(tx, kept, [...known.values()]);
  const at = now();
  const done = { status: 'pushed', reason: null, said: null, tries: 0 } as const;
  // Asked for again meanwhile, it goes on waiting; what was just pushed is true all the same.
  const facts = { pushedHash: hash, pushedAt: at, seenAt: at };
  await settlePush(tx, kept, { ...done, drift: [], ...facts });
}

async function store(tx: Transaction, kept: ShopProductRow, result: PushResult): Promise<void> {
  switch (result.kind) {
    case 'pushed':
      return storePushed(tx, kept, result);
    case 'gone':
      return storeGid(tx, kept, null);
    case 'failed':
      await settlePush(tx, kept, { status: 'failed', reason: result.reason, said: result.said ?? null });
      return;
    case 'later':
      await settlePush(tx, kept, { tries: kept.tries + 1, dueAt: result.at });
      return;
    case 'throttled':
  }
}

/** Writes down how it went, where anything was done. S4-91. */
async function note(tx: Transaction, { kept, row }: Turn, result: PushResult): Promise<void> {
  const { tenantId, shop, productId: subject, handle } = kept;
  const about = { shop, kind: 'push', subject, label: row?.card.name ?? handle } as const;
  const { kind } = result;
  if (kind === 'pushed') await noteSync(tx, tenantId, { ...about, outcome: 'done' });
  else if (kind === 'later')
    await noteSync(tx, tenantId, { ...about, outcome: 'waiting', reason: 'unavailable' });
  else if (kind === 'failed') {
    const { reason, said } = result;
    await noteSync(tx, tenantId, { ...about, outcome: 'failed', reason, said: said ?? null });
  }
}

const budgetOf = (result: PushResult) => ('budget' in result ? result.budget : undefined);

interface Turn {
  of: { tenantId: string; shop: string };
  locationId: string | null;
  kept: ShopProductRow;
  row: OfferedRow | undefined;
}

async function nextTurn(context: TenantContext): Promise<Turn | null> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const client = await findShop(tx, tenantId);
    if (!client) return null;
    const { shop, locationId } = client;
    const of = { tenantId, shop };
    const kept = await nextWaiting(tx, of, now());
    if (kept) return { of, locationId, kept, row: (await findOffered(tx, of, [kept.productId]))[0] };
    const due = await nextDueAt(tx, of);
    if (due) await pushLater(tx, tenantId, due);
    return null;
  });
}

/**
 * Pushes a client's next product and says when its next one is due: no sooner than its shop's budget allows. One product for each job, so
 * that many of one client hold up no other's. A worker that is killed between the shop's answer and ours is followed by one that
 * finds the product by its handle. S4-74 to S4-76.
 */
export async function pushNextProduct({ tenantId }: JobPayloads['push-shop-product']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const turn = await nextTurn(context);
  if (!turn) return;
  const result = await pushOne(context, turn);
  await withTenant(context, async (tx) => {
    await store(tx, turn.kept, result);
    await note(tx, turn, result);
    const due = await nextDueAt(tx, turn.of);
    if (!due) return;
    const budget = budgetOf(result);
    const rested = now().getTime() + (budget ? waitFor(budget) : 0);
    await pushLater(tx, tenantId, new Date(Math.max(due.getTime(), rested)));
  });
}
