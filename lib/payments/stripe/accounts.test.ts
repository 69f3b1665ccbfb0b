/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { payoutState } from '@/lib/modules/payments/rules/payout-account';
import { payments } from '@/lib/payments';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { startStripeSandbox, type StripeSandbox } from '@/sandbox/stripe/start';
import { clientFor } from '@/sandbox/stripe/testing';
import { setTestEnv, stripeTestEnv, TEST_SECRETS } from '@/scripts/test/env';

const ADDRESSES = {
  returnUrl: 'http://localhost:3000/settings/billing-account?back=UK',
  refreshUrl: 'http://localhost:3000/settings/billing-account?expired=UK',
};

let sandbox: StripeSandbox;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  setTestEnv({ ...TEST_SECRETS, ...stripeTestEnv(sandbox.url, ['UK', 'US']) });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const make = (former: string | null = null) =>
  payments().createAccount({ region: 'UK', tenantId: 'ten_new', former });
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('a tenant has one account, however often and however much at once it is asked for', async () => {
  const ids = new Set(await Promise.all([make(), make(), make()]));
  expect([ids.size, sandbox.control.accounts().length]).toEqual([1, 1]);
  expect(sandbox.control.accounts()[0]).toMatchObject({
    metadata: { tenant_id: 'ten_new' },
    controller: { fees: { payer: 'account' }, losses: { payments: 'stripe' } },
  });
  const [first = ''] = ids;
  const next = await make(first);
  expect(next).not.toBe(first);
  expect(await make(first)).toBe(next);
});

test('the provider’s states in our words', async () => {
  const merchant = { region: 'UK' as const, account: await make() };
  const state = async () => payoutState(await payments().readAccount(merchant));
  expect(await state()).toBe('begun');
  for (const [change, expected] of [
    ['document', 'restricted'],
    ['review', 'checking'],
    ['enabled', 'complete'],
    ['rejected', 'refused'],
  ] as const) {
    sandbox.control.account('UK', merchant.account, change);
    expect([change, await state()]).toEqual([change, expected]);
  }
});

test('an account of the US comes with its sales tax and the places it collects it in, another with none', async () => {
  const account = await payments().createAccount({ region: 'US', tenantId: 'ten_new', former: null });
  const read = async () => payments().readAccount({ region: 'US', account });
  expect(await read()).toMatchObject({ tax: { active: false, registrations: 0 } });
  sandbox.control.tax('US', account, true);
  const register = { country: 'US', active_from: 'now' as const };
  await clientFor(sandbox, sandboxKeys('US').secretKey).tax.registrations.create(
    { ...register, country_options: { us: { state: 'KS', type: 'state_sales_tax' } } },
    { stripeAccount: account },
  );
  expect(await read()).toMatchObject({ tax: { active: true, registrations: 1 } });
  expect(await payments().readAccount({ region: 'UK', account: await make() })).toMatchObject({ tax: null });
});

test('a link leads into the form, and there is none for an account that is gone', async () => {
  const merchant = { region: 'UK' as const, account: await make() };
  const link = await payments().linkToForm(merchant, ADDRESSES);
  expect(link?.url).toContain(sandbox.url);
  expect(link?.expiresAt.getTime()).toBeGreaterThan(Date.now());
  await clientFor(sandbox, sandboxKeys('UK').secretKey).accounts.del(merchant.account);
  expect(await payments().linkToForm(merchant, ADDRESSES)).toBeNull();
  expect(await payments().readAccount(merchant)).toBeNull();
});

test('what was refused is told from what may be tried again, and a region without keys from both', async () => {
  const merchant = { region: 'UK' as const, account: await make() };
  const away = { latencyMs: 0, disconnect: false, when: 'before', count: 3, status: 503 } as const;
  sandbox.control.fault({ ...away, path: '/v1/account_links' });
  expect(await codeOf(payments().linkToForm(merchant, ADDRESSES))).toBe('unavailable');
  sandbox.control.account('UK', merchant.account, 'rejected');
  expect(await codeOf(payments().linkToForm(merchant, ADDRESSES))).toBe('payment_provider_failed');
  const input = { region: 'EU', tenantId: 'ten_new', former: null } as const;
  expect(await codeOf(payments().createAccount(input))).toBe('payments_unavailable');
});
