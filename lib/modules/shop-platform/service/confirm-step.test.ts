/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { auditLog } from '@/lib/db/schema/audit';
import { savedCards } from '@/lib/db/schema/payments';
import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { tenants } from '@/lib/db/schema/tenants';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { now } from '@/lib/kernel/clock';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addTenant } from '@/scripts/test/people';
import { confirmStep } from './confirm-step';
import { readOnboarding } from './read-onboarding';
import { resetOnboarding } from './reset-onboarding';
import { addOnboarding } from './statements/add-onboarding';
import { completeStep } from './statements/complete-step';

const ONE = { tenantId: 'ten_one', actor: 'client', userId: 'usr_one' } as const;
const OTHER = { tenantId: 'ten_other', actor: 'client', userId: 'usr_other' } as const;
const COMPANY = {
  legal_name: 'Harbour LLC',
  address: '1 Quay, Portland',
  company_number: '12-34',
  vat_number: null,
  email: 'a@harbour.example',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
  await addTenant('ten_one', true);
  await addTenant('ten_other');
});
beforeEach(() =>
  withTenant(ONE, async (tx) => {
    await tx.delete(shopOnboarding);
    await tx.delete(savedCards);
    await tx.update(tenants).set({ companyDetails: { ...COMPANY, address: '' } });
    await addOnboarding(tx, { tenantId: 'ten_one' });
  }),
);
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});

const steps = async () => (await readOnboarding(ONE))?.steps.map((step) => step.complete);
const setCompany = () =>
  withTenant(ONE, async (tx) => {
    await tx.update(tenants).set({ companyDetails: COMPANY });
  });
const saveCard = (region: 'UK' | 'US', expiresYear = now().getUTCFullYear() + 2) =>
  withTenant(ONE, async (tx) => {
    const card = { brand: 'visa', last4: '4242', expiresMonth: 1, expiresYear, methodId: 'pm_1' };
    const row = { tenantId: 'ten_one', id: `crd_${region}`, region, state: 'saved', ...card } as const;
    await tx.insert(savedCards).values({ ...row, madeAt: now(), savedAt: now() });
    await announce(tx, 'card.saved', { context: ONE, region });
  });
const install = () => withTenant(ONE, (tx) => completeStep(tx, ONE, 'install_app'));

test('a saved company completes its step once all of it is told, once (S4-45)', async () => {
  await withTenant(ONE, (tx) => announce(tx, 'company.saved', { context: ONE }));
  expect(await steps()).toEqual([true, false, false, false]);
  await setCompany();
  for (let time = 0; time < 2; time += 1)
    await withTenant(ONE, (tx) => announce(tx, 'company.saved', { context: ONE }));
  expect(await steps()).toEqual([true, false, true, false]);
  const rows = await withTenant(ONE, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.action, 'onboarding.step_completed')),
  );
  expect(rows.map((row) => row.data)).toEqual([{ step: 'become_customer' }]);
});

test('a card of the onboarding’s region completes the last step; another region’s does not (S4-47)', async () => {
  await saveCard('UK');
  expect(await steps()).toEqual([true, false, false, false]);
  await saveCard('US');
  expect(await steps()).toEqual([true, false, false, true]);
});

test('what is not there cannot be confirmed (S4-46)', async () => {
  for (const step of ['become_customer', 'connect_payment'] as const)
    await expect(confirmStep(ONE, step)).rejects.toMatchObject({ fields: { step: ['required'] } });
  await saveCard('US', now().getUTCFullYear() - 1);
  await withTenant(ONE, (tx) => tx.update(shopOnboarding).set({ paymentMethodAt: null }));
  await expect(confirmStep(ONE, 'connect_payment')).rejects.toMatchObject({ code: 'invalid' });
  await expect(confirmStep(OTHER, 'become_customer')).rejects.toMatchObject({ code: 'not_found' });
});

test('the whole chain: a reset reopens what follows the first open step, which is then confirmed again (S4-46, S4-7)', async () => {
  await setCompany();
  await saveCard('US');
  await withTenant(ONE, (tx) => announce(tx, 'company.saved', { context: ONE }));
  expect(await steps()).toEqual([true, false, true, true]);
  await resetOnboarding(ONE);
  expect(await steps()).toEqual([true, false, false, false]);
  await install();
  const state = await confirmStep(ONE, 'become_customer');
  expect(state.steps.map((step) => step.complete)).toEqual([true, true, true, false]);
  expect(await confirmStep(ONE, 'connect_payment')).toMatchObject({ stepsCompleted: true });
  expect(await readOnboarding(ONE)).toBeNull();
  // Nothing is left that a reset could reopen.
  await resetOnboarding(ONE);
  expect(await readOnboarding(ONE)).toBeNull();
  expect(await confirmStep(ONE, 'connect_payment')).toMatchObject({ stepsCompleted: true });
});

test('a client that is not from a shop platform saves its company and card without an onboarding', async () => {
  await withTenant(OTHER, async (tx) => {
    await announce(tx, 'company.saved', { context: OTHER });
    await announce(tx, 'card.saved', { context: OTHER, region: 'US' });
  });
  expect(await readOnboarding(OTHER)).toBeNull();
});
