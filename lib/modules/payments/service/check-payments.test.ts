/** @jest-environment node */
import type Stripe from 'stripe';
import { payments } from '@/lib/payments';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { clientFor } from '@/sandbox/stripe/testing';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv } from '@/scripts/test/env';
import { FJORD, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { checkPayments } from './check-payments';
import { noteAccount } from './note-account';
import { registerDomain } from './register-domain';

jest.setTimeout(60_000);

const FERN = { tenantId: 'ten_fjord', region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;
const RUN = { tenantId: 'ten_prairie', region: 'US', account: 'acct_sandbox_us_prairie' } as const;
const hook = (region: string) => `https://shops.example/api/stripe/webhook?region=${region}`;

let world: CheckoutWorld;
beforeAll(async () => {
  setTestEnv({ PUBLIC_URL: 'https://shops.example' });
  world = await startCheckoutWorld([FJORD, PRAIRIE]);
});
afterAll(() => world.close());

const stripe = (region: 'UK' | 'US') => clientFor(world.stripe, sandboxKeys(region).secretKey);
const NEEDS = () => payments().endpointNeeds('connected');
/** The line of an endpoint that isn't there. */
const lacks = (region: string, of: 'connected' | 'platform') => {
  const [whose, connect] =
    of === 'connected' ? ['connected accounts', 'true'] : ['the platform’s own account', 'false'];
  const how = `create it with connect: ${connect} and API version ${NEEDS().version}`;
  return `${region}: the endpoint ${hook(region)} for ${whose} is missing: ${how}`;
};
const events = (of: 'connected' | 'platform' = 'connected') =>
  [...payments().endpointNeeds(of).events] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
const domainsOf = async ({ region, account }: { region: 'UK' | 'US'; account: string }) =>
  (await stripe(region).paymentMethodDomains.list({}, { stripeAccount: account })).data;
const jobs = () =>
  world.ownerSql<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'register-domain'`,
  );

test('nothing is set up: every lack has its line', async () => {
  expect(await checkPayments()).toEqual([
    ...(['UK', 'US'] as const).flatMap((region) => [lacks(region, 'connected'), lacks(region, 'platform')]),
    'UK: account acct_sandbox_uk_fjord of ten_fjord has not registered shops.example: no wallets there',
    'US: account acct_sandbox_us_prairie of ten_prairie has not registered shops.example: no wallets there',
  ]);
});

test('an account that becomes able to charge gets the job, once, and then shows wallets (D16-16)', async () => {
  for (const enabled of [false, true, true]) {
    world.stripe.control.account('UK', FERN.account, enabled);
    await noteAccount(FERN.tenantId, FERN, undefined);
    if (!enabled) expect(await jobs()).toEqual([]);
  }
  expect(await jobs()).toEqual([{ payload: FERN }]);
  await Promise.all([FERN, RUN].map((job) => registerDomain(job)));
  await registerDomain(FERN);
  expect(await domainsOf(FERN)).toMatchObject([{ domain_name: 'shops.example', enabled: true }]);
  expect(await domainsOf(RUN)).toHaveLength(1);
});

test('a provider that is away brings the job again, a refusal does not', async () => {
  const away = { count: 3, latencyMs: 0, when: 'before', disconnect: false } as const;
  const path = '/v1/payment_method_domains';
  world.stripe.control.fault({ ...away, path, method: 'GET', status: 500 });
  await expect(registerDomain(FERN)).rejects.toMatchObject({ code: 'unavailable' });
  world.stripe.control.fault({ ...away, count: 1, path, method: 'GET', status: 400 });
  await expect(registerDomain(FERN)).resolves.toBeUndefined();
});

test('an endpoint that hears too little, the wrong accounts or another version is told of', async () => {
  const few = events().slice(1);
  await stripe('UK').webhookEndpoints.create({
    url: hook('UK'),
    enabled_events: events('platform'),
    api_version: NEEDS().version as Stripe.WebhookEndpointCreateParams.ApiVersion,
  });
  await stripe('US').webhookEndpoints.create({
    url: hook('US'),
    enabled_events: few,
    connect: true,
    api_version: '2020-08-27',
  });
  expect(await checkPayments()).toEqual([
    lacks('UK', 'connected'),
    `US: the endpoint ${hook('US')} for connected accounts isn't sent payment_intent.succeeded`,
    `US: the endpoint ${hook('US')} for connected accounts has API version 2020-08-27, not ${NEEDS().version}: create it anew`,
    lacks('US', 'platform'),
  ]);
});

test('sales tax, an account that is gone, one that may not charge, a provider that is away; then all is there', async () => {
  world.stripe.control.reset();
  for (const [region, connect] of [
    ['UK', true],
    ['UK', false],
    ['US', true],
    ['US', false],
  ] as const)
    await stripe(region).webhookEndpoints.create({
      url: hook(region),
      enabled_events: region === 'UK' ? ['*'] : events(connect ? 'connected' : 'platform'),
      connect,
      api_version: NEEDS().version as Stripe.WebhookEndpointCreateParams.ApiVersion,
    });
  await Promise.all([FERN, RUN].map((job) => registerDomain(job)));
  expect(await checkPayments()).toEqual([]);
  world.stripe.control.tax('US', RUN.account, false);
  world.stripe.control.account('UK', FERN.account, false);
  expect(await checkPayments()).toEqual([
    'UK: account acct_sandbox_uk_fjord of ten_fjord may not take payments',
    'US: account acct_sandbox_us_prairie of ten_prairie has no sales tax: https://dashboard.stripe.com/settings/tax',
  ]);
  const away = { count: 3, latencyMs: 0, when: 'before', disconnect: false, status: 500 } as const;
  world.stripe.control.fault({ ...away, path: '/v1/webhook_endpoints', method: 'GET' });
  expect((await checkPayments())[0]).toBe('UK: endpoints could not be asked about (unavailable)');
  await world.ownerSql("update provider_accounts set account_id = 'acct_gone' where tenant_id = 'ten_fjord'");
  expect(await checkPayments()).toContain('UK: account acct_gone of ten_fjord is closed or disconnected');
});
