/** @jest-environment node */
import { desc, eq } from 'drizzle-orm';
import { auditLog } from '@/lib/db/schema/audit';
import { shopConnections, shopDirectory } from '@/lib/db/schema/shop-platform';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant } from '@/lib/db/with-tenant';
import { setClock } from '@/lib/kernel/clock';
import { addOnboarding } from '@/lib/modules/shop-platform/service/statements/add-onboarding';
import { readShopConnection } from '@/lib/modules/shop-platform/service/read-shop-connection';
import { updateShopConnection } from '@/lib/modules/shop-platform/service/update-shop-connection';
import { readOnboarding } from '@/lib/modules/shop-platform/service/read-onboarding';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, shopifyTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addPerson, addTenant } from '@/scripts/test/people';
import { beginInstall } from './begin-install';
import { completeInstall } from './complete-install';
import { openToken } from './seals';

const SHOP = 'harbour.myshopify.com';
const person = (tenantId: string, userId = `usr_${tenantId.slice(4)}`) =>
  ({ tenantId, actor: 'client', userId }) as const;
const ONE = person('ten_one');
const TWO = person('ten_two');

let database: TestDatabase;
let sandbox: ShopifySandbox;
beforeAll(async () => {
  [database, sandbox] = await Promise.all([createTestDatabase(), startShopifySandbox()]);
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, ...shopifyTestEnv(sandbox.url) });
  await addTenant('ten_other');
  for (const { tenantId, userId } of [ONE, TWO]) {
    await addTenant(tenantId, true);
    await addPerson({ id: userId, tenantId, shopPlatform: true });
    await withTenant({ tenantId, actor: 'system' }, (tx) => addOnboarding(tx, { tenantId }));
  }
  await addPerson({ id: 'usr_colleague', tenantId: 'ten_one', shopPlatform: true });
});
beforeEach(async () => {
  sandbox.world.reset();
  for (const context of [ONE, TWO]) {
    await withTenant(context, async (tx) => {
      await tx.delete(shopConnections);
      await tx.delete(shopDirectory);
    });
  }
});
afterAll(async () => {
  await closeDatabasePool();
  await Promise.all([database.close(), sandbox.close()]);
});

/** Goes to the grant page, presses its button, and gives what comes back. */
async function granted(who: typeof ONE, shop = SHOP): Promise<Record<string, string>> {
  const { url } = await beginInstall(who, shop);
  const answer = await fetch(url, { method: 'POST', redirect: 'manual' });
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
}
const connectionOf = async (who: typeof ONE) => {
  const [row] = await withTenant(who, (tx) => tx.select().from(shopConnections));
  return row;
};
const actions = (who: typeof ONE) =>
  withTenant(who, async (tx) => {
    const rows = await tx
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.tenantId, who.tenantId))
      .orderBy(desc(auditLog.at));
    return rows.map((row) => row.action);
  });

test('an installed app completes the step, with tokens that nobody reads in the table (S4-41, S4-42)', async () => {
  const state = await completeInstall(ONE, await granted(ONE));
  expect(state).toMatchObject({ shopifyUrl: SHOP, stepsCompleted: false });
  expect(state?.steps.map((step) => step.complete)).toEqual([true, true, false, false]);
  expect(await readOnboarding(ONE)).toEqual(state);
  const row = await connectionOf(ONE);
  expect(row).toMatchObject({ shop: SHOP, shopName: 'Harbour', status: 'connected', lastError: null });
  const [pair] = sandbox.world.pairs.values();
  expect(openToken({ tenantId: 'ten_one', shop: SHOP }, row?.accessToken ?? null)).toBe(pair?.id);
  expect(openToken({ tenantId: 'ten_two', shop: SHOP }, row?.accessToken ?? null)).toBeNull();
  expect(row?.accessToken?.toString('latin1')).not.toContain('sandbox_');
  expect(await actions(ONE)).toEqual(
    expect.arrayContaining(['onboarding.shop_connected', 'onboarding.step_completed']),
  );
});

