/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { closeDatabasePool } from '@/lib/db/pool';
import { auditLog } from '@/lib/db/schema/audit';
import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addTenant } from '@/scripts/test/people';
import { readOnboarding } from './read-onboarding';
import { readShopConnection } from './read-shop-connection';
import { updateShopConnection } from './update-shop-connection';

let database: TestDatabase;
const AT = new Date('2026-11-01T10:00:00Z');
const context = (tenantId: string): TenantContext => ({ tenantId, actor: 'client', userId: 'usr_one' });
const SHOP = context('ten_shop');

beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
  await addTenant('ten_shop', true);
  await addTenant('ten_other');
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});

const log = (tenant: TenantContext) =>
  withTenant(tenant, (tx) =>
    tx
      .select({ data: auditLog.data })
      .from(auditLog)
      .where(eq(auditLog.action, 'onboarding.shop_address_changed')),
  );

describe('the connection of a shop (S2.2-206, S2.2-207)', () => {
  test('the address is stored, folded and logged once; it completes no step', async () => {
    const typed = 'Prairie-Run.myshopify.com';
    const [first] = await Promise.all([updateShopConnection(SHOP, typed), updateShopConnection(SHOP, typed)]);
    expect(first).toMatchObject({ shopifyUrl: 'prairie-run.myshopify.com', stepsCompleted: false });
    expect(await readOnboarding(SHOP)).toEqual(first);
    expect(first?.steps.map(({ complete }) => complete)).toEqual([true, false, false, false]);
    expect(await log(SHOP)).toEqual([{ data: { before: null, after: 'prairie-run.myshopify.com' } }]);
  });

  test('it can be taken away, and one that is none is refused and changes nothing', async () => {
    await updateShopConnection(SHOP, 'a.myshopify.com');
    await expect(updateShopConnection(SHOP, 'https://a.myshopify.com')).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await readShopConnection(SHOP))?.shopifyUrl).toBe('a.myshopify.com');
    expect((await updateShopConnection(SHOP, ''))?.shopifyUrl).toBeNull();
    expect((await readShopConnection(SHOP))?.shopifyUrl).toBeNull();
  });

  test('with all steps complete it is still told, and can still be changed', async () => {
    const done = { appInstalledAt: AT, becameCustomerAt: AT, paymentMethodAt: AT };
    await withTenant(SHOP, (tx) =>
      tx.update(shopOnboarding).set(done).where(eq(shopOnboarding.tenantId, 'ten_shop')),
    );
    expect(await readOnboarding(SHOP)).toBeNull();
    expect(await readShopConnection(SHOP)).toMatchObject({ stepsCompleted: true, shopifyUrl: null });
    expect(await updateShopConnection(SHOP, 'b.myshopify.com')).toMatchObject({
      stepsCompleted: true,
      shopifyUrl: 'b.myshopify.com',
    });
  });

  test('a client that came another way has none, and is given none', async () => {
    const other = context('ten_other');
    expect(await readShopConnection(other)).toBeNull();
    expect(await updateShopConnection(other, 'c.myshopify.com')).toBeNull();
    expect(await withTenant(other, (tx) => tx.select().from(shopOnboarding))).toEqual([]);
    expect(await log(other)).toEqual([]);
    await expect(readShopConnection(context('ten_nobody'))).rejects.toMatchObject({ code: 'not_found' });
  });
});
