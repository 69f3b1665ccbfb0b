/** @jest-environment node */
import { eq, sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopProducts, shopSyncLog, shopVariants } from '@/lib/db/schema/shop-platform';
import { products } from '@/lib/db/schema/catalogue';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant } from '@/lib/db/with-tenant';
import { setClock } from '@/lib/kernel/clock';
import { disconnectShop } from '@/lib/modules/shop-platform/service/install/disconnect-shop';
import { listSyncLog } from '@/lib/modules/shop-platform/service/list-sync-log';
import { shopPlatform } from '@/lib/shop-platform';
import { changeVariants, dropVariant, type ProductRecord } from '@/sandbox/shopify/product-records';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { createDemoDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, shopifyTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { connectTestShop } from '@/scripts/test/shop';
import { pushProducts } from './ask-for-push';
import { checkShopProducts, lookAtShopProducts } from './check-products';
import { listShopProducts } from './list-shop-products';
import { pushNextProduct } from './push-next';
import { replayEntry } from './replay-entry';

jest.setTimeout(120_000);

const SHOP = 'prairie-run.myshopify.com';
const ONE = { tenantId: 'ten_prairie', actor: 'client', userId: 'usr_prairie_admin' } as const;
const JOB = { tenantId: ONE.tenantId };

let database: TestDatabase;
let sandbox: ShopifySandbox;
let owner: ReturnType<typeof openOwnerPool>;
let files: string;
let ids: string[] = [];
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'shop-products-'));
  [database, sandbox] = await Promise.all([createDemoDatabase(), startShopifySandbox()]);
  setTestEnv({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    FILES_DIR: files,
    ...shopifyTestEnv(sandbox.url),
  });
  owner = openOwnerPool(database.ownerUrl);
});
beforeEach(async () => {
  sandbox.world.reset();
  await withTenant(ONE, (tx) => tx.delete(shopProducts));
  await withTenant(ONE, (tx) => tx.delete(shopSyncLog));
  await owner.pool.query('delete from graphile_worker._private_jobs');
  await connectTestShop(ONE, SHOP);
  ids = (await list()).map(({ product_id }) => product_id).slice(0, 2);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await closeDatabasePool();
  await owner.close();
  await Promise.all([database.close(), sandbox.close(), rm(files, { recursive: true })]);
});

const list = async () => (await listShopProducts(ONE, { limit: 100 })).products;
const stateOf = async (id: string | undefined) => (await list()).find((one) => one.product_id === id);
const states = async () => Promise.all(ids.map(async (id) => (await stateOf(id))?.state));
const there = () => [...sandbox.world.products.values()];
const jobs = async () => {
  const text = `select key, extract(epoch from run_at) * 1000 as at from graphile_worker._private_jobs where key like 'shop-%'`;
  const { rows } = await owner.pool.query<{ key: string; at: string }>(text);
  return rows.map(({ key, at }) => ({ key, at: Number(at) }));
};
async function pushBoth(): Promise<ProductRecord[]> {
  await pushProducts(ONE, ids);
  for (const _ of ids) await pushNextProduct(JOB);
  return there();
}
const named = async (id: string | undefined) => {
  const name = (await stateOf(id))?.name;
  const found = there().find(({ title }) => title === name);
  if (!found) throw new Error(`${name} is not in the shop`);
  return found;
};

test('a product is in the shop with all its SKUs, which are kept with their variants (S4-74)', async () => {
  expect(ids).toHaveLength(2);
  expect(await states()).toEqual(['not_pushed', 'not_pushed']);
  await pushProducts(ONE, ids);
  expect(await states()).toEqual(['waiting', 'waiting']);
  expect(await jobs()).toMatchObject([{ key: 'shop-push:ten_prairie' }]);
  await pushNextProduct(JOB);
  expect(there()).toHaveLength(1);
  await pushNextProduct(JOB);
  expect(await states()).toEqual(['pushed', 'pushed']);
  const product = await named(ids[0]);
  const kept = await withTenant(ONE, (tx) => tx.select().from(shopVariants));
  for (const { sku, id, price } of product.variants)
    expect(kept).toContainEqual(expect.objectContaining({ sku, gid: id, price, productId: ids[0] }));
  expect(product).toMatchObject({
    shop: SHOP,
    status: 'ACTIVE',
    options: [{ name: 'Colour' }, { name: 'Size' }],
  });
  for (const { url } of product.pictures) expect(url).toMatch(/^http.*\/preview\/.*\?v=/);
});

