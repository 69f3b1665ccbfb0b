/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { shopConnections, shopDirectory } from '@/lib/db/schema/shop-platform';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant } from '@/lib/db/with-tenant';
import { setClock } from '@/lib/kernel/clock';
import { lookAtShops } from '@/lib/modules/shop-platform/service/prepare/look-at-shops';
import { shopPlatform } from '@/lib/shop-platform';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { setTestEnv, shopifyTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addPerson, addTenant } from '@/scripts/test/people';
import { connectTestShop } from '@/scripts/test/shop';
import { prepareShop } from './prepare-shop';

jest.setTimeout(60_000);

const person = (tenantId: string) =>
  ({ tenantId, actor: 'client', userId: `usr_${tenantId.slice(4)}` }) as const;
const ONE = person('ten_one');
const TWO = person('ten_two');
const SHOP = 'harbour.myshopify.com';

let database: TestDatabase;
let owner: ReturnType<typeof openOwnerPool>;
let sandbox: ShopifySandbox;
beforeAll(async () => {
  [database, sandbox] = await Promise.all([createTestDatabase(), startShopifySandbox()]);
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, ...shopifyTestEnv(sandbox.url) });
  owner = openOwnerPool(database.ownerUrl);
  for (const who of [ONE, TWO]) {
    await addTenant(who.tenantId, true);
    await addPerson({ id: who.userId, tenantId: who.tenantId, shopPlatform: true });
  }
});
beforeEach(async () => {
  sandbox.world.reset();
  for (const who of [ONE, TWO])
    await withTenant(who, async (tx) => {
      for (const table of [shopConnections, shopDirectory]) await tx.delete(table);
    });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await jobs();
});
afterAll(async () => {
  await closeDatabasePool();
  await owner.close();
  await Promise.all([database.close(), sandbox.close()]);
});

/** The names and tenants of the jobs that were added since the last call. */
async function jobs(): Promise<string[]> {
  const { rows } = await owner.pool.query<{ job: string }>(
    `with gone as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id returning j.id, t.identifier || ' ' || (j.payload ->> 'tenantId') as job)
     select job from gone where job ~ 'shop' order by id`,
  );
  return rows.map(({ job }) => job);
}
const connection = async () => (await withTenant(ONE, (tx) => tx.select().from(shopConnections)))[0];
const services = () => [...sandbox.world.services.values()].filter(({ shop }) => shop === SHOP);
const topics = () => [...sandbox.world.subscriptions.values()].map(({ topic }) => topic).sort();

test('an installed app makes its fulfilment service and subscriptions by a job, once (S4-54, S4-55)', async () => {
  await connectTestShop(ONE, SHOP);
  expect(await jobs()).toEqual(['prepare-shop ten_one']);
  await prepareShop({ tenantId: 'ten_one' });
  expect(await jobs()).toEqual(['pull-shop ten_one']);
  const [service] = services();
  expect(await connection()).toMatchObject({ serviceGid: service?.id, locationGid: service?.locationId });
  expect(topics()).toHaveLength(8);
  await Promise.all([prepareShop({ tenantId: 'ten_one' }), prepareShop({ tenantId: 'ten_one' })]);
  expect([services().length, topics().length]).toEqual([1, 8]);
});

test('a job that dies on its way goes on where it was (S4-54, S4-55)', async () => {
  await connectTestShop(ONE, SHOP);
  const subscribe = shopPlatform().ensureSubscriptions;
  jest.spyOn(shopPlatform(), 'ensureSubscriptions').mockRejectedValueOnce(new Error('killed'));
  await expect(prepareShop({ tenantId: 'ten_one' })).rejects.toThrow('killed');
  expect(await connection()).toMatchObject({ serviceGid: null, preparedAt: null });
  // Half of the topics are there.
  await subscribe(
    { shop: SHOP, accessToken: [...sandbox.world.pairs.values()][0]?.id ?? '' },
    'http://localhost:3000/api/shopify/webhook',
  );
  for (const one of [...sandbox.world.subscriptions.values()].slice(3))
    sandbox.world.subscriptions.delete(one.id);
  await prepareShop({ tenantId: 'ten_one' });
  expect(services()).toHaveLength(1);
  expect(new Set(topics()).size).toBe(8);
  expect(await connection()).toMatchObject({ serviceGid: services()[0]?.id });
});

test('another app’s service of the same name is left alone (S4-54)', async () => {
  await connectTestShop(ONE, SHOP);
  const access = { shop: SHOP, accessToken: [...sandbox.world.pairs.values()][0]?.id ?? '' };
  const names = ['Taken', 'Free'];
  const other = await shopPlatform().ensureService(access, { names, callbackUrl: 'https://other.example/a' });
  const ours = await shopPlatform().ensureService(access, { names, callbackUrl: 'https://ours.example/a' });
  expect(ours.serviceId).not.toBe(other.serviceId);
  expect(services().map(({ name }) => name)).toEqual(names);
});

test('a shop that was disconnected meanwhile gets nothing (S4-54)', async () => {
  await connectTestShop(ONE, SHOP);
  await withTenant(ONE, (tx) =>
    tx.update(shopConnections).set({ status: 'uninstalled', accessToken: null, refreshToken: null }),
  );
  await prepareShop({ tenantId: 'ten_one' });
  expect(services()).toEqual([]);
});

test('every five minutes each connected shop is asked, every hour prepared again; one that waits holds up none (S4-62)', async () => {
  await connectTestShop(ONE, SHOP);
  await connectTestShop(TWO, 'other.myshopify.com');
  await prepareShop({ tenantId: 'ten_one' });
  await jobs();
  await withTenant(TWO, (tx) => tx.update(shopConnections).set({ status: 'needs_reauth' }));
  expect(await lookAtShops()).toMatchObject({ done: 1, failed: 0 });
  expect(await jobs()).toEqual(['pull-shop ten_one', 'send-shop-stock ten_one']);
  await lookAtShops();
  expect(await jobs()).toEqual([]);
  const restore = setClock(() => new Date(Date.now() + 5 * 60_000));
  await lookAtShops();
  restore();
  expect(await jobs()).toEqual(['pull-shop ten_one', 'send-shop-stock ten_one']);
  await withTenant(ONE, (tx) =>
    tx
      .update(shopConnections)
      .set({ preparedAt: new Date(Date.now() - 61 * 60_000), lookAt: new Date() })
      .where(eq(shopConnections.tenantId, 'ten_one')),
  );
  await lookAtShops();
  expect(await jobs()).toEqual(['prepare-shop ten_one', 'send-shop-stock ten_one']);
});
