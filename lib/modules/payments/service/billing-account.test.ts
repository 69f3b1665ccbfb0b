/** @jest-environment node */
import { beginOnboarding } from '@/lib/modules/payments/contract/begin-onboarding';
import {
  readBillingAccount,
  type BillingAccount,
} from '@/lib/modules/payments/contract/read-billing-account';
import { payments } from '@/lib/payments';
import { readAccountStatusHandler } from '@/lib/modules/tenants/api/read-account-status';
import {
  beginOnboardingHandler,
  readBillingAccountHandler,
} from '@/lib/modules/payments/api/billing-account';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { startStripeSandbox, type StripeSandbox } from '@/sandbox/stripe/start';
import { clientFor } from '@/sandbox/stripe/testing';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv, stripeTestEnv } from '@/scripts/test/env';

jest.setTimeout(60_000);

const TIDE = 'admin@tidewater-books.example';
const ISLA = 'admin@fjord-fern.example';
const PATH = '/api/ten_tidewater/settings/billing-account';
const AWAY = { latencyMs: 0, disconnect: false, when: 'before', status: 500, count: 3 } as const;

let stripe: StripeSandbox;
let world: DemoWorld;
beforeAll(async () => {
  stripe = await startStripeSandbox();
  world = await startDemoWorld([
    ...[readBillingAccountHandler, beginOnboardingHandler],
    ...[readAccountStatusHandler, readStorefrontHandler],
  ]);
  setTestEnv(stripeTestEnv(stripe.url, ['UK', 'US']));
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});

/** Resets the bookshop to its state before any payment account was set up. */
async function fresh(): Promise<void> {
  stripe.control.reset();
  await world.asOwner("delete from provider_accounts where tenant_id = 'ten_tidewater'");
  await world.asOwner('delete from rate_limits');
}
const begin = (region = 'UK', person = TIDE) => world.post(`${PATH}/onboarding`, { region }, person);
async function open(): Promise<string> {
  const answer = await begin();
  check(beginOnboarding, answer);
  return answer.json.data['url'] ?? '';
}
const end = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
async function read(path = PATH, person = TIDE): Promise<BillingAccount> {
  const answer = await world.get(path, person);
  check(readBillingAccount, answer);
  return answer.json.data as unknown as BillingAccount;
}
const uk = async () => (await read()).accounts[0];
const rows = () =>
  world.asOwner<{ account_id: string; charges_enabled: boolean }>(
    "select account_id, charges_enabled from provider_accounts where tenant_id = 'ten_tidewater'",
  );
const audited = async () =>
  (
    await world.sql<{ action: string }>(
      `select action from audit_log where tenant_id = 'ten_tidewater' and actor <> 'shopper'
       and at > now() - interval '1 hour' and action ~ '^(billing|tenant)\\.' order by at, id`,
    )
  ).map(({ action }) => action);
const takesMoney = async () =>
  (await world.get('/api/storefront/tidewater')).json.data['takes_payment'] as unknown;

test('a client that is set up: complete, with the stores that live by it', async () => {
  expect(await read('/api/ten_fjord/settings/billing-account', ISLA)).toEqual({
    company: 'Fjord & Fern Coffee',
    verified: true,
    accounts: [
      {
        region: 'UK',
        state: 'complete',
        stores: 3,
        requirements: [],
        deadline: null,
        charges_enabled: true,
        payouts_enabled: true,
        details_submitted: true,
        sales_tax: null,
      },
    ],
  });
});

test('is for the client’s admin alone; the staff’s reads it (D3, D43-4)', async () => {
  const path = '/api/ten_fjord/settings/billing-account';
  const people = ['manager@fjord-fern.example', 'service@fjord-fern.example', TIDE];
  const staff = ['super@merchloom.example', 'accounts@merchloom.example', 'care@merchloom.example'];
  const asked = [...people, ...staff];
  const [reads, opens] = await Promise.all([
    Promise.all(asked.map(async (person) => (await world.get(path, person)).status)),
    Promise.all(
      asked.map(async (person) => (await world.post(`${path}/onboarding`, { region: 'EU' }, person)).status),
    ),
  ]);
  expect(reads).toEqual([403, 403, 404, 200, 403, 403]);
  expect(opens).toEqual([403, 403, 404, 403, 403, 403]);
});