test('what shoppers fill in goes with the product, and is gone with the next push of one without (S4-81)', async () => {
  const open = (as: boolean) =>
    withTenant(ONE, (tx) =>
      tx
        .update(products)
        .set({
          sceneFront: sql`jsonb_set(scene_front, '{layers}', (select jsonb_agg(case when layer ->> 'type' = 'text' then layer ||
            jsonb_build_object('customisable', ${as}::boolean, 'label', 'Your name', 'maxLength', 9) else layer end)
            from jsonb_array_elements(scene_front -> 'layers') layer))`,
        })
        .where(eq(products.id, ids[0] ?? '')),
    );
  const fields = async () => JSON.parse((await named(ids[0])).metafields?.['merchloom.fields'] ?? 'null');
  await open(true);
  await pushBoth();
  expect(await fields()).toMatchObject([{ name: 'Your name', label: 'Your name', kind: 'text', max: 9 }]);
  expect((await named(ids[1])).metafields).toEqual({});
  await open(false);
  expect(await stateOf(ids[0])).toMatchObject({ state: 'changed_here' });
  await pushProducts(ONE, ids.slice(0, 1));
  await pushNextProduct(JOB);
  expect(await fields()).toEqual([]);
});

test('variants weigh what the garment does once that is known, and the product is sent again (S4-70)', async () => {
  const one = eq(products.id, ids[0] ?? '');
  const [made] = await withTenant(ONE, (tx) =>
    tx.select({ blank: products.blankId }).from(products).where(one),
  );
  const weigh = (change: string) =>
    owner.pool.query(`update blank_versions set definition = definition ${change} where blank_id = $1`, [
      made?.blank,
    ]);
  const weights = async () => (await named(ids[0])).variants.map(({ weight }) => weight);
  await pushBoth();
  expect(new Set(await weights())).toEqual(new Set([undefined]));
  await weigh(`|| '{"weight_grams": 180}'`);
  expect(await stateOf(ids[0])).toMatchObject({ state: 'changed_here' });
  await pushBoth();
  expect(await weights()).toContainEqual({ unit: 'GRAMS', value: 180 });
  await weigh(`- 'weight_grams'`);
});

test('pushed by a worker that dies before it can say so, a product is there once (S4-73)', async () => {
  await pushBoth();
  const before = there().map(({ id }) => id);
  await withTenant(ONE, (tx) => tx.update(shopProducts).set({ gid: null, status: 'waiting' }));
  for (const _ of ids) await pushNextProduct(JOB);
  expect(there().map(({ id }) => id)).toEqual(before);
  expect(await states()).toEqual(['pushed', 'pushed']);
});

test('each push is in the shop’s log; one that failed is sent again from there, once (S4-91, S4-93)', async () => {
  const log = async () => (await listSyncLog(ONE, { failed: false, limit: 100 })).entries;
  await pushBoth();
  expect(await log()).toMatchObject([
    { kind: 'push', outcome: 'done' },
    { kind: 'push', outcome: 'done' },
  ]);
  const name = (await stateOf(ids[0]))?.name;
  jest.spyOn(shopPlatform(), 'pushProduct').mockRejectedValueOnce(new Error('broken'));
  await pushProducts(ONE, ids.slice(0, 1));
  await pushNextProduct(JOB);
  const [failed] = await log();
  expect(failed).toMatchObject({ label: name, outcome: 'failed', reason: 'internal', may_replay: true });
  for (const _ of [1, 2]) await replayEntry(ONE, failed?.id ?? '');
  expect(await states()).toEqual(['waiting', 'pushed']);
  await pushNextProduct(JOB);
  expect([await states(), there().length]).toEqual([['pushed', 'pushed'], 2]);
  expect((await log())[0]).toMatchObject({ label: name, outcome: 'done' });
});

test('one that the shop refuses says why and holds up no other (S4-76)', async () => {
  const refused = await stateOf(ids[0]);
  sandbox.world.refusedTitles.add(`${SHOP} ${refused?.name}`);
  await pushBoth();
  expect(await stateOf(ids[0])).toMatchObject({
    state: 'failed',
    reason: 'refused',
    said: expect.stringContaining('Daily variant'),
  });
  expect(await stateOf(ids[1])).toMatchObject({ state: 'pushed', reason: null });
  sandbox.world.refusedTitles.clear();
  await pushBoth();
  expect(await states()).toEqual(['pushed', 'pushed']);
});

test('a shop that is used up loses nothing: the job waits for as long as the budget needs (S4-75)', async () => {
  await pushProducts(ONE, ids);
  sandbox.world.throttle.drain(SHOP, 2);
  const stop = setClock(() => new Date(Date.UTC(2026, 10, 29, 12)));
  sandbox.world.throttle.drain(SHOP, 2);
  await pushNextProduct(JOB);
  stop();
  expect(there()).toEqual([]);
  expect(await states()).toEqual(['waiting', 'waiting']);
  const [job] = await jobs();
  expect(job?.at).toBeGreaterThan(Date.UTC(2026, 10, 29, 12));
  sandbox.world.throttle.reset();
  await withTenant(ONE, (tx) => tx.update(shopProducts).set({ dueAt: new Date(0) }));
  for (const _ of ids) await pushNextProduct(JOB);
  expect(await states()).toEqual(['pushed', 'pushed']);
});

