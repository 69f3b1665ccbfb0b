/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { auditLog } from '@/lib/db/schema/audit';
import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { tenantApi } from '@/lib/tenant-api/app';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addPerson, addTenant, emailOf, TEST_PASSWORD } from '@/scripts/test/people';
import { readOnboarding } from './read-onboarding';
import { resetOnboarding } from './reset-onboarding';

let database: TestDatabase;
const AT = new Date('2026-11-01T10:00:00Z');
const context = (tenantId: string): TenantContext => ({ tenantId, actor: 'client', userId: 'usr_one' });

beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
  await addTenant('ten_shop', true);
  await addTenant('ten_other');
  await addPerson({ id: 'usr_shop', tenantId: 'ten_shop', shopPlatform: true });
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});

const reached = (appInstalledAt: Date | null, becameCustomerAt: Date | null, paymentMethodAt: Date | null) =>
  withTenant(context('ten_shop'), async (tx) => {
    await tx.delete(shopOnboarding).where(eq(shopOnboarding.tenantId, 'ten_shop'));
    await tx.insert(shopOnboarding).values({
      tenantId: 'ten_shop',
      shopifyUrl: 'a.shop.example',
      appInstalledAt,
      becameCustomerAt,
      paymentMethodAt,
    });
  });
const done = (state: Awaited<ReturnType<typeof readOnboarding>>) => state?.steps.map((step) => step.complete);

describe('shop-platform onboarding (S4, S7-10)', () => {
  test('a tenant of another origin has none, and one that does not exist is a 404', async () => {
    expect(await readOnboarding(context('ten_other'))).toBeNull();
    expect(await resetOnboarding(context('ten_other'))).toBeNull();
    await expect(readOnboarding(context('ten_none'))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('begins signed up; complete steps leave nothing to show', async () => {
    expect(await readOnboarding(context('ten_shop'))).toMatchObject({
      paymentRegion: 'US',
      registrationRoute: '/shopify/signup',
      shopifyUrl: null,
      stepsCompleted: false,
    });
    await reached(AT, AT, AT);
    expect(await readOnboarding(context('ten_shop'))).toBeNull();
    expect(await resetOnboarding(context('ten_shop'))).toBeNull();
    expect(await readOnboarding(context('ten_shop'))).toBeNull();
  });

  test('a reset opens what comes after the first open step, once, and is noted', async () => {
    await reached(AT, null, AT);
    expect(done(await readOnboarding(context('ten_shop')))).toEqual([true, true, false, true]);
    expect(done(await resetOnboarding(context('ten_shop')))).toEqual([true, true, false, false]);
    expect(done(await readOnboarding(context('ten_shop')))).toEqual([true, true, false, false]);
    expect(done(await resetOnboarding(context('ten_shop')))).toEqual([true, true, false, false]);
    const log = await withTenant(context('ten_shop'), (tx) => tx.select().from(auditLog));
    expect(log.map((row) => row.action)).toEqual(['onboarding.reset']);
  });

  test('over the API: one’s own tenant’s, any other is a 404', async () => {
    const body = JSON.stringify({ email: emailOf('usr_shop'), password: TEST_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const login = await tenantApi().fetch(
      new Request('http://api/api/login', { method: 'POST', body, headers }),
    );
    const { token }: { token: string } = await login.json();
    const ask = async (path: string, method = 'GET') => {
      const request = new Request(`http://api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      const response = await tenantApi().fetch(request);
      return { status: response.status, json: (await response.json()) as { data?: unknown } };
    };
    const own = await ask('/api/ten_shop/events/shopify?shopify=1');
    expect([own.status, own.json.data]).toEqual([
      200,
      expect.objectContaining({ shopifyUrl: 'a.shop.example' }),
    ]);
    expect((await ask('/api/ten_shop/events/shopify/reset', 'POST')).status).toBe(200);
    const [foreign, missing] = [
      await ask('/api/ten_other/events/shopify'),
      await ask('/api/ten_none/events/shopify'),
    ];
    expect([foreign.status, foreign.json]).toEqual([404, missing.json]);
  });
});
