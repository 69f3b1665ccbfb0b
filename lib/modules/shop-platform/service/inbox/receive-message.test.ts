/** @jest-environment node */
import {
  shopConnections,
  shopDirectory,
  shopInbox,
  shopOnboarding,
  shopSyncLog,
} from '@/lib/db/schema/shop-platform';
import { auditLog } from '@/lib/db/schema/audit';
import { closeDatabasePool } from '@/lib/db/pool';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { readOnboarding } from '@/lib/modules/shop-platform/service/read-onboarding';
import { listSyncLog } from '@/lib/modules/shop-platform/service/list-sync-log';
import { beginInstall } from '@/lib/modules/shop-platform/service/install/begin-install';
import { completeInstall } from '@/lib/modules/shop-platform/service/install/complete-install';
import { disconnectShop } from '@/lib/modules/shop-platform/service/install/disconnect-shop';
import { addOnboarding } from '@/lib/modules/shop-platform/service/statements/add-onboarding';
import { setClock } from '@/lib/kernel/clock';
import { shopPlatform } from '@/lib/shop-platform';
import { DEFAULT_SHOPIFY_APP } from '@/sandbox/shopify/app';
import { bodySignature } from '@/sandbox/shopify/sign';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { tenantApi } from '@/lib/tenant-api/app';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, shopifyTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { clearShopInbox } from './clear-inbox';
import { addPerson, addTenant } from '@/scripts/test/people';

const SHOP = 'harbour.myshopify.com';
const ONE = { tenantId: 'ten_one', actor: 'client', userId: 'usr_one' } as const;

let database: TestDatabase;
let sandbox: ShopifySandbox;
let event = 0;
beforeAll(async () => {
  [database, sandbox] = await Promise.all([createTestDatabase(), startShopifySandbox()]);
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, ...shopifyTestEnv(sandbox.url) });
  await addTenant('ten_one', true);
  await addTenant('ten_other');
  await addPerson({ id: 'usr_one', tenantId: 'ten_one', shopPlatform: true });
});
beforeEach(async () => {
  sandbox.world.reset();
  await withTenant(ONE, async (tx) => {
    for (const table of [shopConnections, shopDirectory, shopOnboarding]) await tx.delete(table);
    await addOnboarding(tx, { tenantId: 'ten_one' });
  });
  const { url } = await beginInstall(ONE, SHOP);
  const answer = await fetch(url, { method: 'POST', redirect: 'manual' });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  await completeInstall(ONE, Object.fromEntries(searchParams));
});
afterAll(async () => {
  await closeDatabasePool();
  await Promise.all([database.close(), sandbox.close()]);
});

const BODY = JSON.stringify({ myshopify_domain: SHOP, customer: { email: 'ada@shopper.example' } });
const { apiSecret } = DEFAULT_SHOPIFY_APP;
async function send(topic: string, more: Record<string, string> = {}): Promise<number> {
  event += 1;
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': bodySignature(apiSecret, BODY),
    'x-shopify-shop-domain': SHOP,
    'x-shopify-api-version': '2026-07',
    'x-shopify-webhook-id': `delivery-${event}`,
    'x-shopify-event-id': `event-${event}`,
    'x-shopify-triggered-at': new Date(Date.now() + 1000).toISOString(),
    ...more,
  };
  const request = new Request('http://api/api/shopify/webhook', { method: 'POST', headers, body: BODY });
  return (await tenantApi().fetch(request)).status;
}
const connection = async () => (await withTenant(ONE, (tx) => tx.select().from(shopConnections)))[0];
const audited = async (action: string) =>
  (await withTenant(ONE, (tx) => tx.select().from(auditLog))).filter((row) => row.action === action).length;
const installed = async () => (await readOnboarding(ONE))?.steps[1]?.complete;

test('a forged message is a 401 and changes nothing (S4-49)', async () => {
  expect(await send('app/uninstalled', { 'x-shopify-hmac-sha256': 'AAAA' })).toBe(401);
  expect(await send('shop/redact', { 'x-shopify-hmac-sha256': bodySignature('another', BODY) })).toBe(401);
  expect(await connection()).toMatchObject({ status: 'connected' });
});

test('an uninstalled app ends its tokens and reopens the step, once; old news changes nothing (S4-49)', async () => {
  const past = { 'x-shopify-triggered-at': new Date(Date.now() - 60_000).toISOString() };
  expect(await send('app/uninstalled', past)).toBe(200);
  expect(await connection()).toMatchObject({ status: 'connected' });
  const before = await audited('onboarding.shop_disconnected');
  const same = { 'x-shopify-event-id': 'one-event' };
  expect([await send('app/uninstalled', same), await send('app/uninstalled', same)]).toEqual([200, 200]);
  expect(await connection()).toMatchObject({ status: 'uninstalled', accessToken: null, refreshToken: null });
  expect(await installed()).toBe(false);
  expect(await audited('onboarding.shop_disconnected')).toBe(before + 1);
});