test('a shop that is away is asked again later, and given up at last (S4-76)', async () => {
  await pushProducts(ONE, ids.slice(0, 1));
  jest.spyOn(shopPlatform(), 'readTerms').mockImplementation(() => {
    throw new Error('a fault of ours');
  });
  await pushNextProduct(JOB);
  expect(await stateOf(ids[0])).toMatchObject({ state: 'failed', reason: 'internal' });
  jest.restoreAllMocks();
  await pushProducts(ONE, ids.slice(0, 1));
  for (let tries = 1; tries <= 8; tries += 1) {
    sandbox.world.fail(1, 503);
    await pushNextProduct(JOB);
    expect((await stateOf(ids[0]))?.state).toBe(tries < 8 ? 'waiting' : 'failed');
    await withTenant(ONE, (tx) => tx.update(shopProducts).set({ dueAt: new Date(0) }));
  }
  expect(await stateOf(ids[0])).toMatchObject({ reason: 'unavailable' });
});

describe('what a merchant changes in the shop is seen, and undone by pushing again (S4-77, S4-78)', () => {
  const seen = async (change: (product: ProductRecord) => void) => {
    await pushBoth();
    change(await named(ids[0]));
    await checkShopProducts(JOB);
    const found = await stateOf(ids[0]);
    expect(await stateOf(ids[1])).toMatchObject({ state: 'pushed', drift: [] });
    return found;
  };
  const price = (product: ProductRecord) => changeVariants(sandbox.world, product, { price: '99.00' });

  test('a price', async () => {
    expect(await seen(price)).toMatchObject({ state: 'changed_there', drift: ['price'] });
    const { id } = await named(ids[0]);
    await pushBoth();
    expect(await named(ids[0])).toMatchObject({ id });
    await checkShopProducts(JOB);
    expect(await states()).toEqual(['pushed', 'pushed']);
  });

  test('a variant', async () => {
    const dropped = await seen((product) =>
      dropVariant(sandbox.world, product, product.variants[0]?.sku ?? ''),
    );
    expect(dropped).toMatchObject({ state: 'changed_there', drift: ['variant_gone'] });
  });

  test('an SKU, given to all of them', async () => {
    const found = await seen((product) => changeVariants(sandbox.world, product, { sku: 'SAME' }));
    expect(found?.drift).toEqual(expect.arrayContaining(['sku', 'sku_twice']));
  });

  test('all of it: it is made anew', async () => {
    const gone = await seen(({ id }) => sandbox.world.products.delete(id));
    expect(gone).toMatchObject({ state: 'deleted_there', drift: ['deleted'] });
    await pushProducts(ONE, ids.slice(0, 1));
    // The first asks for the one that is gone, the second makes it.
    for (const _ of ids) await pushNextProduct(JOB);
    expect(await states()).toEqual(['pushed', 'pushed']);
    expect(there()).toHaveLength(2);
  });
});

test('each hour each shop has a job of its own; a used up shop is asked on from where it was (S4-77)', async () => {
  await pushBoth();
  await owner.pool.query('delete from graphile_worker._private_jobs');
  expect(await lookAtShopProducts()).toMatchObject({ failed: 0 });
  expect(await jobs()).toMatchObject([{ key: 'shop-check:ten_prairie' }]);
  for (const product of there()) changeVariants(sandbox.world, product, { price: '99.00' });
  sandbox.world.throttle.drain(SHOP, 30);
  await checkShopProducts(JOB);
  const changed = (await states()).filter((state) => state === 'changed_there');
  expect(changed).toHaveLength(1);
  expect(await jobs()).toMatchObject([{ key: 'shop-check:ten_prairie' }]);
});

test('what is not the client’s designed product can’t be pushed; nor anything without a shop (S4-74)', async () => {
  await expect(pushProducts(ONE, ['ff-crew-tee'])).rejects.toMatchObject({ code: 'not_found' });
  await expect(pushProducts(ONE, [...ids, 'prd_none'])).rejects.toMatchObject({ code: 'not_found' });
  expect(await states()).toEqual(['not_pushed', 'not_pushed']);
  await pushProducts(ONE, ids);
  await disconnectShop(ONE);
  await expect(pushProducts(ONE, ids)).rejects.toMatchObject({ code: 'conflict' });
  await pushNextProduct(JOB);
  expect(await listShopProducts(ONE, { limit: 1 })).toMatchObject({ shop: null });
  const rows = await withTenant(ONE, (tx) => tx.select().from(shopProducts));
  expect(rows).toContainEqual(expect.objectContaining({ status: 'failed', reason: 'no_access' }));
});
