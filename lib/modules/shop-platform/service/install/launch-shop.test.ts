/** @jest-environment node */
import { closeDatabasePool } from '@/lib/db/pool';
import { shopConnections } from '@/lib/db/schema/shop-platform';
import { withTenant } from '@/lib/db/with-tenant';
import { addOnboarding } from '@/lib/modules/shop-platform/service/statements/add-onboarding';
import { launchQuery } from '@/sandbox/shopify/launch';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, shopifyTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addPerson, addTenant } from '@/scripts/test/people';
import { completeInstall } from './complete-install';
import { launchShop } from './launch-shop';

const SHOP = 'harbour.myshopify.com';
const ONE = { tenantId: 'ten_one', actor: 'client', userId: 'usr_one' } as const;

let database: TestDatabase;
let sandbox: ShopifySandbox;
beforeAll(async () => {
  [database, sandbox] = await Promise.all([createTestDatabase(), startShopifySandbox()]);
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, ...shopifyTestEnv(sandbox.url) });
  await addTenant('ten_one', true);
  await addTenant('ten_other');
  await addPerson({ id: 'usr_one', tenantId: 'ten_one', shopPlatform: true });
  await withTenant(ONE, (tx) => addOnboarding(tx, { tenantId: 'ten_one' }));
});
afterAll(async () => {
  await closeDatabasePool();
  await Promise.all([database.close(), sandbox.close()]);
});

const opened = (shop = SHOP) => Object.fromEntries(launchQuery(sandbox.world, shop));

test('the app opened in a shop leads to its grant page, and nowhere once it is connected (S4-85)', async () => {
  const { url } = await launchShop(ONE, opened());
  const grant = await fetch(url ?? '', { method: 'POST', redirect: 'manual' });
  const { searchParams } = new URL(grant.headers.get('location') ?? '');
  expect(await completeInstall(ONE, Object.fromEntries(searchParams))).toMatchObject({ shopifyUrl: SHOP });
  expect(await launchShop(ONE, opened())).toEqual({ url: null });
  // Another shop of the same merchant: one at a time.
  await expect(launchShop(ONE, opened('second.myshopify.com'))).rejects.toMatchObject({ code: 'conflict' });
});

test('a scope that is missing since is asked for anew (S4-85)', async () => {
  await withTenant(ONE, (tx) => tx.update(shopConnections).set({ scopes: ['read_products'] }));
  expect((await launchShop(ONE, opened())).url).toContain(`${SHOP}/admin/oauth/authorize`);
});

test('only what the platform has signed just now is believed (S4-85)', async () => {
  const changes: Record<string, string>[] = [
    { shop: 'other.myshopify.com' },
    { hmac: '' },
    { timestamp: '1' },
  ];
  for (const change of changes)
    await expect(launchShop(ONE, { ...opened(), ...change })).rejects.toMatchObject({
      code: 'shop_install_failed',
    });
  await expect(launchShop({ ...ONE, tenantId: 'ten_other' }, opened())).rejects.toMatchObject({
    code: 'not_found',
  });
});
