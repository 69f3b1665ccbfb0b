/** @jest-environment node */
import { shopConnections, shopDirectory } from '@/lib/db/schema/shop-platform';
import { auditLog } from '@/lib/db/schema/audit';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { ShopAccessLost, shopPlatform, type ShopAccess } from '@/lib/shop-platform';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, shopifyTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addPerson, addTenant } from '@/scripts/test/people';
import { connectTestShop } from '@/scripts/test/shop';
import { sendShopMail } from './send-shop-mail';
import { refreshedAccess, validAccess } from '@/lib/modules/shop-platform/service/access/valid-access';
import { withShop } from '@/lib/modules/shop-platform/service/access/with-shop';

jest.setTimeout(60_000);

const SHOP = 'harbour.myshopify.com';
const ONE = { tenantId: 'ten_one', actor: 'client', userId: 'usr_one' } as const;

let database: TestDatabase;
let sandbox: ShopifySandbox;
let inbox: MailSandbox;
beforeAll(async () => {
  [database, sandbox, inbox] = await Promise.all([
    createTestDatabase(),
    startShopifySandbox(),
    startMailSandbox(),
  ]);
  const env = { ...TEST_SECRETS, DATABASE_URL: database.url, ...shopifyTestEnv(sandbox.url) };
  setTestEnv({ ...env, SMTP_URL: inbox.smtpUrl });
  await addTenant('ten_one', true);
  await addPerson({ id: 'usr_one', tenantId: 'ten_one', shopPlatform: true });
});
beforeEach(async () => {
  sandbox.world.reset();
  await withTenant(ONE, async (tx) => {
    for (const table of [shopConnections, shopDirectory]) await tx.delete(table);
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await closeDatabasePool();
  await Promise.all([database.close(), sandbox.close(), inbox.close()]);
});

const connection = async () => (await withTenant(ONE, (tx) => tx.select().from(shopConnections)))[0];
const name = (access: ShopAccess) => shopPlatform().readShop(access);
const read = () => withShop(ONE, async (access) => (await name(access)).name);
const endIn = (minutes: number) =>
  withTenant(ONE, (tx) =>
    tx.update(shopConnections).set({ accessUntil: new Date(now().getTime() + minutes * 60_000) }),
  );
const lostRows = async () =>
  (await withTenant(ONE, (tx) => tx.select().from(auditLog))).filter(
    (row) => row.action === 'onboarding.shop_access_lost',
  ).length;

test('a client without a shop, and one whose shop was disconnected, get an answer that says so (S4-52)', async () => {
  expect(await read()).toEqual({ asked: false, why: 'none' });
  await connectTestShop(ONE, SHOP);
  expect(await read()).toEqual({ asked: true, value: 'Harbour' });
  await withTenant(ONE, (tx) =>
    tx.update(shopConnections).set({ status: 'uninstalled', accessToken: null, refreshToken: null }),
  );
  expect(await read()).toEqual({ asked: false, why: 'uninstalled' });
});

test('ten callers at once, in one process or several, refresh once, five minutes early (S4-52)', async () => {
  await connectTestShop(ONE, SHOP);
  const refresh = jest.spyOn(shopPlatform(), 'refresh');
  await endIn(6);
  await read();
  expect(refresh).not.toHaveBeenCalled();
  await endIn(4);
  const answers = await Promise.all(Array.from({ length: 10 }, read));
  expect(answers).toEqual(Array(10).fill({ asked: true, value: 'Harbour' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  await endIn(4);
  // As ten processes would: each waits for the row.
  const found = await Promise.all(Array.from({ length: 10 }, () => refreshedAccess(ONE)));
  expect(new Set(found.map((access) => (access as ShopAccess).accessToken)).size).toBe(1);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a new pair is stored before it is used; one that was lost with its process is asked for again (S4-52)', async () => {
  await connectTestShop(ONE, SHOP);
  await endIn(2);
  const before = await connection();
  const original = shopPlatform().refresh;
  jest.spyOn(shopPlatform(), 'refresh').mockImplementationOnce(async (...args) => {
    await original(...args);
    throw new Error('killed');
  });
  // The old token is good for two more minutes.
  expect(await read()).toMatchObject({ asked: true });
  expect((await connection())?.refreshToken?.equals(before?.refreshToken ?? Buffer.alloc(0))).toBe(true);
  const stored: boolean[] = [];
  await withShop(ONE, async (access) => {
    const row = await connection();
    stored.push(!row?.refreshToken?.equals(before?.refreshToken ?? Buffer.alloc(0)));
    return name(access);
  });
  expect(stored).toEqual([true]);
});

test('while the shop’s login does not answer, a token goes on to its own end (S4-52)', async () => {
  await connectTestShop(ONE, SHOP);
  await endIn(3);
  sandbox.world.fail(1, 503);
  expect(await read()).toMatchObject({ asked: true });
  await endIn(-1);
  sandbox.world.fail(1, 503);
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await connection()).toMatchObject({ status: 'connected', lastError: 'unavailable' });
});

test('a refused token is refreshed once, and the call is made again (S4-52)', async () => {
  await connectTestShop(ONE, SHOP);
  const first = await validAccess(ONE);
  const asked: string[] = [];
  const answer = await withShop(ONE, async (access) => {
    asked.push(access.accessToken);
    if (asked.length === 1) throw new ShopAccessLost('refused');
    return (await name(access)).name;
  });
  expect(answer).toEqual({ asked: true, value: 'Harbour' });
  expect(asked[0]).toBe((first as ShopAccess).accessToken);
  expect(asked[1]).not.toBe(asked[0]);
  expect(await connection()).toMatchObject({ status: 'connected' });
});

test('a shop that takes no token of ours any more needs the app again, told once by mail (S4-52)', async () => {
  await connectTestShop(ONE, SHOP);
  const before = await lostRows();
  sandbox.world.revoke(SHOP);
  const answers = await Promise.all(Array.from({ length: 5 }, read));
  expect(answers).toEqual(Array(5).fill({ asked: false, why: 'needs_reauth' }));
  expect(await connection()).toMatchObject({ status: 'needs_reauth', accessToken: null, refreshToken: null });
  expect(await lostRows()).toBe(before + 1);
  const job = { tenantId: 'ten_one', kind: 'access_lost', since: 1, userId: 'usr_one' } as const;
  await sendShopMail(job);
  const [mail] = await inbox.store.find({ limit: 5 });
  if (!mail) throw new Error('no mail');
  const { subject, text } = await inbox.store.parse(mail);
  expect(subject).toBe(`Your shop ${SHOP} doesn’t let us in any more`);
  expect(text).toContain('/settings/shopify');
  // Installed again, nobody is told any more.
  await connectTestShop(ONE, SHOP);
  await sendShopMail(job);
  expect(await inbox.store.find({ limit: 5 })).toHaveLength(1);
  expect(await read()).toEqual({ asked: true, value: 'Harbour' });
});

test('a shop that refuses even the token that it has just given needs the app again (S4-52)', async () => {
  await connectTestShop(ONE, SHOP);
  const calls = jest.fn(() => Promise.reject(new ShopAccessLost('refused')));
  expect(await withShop(ONE, calls)).toEqual({ asked: false, why: 'needs_reauth' });
  expect(calls).toHaveBeenCalledTimes(2);
  expect(await connection()).toMatchObject({ status: 'needs_reauth', lastError: 'access_lost' });
});