describe('from nothing to a store that takes money', () => {
  beforeAll(fresh);

  test('nothing is set up: the store takes none', async () => {
    expect(await uk()).toMatchObject({ state: 'none', stores: 1, charges_enabled: false });
    expect(await takesMoney()).toBe(false);
  });

  test('presses at once make one account, each has a link, and the row keeps who it is', async () => {
    const urls = await Promise.all([open(), open(), open()]);
    expect(new Set(urls).size).toBe(3);
    expect(stripe.control.accounts()).toHaveLength(1);
    expect(await rows()).toEqual([{ account_id: stripe.control.accounts()[0]?.id, charges_enabled: false }]);
    expect((await audited()).filter((action) => action === 'tenant.payout_account_connected')).toHaveLength(
      1,
    );
    expect((await audited()).filter((action) => action === 'billing.form_opened')).toHaveLength(3);
  });

  test('leaving the form leads back and loses nothing; going on is the same account', async () => {
    const left = await end(await open(), 'leave');
    expect(left.headers.get('location')).toBe('http://localhost:3000/settings/billing-account?back=UK');
    expect(await uk()).toMatchObject({ state: 'begun', details_submitted: false });
    expect(await rows()).toHaveLength(1);
  });

  test('something is missing, then it is checked: no money yet', async () => {
    await end(await open(), 'document');
    expect(await uk()).toMatchObject({
      state: 'restricted',
      charges_enabled: false,
      requirements: [{ topic: 'identity_document', late: true }],
    });
    await end(await open(), 'review');
    expect(await uk()).toMatchObject({ state: 'checking', requirements: [] });
    expect(await takesMoney()).toBe(false);
  });

  test('finished: the look at the page is enough, once, without any message', async () => {
    await end(await open(), 'enabled');
    expect(await uk()).toMatchObject({ state: 'complete', payouts_enabled: true });
    await uk();
    expect((await audited()).filter((action) => action === 'billing.updated')).toHaveLength(1);
    expect(await takesMoney()).toBe(true);
    const standing = await world.get('/api/ten_tidewater/standing', TIDE);
    expect(standing.json.data['paid_regions']).toEqual(['UK']);
    expect(standing.json.data['open_steps']).toEqual([]);
  });

  test('the provider is away: what was kept goes on, and nothing can be opened', async () => {
    stripe.control.fault({ ...AWAY, path: '/v1/accounts/*' });
    expect(await uk()).toMatchObject({ state: 'unknown', charges_enabled: true });
    expect(await takesMoney()).toBe(true);
    stripe.control.fault({ ...AWAY, path: '/v1/account_links' });
    const refused = await begin();
    expect([refused.status, refused.json.code]).toEqual([503, 'unavailable']);
    expect((await uk())?.state).toBe('complete');
  });

  test('the account is gone: no money, and setting up again makes another', async () => {
    const [before] = await rows();
    await clientFor(stripe, sandboxKeys('UK').secretKey).accounts.del(before?.account_id ?? '');
    expect(await uk()).toMatchObject({ state: 'ended', charges_enabled: false });
    expect(await takesMoney()).toBe(false);
    await Promise.all([open(), open()]);
    const after = await rows();
    expect([after.length, after[0]?.account_id === before?.account_id]).toEqual([1, false]);
    expect(stripe.control.accounts()).toHaveLength(1);
    expect((await uk())?.state).toBe('begun');
  });
});

test('a crash between making an account and keeping it heals by asking again', async () => {
  await fresh();
  const lost = await payments().createAccount({ region: 'UK', tenantId: 'ten_tidewater', former: null });
  await open();
  expect((await rows()).map(({ account_id: id }) => id)).toEqual([lost]);
  expect(stripe.control.accounts()).toHaveLength(1);
});

test('a region without keys says so; one that is none of the client’s is refused at its field', async () => {
  const lumen = await read('/api/ten_lumen/settings/billing-account', 'admin@lumen-robotics.example');
  expect(lumen.accounts[0]).toMatchObject({ region: 'EU', state: 'unavailable', charges_enabled: false });
  const path = '/api/ten_lumen/settings/billing-account/onboarding';
  const refused = await world.post(path, { region: 'EU' }, 'admin@lumen-robotics.example');
  expect([refused.status, refused.json.code]).toEqual([422, 'payments_unavailable']);
  const foreign = await begin('US');
  expect([foreign.status, foreign.json.codes]).toEqual([422, { region: ['unknown'] }]);
});

/** The store and its orders, which nobody can move once there are any (D4-10): the database is told to let it be. */
async function moveStore(region: string): Promise<void> {
  await world.asOwner('alter table orders disable trigger order_keeps_its_place');
  await world.sql(
    `with store as (update events set region = $1 where slug = 'tidewater' returning tenant_id, id)
     update orders o set region = $1 from store where o.tenant_id = store.tenant_id and o.event_id = store.id`,
    [region],
  );
  await world.asOwner('alter table orders enable trigger order_keeps_its_place');
}

test('a store of another region needs an account of its own there', async () => {
  await moveStore('US');
  expect((await read()).accounts.map(({ region, stores }) => [region, stores])).toEqual([
    ['US', 1],
    ['UK', 0],
  ]);
  expect((await begin('US')).status).toBe(200);
  await moveStore('UK');
});

test('a US account that is complete but for its sales tax: no money, until it is set up there', async () => {
  await moveStore('US');
  const [account = ''] = (await rows()).map(({ account_id: id }) => id).slice(-1);
  stripe.control.account('US', account, 'enabled');
  const us = async () => (await read()).accounts.find(({ region }) => region === 'US');
  expect(await us()).toMatchObject({
    state: 'untaxed',
    charges_enabled: true,
    sales_tax: { active: false, registrations: 0 },
  });
  expect(await takesMoney()).toBe(false);
  const standing = async () =>
    (await world.get('/api/ten_tidewater/standing', TIDE)).json.data['paid_regions'] as unknown;
  expect(await standing()).not.toContain('US');
  stripe.control.tax('US', account, true);
  expect(await us()).toMatchObject({ state: 'complete', sales_tax: { active: true, registrations: 0 } });
  expect(await takesMoney()).toBe(true);
  expect(await standing()).toContain('US');
  await moveStore('UK');
});

test('whose address is not confirmed does not say where a company’s money goes', async () => {
  await world.asOwner(`update users set email_verified_at = null where email = '${TIDE}'`);
  const refused = await begin();
  expect([refused.status, refused.json.code]).toEqual([409, 'email_unverified']);
  await world.asOwner(`update users set email_verified_at = now() where email = '${TIDE}'`);
});