test('installed again, the shop gets new tokens and the step stays as it is (S4-41)', async () => {
  await completeInstall(ONE, await granted(ONE));
  const before = await connectionOf(ONE);
  const steps = (await actions(ONE)).filter((action) => action === 'onboarding.step_completed').length;
  await completeInstall(ONE, await granted(ONE));
  const after = await connectionOf(ONE);
  expect(after?.accessToken?.equals(before?.accessToken ?? Buffer.alloc(0))).toBe(false);
  expect((await actions(ONE)).filter((action) => action === 'onboarding.step_completed')).toHaveLength(steps);
});

describe('an answer is believed once, and from its own person (S4-41)', () => {
  const refused = (who: typeof ONE, query: Record<string, string>) =>
    expect(completeInstall(who, query)).rejects.toMatchObject({ code: 'shop_install_failed' });

  test('used twice, forged, or with a state that nobody began', async () => {
    const query = await granted(ONE);
    await refused(ONE, { ...query, shop: 'other.myshopify.com' });
    await refused(ONE, {});
    await completeInstall(ONE, query);
    await refused(ONE, query);
  });

  test('another client’s, a colleague’s, or one that is too old', async () => {
    await refused(TWO, await granted(ONE));
    await refused(person('ten_one', 'usr_colleague') as typeof ONE, await granted(ONE));
    const query = await granted(ONE);
    const restore = setClock(() => new Date(Date.now() + 11 * 60_000));
    await refused(ONE, query);
    restore();
    expect(await connectionOf(ONE)).toBeUndefined();
  });

  test('the state of one shop is no good for another', async () => {
    const { state } = await granted(ONE);
    const query = await granted(ONE, 'quay.myshopify.com');
    await refused(ONE, { ...query, state: state ?? '' });
  });
});

test('a shop belongs to one client (S4-44)', async () => {
  const late = await granted(TWO);
  await completeInstall(ONE, await granted(ONE));
  await expect(beginInstall(TWO, SHOP)).rejects.toMatchObject({ code: 'shop_taken', status: 409 });
  await expect(completeInstall(TWO, late)).rejects.toMatchObject({ code: 'shop_taken' });
  expect(await connectionOf(TWO)).toBeUndefined();
  await expect(beginInstall(ONE, 'quay.myshopify.com')).rejects.toMatchObject({ code: 'conflict' });
  // Nor is a connected shop's address typed over.
  await expect(updateShopConnection(ONE, '')).rejects.toMatchObject({ code: 'conflict' });
  const shown = await readShopConnection(ONE);
  expect(shown?.connection).toMatchObject({ shop: SHOP, shop_name: 'Harbour', status: 'connected' });
  expect(JSON.stringify(shown)).not.toMatch(/token|sandbox_/);
});

test('what was asked for and not granted leaves everything as it was; granted later, it goes on (S4-41)', async () => {
  sandbox.world.shops.put({ ...sandbox.world.shop('quay.myshopify.com'), withheld: ['read_orders'] });
  await expect(completeInstall(TWO, await granted(TWO, 'quay.myshopify.com'))).rejects.toMatchObject({
    code: 'shop_scopes_missing',
  });
  expect(await connectionOf(TWO)).toBeUndefined();
  sandbox.world.shops.put({ ...sandbox.world.shop('quay.myshopify.com'), withheld: [] });
  await completeInstall(TWO, await granted(TWO, 'quay.myshopify.com'));
  expect(await connectionOf(TWO)).toMatchObject({ status: 'connected' });
});

test.each([
  'harbour.myshopify.com.evil.test',
  'evil.test/harbour.myshopify.com',
  'https://harbour.myshopify.com',
  'harbour.myshopify.com:8080',
  'user@harbour.myshopify.com',
  'harbour.shopify.com',
  '127.0.0.1',
  '',
])('%p is no shop: nothing is asked there (S4-40)', async (typed) => {
  await expect(beginInstall(ONE, typed)).rejects.toMatchObject({
    code: 'invalid',
    fields: { shopifyUrl: ['invalid_shop_address'] },
  });
});

test('a client that is not from a shop platform has nothing to install; a platform that is away changes nothing', async () => {
  await expect(beginInstall(person('ten_other') as unknown as typeof ONE, SHOP)).rejects.toMatchObject({
    code: 'not_found',
  });
  const query = await granted(ONE);
  sandbox.world.fail(1, 503);
  await expect(completeInstall(ONE, query)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await connectionOf(ONE)).toBeUndefined();
});
