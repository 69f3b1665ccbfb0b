/** @jest-environment node */
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';
import { ShopAccessLost, shopPlatform } from '@/lib/shop-platform';

const SHOP = 'harbour.myshopify.com';
const PUBLIC_URL = 'https://app.example';

let sandbox: ShopifySandbox;
beforeAll(async () => {
  sandbox = await startShopifySandbox();
  setTestEnv({ LOG_LEVEL: 'silent', APP_MODE: 'test', PUBLIC_URL, ...shopifyTestEnv(sandbox.url) });
});
beforeEach(() => sandbox.world.reset());
afterAll(() => sandbox.close());

async function granted(state = 'a-state'): Promise<Record<string, string>> {
  const answer = await fetch(shopPlatform().installUrl(SHOP, state), { method: 'POST', redirect: 'manual' });
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
}

async function installed() {
  const answer = await shopPlatform().verifyInstall(await granted());
  if (!answer) throw new Error('not signed');
  return shopPlatform().completeInstall(answer);
}

test('leads to the grant page, believes a signed answer alone, and gets expiring tokens (S2.1-72)', async () => {
  const query = await granted('st/ate');
  expect(await shopPlatform().verifyInstall(query)).toMatchObject({ shop: SHOP, state: 'st/ate' });
  expect(await shopPlatform().verifyInstall({ ...query, state: 'other' })).toBeNull();
  expect(await shopPlatform().verifyInstall({ ...query, hmac: '' })).toBeNull();
  expect(await shopPlatform().verifyLaunch(query)).toBe(SHOP);
  expect(await shopPlatform().verifyLaunch({ ...query, shop: 'other.myshopify.com' })).toBeNull();
  const old = String(Math.trunc(Date.now() / 1000) - 100);
  expect(await shopPlatform().verifyInstall({ ...query, timestamp: old })).toBeNull();
  const tokens = await shopPlatform().completeInstall({ shop: SHOP, code: query['code'] ?? '' });
  expect(tokens.scopes).toEqual([...shopPlatform().scopes]);
  expect(tokens.accessUntil.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  await expect(
    shopPlatform().completeInstall({ shop: SHOP, code: query['code'] ?? '' }),
  ).rejects.toMatchObject({ code: 'shop_install_failed' });
});

test('reads a shop; what fails for a while is `unavailable`, what the shop refuses is lost (S2.1-73)', async () => {
  const { accessToken } = await installed();
  const access = { shop: SHOP, accessToken };
  expect(await shopPlatform().readShop(access)).toMatchObject({ name: 'Harbour', currency: 'USD' });
  for (const status of [503, 429]) {
    sandbox.world.fail(1, status);
    await expect(shopPlatform().readShop(access)).rejects.toMatchObject({ code: 'unavailable' });
  }
  await expect(shopPlatform().readShop({ shop: 'other.myshopify.com', accessToken })).rejects.toBeInstanceOf(
    ShopAccessLost,
  );
  await shopPlatform().uninstall(access);
  await expect(shopPlatform().readShop(access)).rejects.toBeInstanceOf(ShopAccessLost);
});

test('refreshes; a token that is worth nothing any more is lost (S2.1-73)', async () => {
  const first = await installed();
  const next = await shopPlatform().refresh(SHOP, first.refreshToken);
  await shopPlatform().readShop({ shop: SHOP, accessToken: next.accessToken });
  await expect(shopPlatform().refresh(SHOP, first.refreshToken)).rejects.toBeInstanceOf(ShopAccessLost);
  sandbox.world.fail(1, 500);
  await expect(shopPlatform().refresh(SHOP, next.refreshToken)).rejects.toMatchObject({
    code: 'unavailable',
  });
});