test('each message is in the shop’s log, also one that could not be acted on (S4-91)', async () => {
  await withTenant(ONE, (tx) => tx.delete(shopSyncLog));
  expect(await send('products/update')).toBe(200);
  const { verifyWebhook } = shopPlatform();
  const verified = jest.spyOn(shopPlatform(), 'verifyWebhook').mockImplementationOnce(async (...told) => {
    const message = await verifyWebhook(...told);
    // Whatever breaks while a message is acted on.
    return message && { ...message, orderIds: null as never };
  });
  expect(await send('customers/redact')).toBe(500);
  verified.mockRestore();
  const { entries } = await listSyncLog(ONE, { failed: false, limit: 10 });
  expect(entries).toMatchObject([
    { kind: 'webhook', label: 'customers/redact', outcome: 'failed', may_replay: false },
    { kind: 'webhook', label: 'products/update', outcome: 'done', may_replay: false },
  ]);
});

test('disconnecting ends the connection here and takes the app out of the shop; what follows is known (S4-50)', async () => {
  expect(await disconnectShop(ONE)).toEqual({ removed: true });
  expect(sandbox.world.shop(SHOP).scopes).toBeNull();
  expect(await connection()).toMatchObject({ status: 'uninstalled', accessToken: null });
  expect(await installed()).toBe(false);
  const before = await audited('onboarding.shop_disconnected');
  expect(await send('app/uninstalled')).toBe(200);
  expect(await disconnectShop(ONE)).toEqual({ removed: true });
  expect(await audited('onboarding.shop_disconnected')).toBe(before);
  await expect(disconnectShop({ ...ONE, tenantId: 'ten_other' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an hour later the token is refreshed for it (S4-50)', async () => {
  const restore = setClock(() => new Date(Date.now() + 61 * 60_000));
  expect(await disconnectShop(ONE)).toEqual({ removed: true });
  restore();
  expect(sandbox.world.shop(SHOP).scopes).toBeNull();
});

test('a shop that does not answer keeps the app, and is disconnected here all the same (S4-50)', async () => {
  sandbox.world.fail(5, 503);
  expect(await disconnectShop(ONE)).toEqual({ removed: false });
  expect(await connection()).toMatchObject({ status: 'uninstalled' });
});

test('the three privacy topics are done as far as anything is held, and logged without names (S4-51)', async () => {
  for (const topic of ['customers/data_request', 'customers/redact']) expect(await send(topic)).toBe(200);
  expect(await audited('onboarding.shop_privacy_asked')).toBe(2);
  // Installed again since: the shop stays.
  expect(await send('shop/redact')).toBe(200);
  expect(await connection()).toMatchObject({ status: 'connected' });
  await send('app/uninstalled');
  expect(await send('shop/redact')).toBe(200);
  expect(await connection()).toBeUndefined();
  expect(await readOnboarding(ONE)).toMatchObject({ shopifyUrl: null });
  const rows = await withTenant(ONE, (tx) => tx.select().from(auditLog));
  expect(JSON.stringify(rows)).not.toContain('shopper.example');
});

test('messages that were acted on are cleared after 30 days, the shops in turns; others stay (S4-95)', async () => {
  const day = (age: number) => new Date(Date.now() - age * 86_400_000);
  const row = (shop: string, eventId: string, age: number, handled = true) => ({
    shop,
    topic: 'orders/updated',
    eventId,
    receivedAt: day(age),
    handledAt: handled ? day(age) : null,
  });
  const many = Array.from({ length: 450 }, (_, at) => row('large.myshopify.com', `e${at}`, 40));
  const kept = [
    row(SHOP, 'waits', 40, false),
    row(SHOP, 'young', 29),
    row('large.myshopify.com', 'young', 1),
  ];
  await withDirectory(async (tx) => {
    await tx.delete(shopInbox);
    await tx.insert(shopInbox).values([...many, row(SHOP, 'old', 31), ...kept]);
  });
  const left = async () => (await withDirectory((tx) => tx.select().from(shopInbox))).length;
  expect(await clearShopInbox(AbortSignal.abort())).toBe(0);
  const stop = new AbortController();
  const turns = jest.spyOn(stop.signal, 'aborted', 'get');
  turns.mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValueOnce(true);
  // A batch of the large one, and all of the small one.
  expect(await clearShopInbox(stop.signal)).toBe(201);
  expect(await left()).toBe(253);
  expect(await clearShopInbox(new AbortController().signal)).toBe(250);
  const rows = await withDirectory((tx) => tx.select().from(shopInbox));
  expect(rows.map(({ eventId }) => eventId).sort()).toEqual(['waits', 'young', 'young']);
});
