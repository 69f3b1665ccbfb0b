/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabasePool } from '@/lib/db/pool';
import { lookAtShops } from '@/lib/modules/shop-platform/service/prepare/look-at-shops';
import { prepareShop } from '@/lib/modules/shop-platform/service/prepare/prepare-shop';
import { shopPlatform } from '@/lib/shop-platform';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { createDemoDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, shopifyTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { connectTestShop } from '@/scripts/test/shop';
import { pushProducts } from './ask-for-push';
import { listShopProducts } from './list-shop-products';
import { pushNextProduct } from './push-next';
import { sendShopStock } from './send-stock';

jest.setTimeout(120_000);

const SHOP = 'prairie-run.myshopify.com';
const ONE = { tenantId: 'ten_prairie', actor: 'client', userId: 'usr_prairie_admin' } as const;
const JOB = { tenantId: ONE.tenantId };

let database: TestDatabase;
let sandbox: ShopifySandbox;
let owner: ReturnType<typeof openOwnerPool>;
let files: string;
let product: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'shop-stock-'));
  [database, sandbox] = await Promise.all([createDemoDatabase(), startShopifySandbox()]);
  setTestEnv({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    FILES_DIR: files,
    ...shopifyTestEnv(sandbox.url),
  });
  owner = openOwnerPool(database.ownerUrl);
  await connectTestShop(ONE, SHOP);
  await prepareShop(JOB);
  product = (await listShopProducts(ONE, { limit: 1 })).products[0]?.product_id ?? '';
  await pushProducts(ONE, [product]);
  await pushNextProduct(JOB);
});
afterEach(() => {
  jest.restoreAllMocks();
  sandbox.world.throttle.reset();
});
afterAll(async () => {
  await closeDatabasePool();
  await owner.close();
  await Promise.all([database.close(), sandbox.close(), rm(files, { recursive: true })]);
});

/** As staff, since the owner sees no tenant's rows. */
async function sql<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = await owner.pool.connect();
  try {
    await client.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_tests', true)",
    );
    const { rows } = await client.query<T>(text, values);
    await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
}
const skus = async () =>
  (
    await sql<{ sku: string }>('select sku from shop_variants where product_id = $1 order by sku', [product])
  ).map(({ sku }) => sku);
const setStock = (sku: string | undefined, stock: number) =>
  sql('update variants set stock = $2 where tenant_id = $3 and sku = $1', [sku, stock, ONE.tenantId]);
const variantOf = (sku: string | undefined) =>
  [...sandbox.world.products.values()].flatMap(({ variants }) => variants).find((one) => one.sku === sku);
const there = (sku: string | undefined) => Object.values(variantOf(sku)?.stock ?? {});
const jobs = async () =>
  (
    await owner.pool.query<{ key: string }>(
      "delete from graphile_worker._private_jobs where key like 'shop-stock:%' returning key",
    )
  ).rows.map(({ key }) => key);

test('what has changed here is told, once and as it is then, and nothing else (S4-80)', async () => {
  const [one, two] = await skus();
  const asked = jest.spyOn(shopPlatform(), 'setStock');
  await sendShopStock(JOB);
  expect(asked).not.toHaveBeenCalled();
  for (const stock of [90, 40, 17]) await setStock(one, stock);
  await setStock(two, 0);
  await sendShopStock(JOB);
  await sendShopStock(JOB);
  expect([there(one), there(two)]).toEqual([[17], [0]]);
  expect(asked.mock.calls.map(([, { quantities }]) => quantities.length)).toEqual([2]);
});

test('each look at a shop has its stock sent, by a job of its own (S4-80)', async () => {
  await jobs();
  await sql("update shop_connections set look_at = now() - interval '1 minute'");
  await lookAtShops();
  expect(await jobs()).toEqual(['shop-stock:ten_prairie']);
});

test('a pause is kept to, a shop that does not answer is told later, and nothing is lost (S4-80)', async () => {
  const [one] = await skus();
  await setStock(one, 5);
  sandbox.world.throttle.drain(SHOP, -1_000);
  await sendShopStock(JOB);
  expect([await jobs(), there(one)]).toEqual([['shop-stock:ten_prairie'], [17]]);
  sandbox.world.throttle.reset();
  sandbox.world.fail(1, 503);
  await expect(sendShopStock(JOB)).rejects.toMatchObject({ code: 'unavailable' });
  await sendShopStock(JOB);
  expect(there(one)).toEqual([5]);
});

test('a variant that the shop does not keep at our place holds up no other, and is not sent again and again (S4-80)', async () => {
  const [one, two] = await skus();
  for (const record of sandbox.world.products.values())
    sandbox.world.products.put({
      ...record,
      variants: record.variants.map((variant) => (variant.sku === one ? { ...variant, stock: {} } : variant)),
    });
  await setStock(one, 44);
  await setStock(two, 55);
  const asked = jest.spyOn(shopPlatform(), 'setStock');
  for (let turn = 0; turn < 4; turn += 1) await sendShopStock(JOB);
  expect([there(one), there(two), asked.mock.calls.length]).toEqual([[], [55], 2]);
  // Pushed again, it is stocked there with what there is.
  await pushProducts(ONE, [product]);
  await pushNextProduct(JOB);
  expect(there(one)).toEqual([44]);
  await setStock(one, 43);
  await sendShopStock(JOB);
  expect(there(one)).toEqual([43]);
});
