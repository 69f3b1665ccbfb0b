/** @jest-environment node */
import type Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf } from '../testing';

const on = { stripeAccount: 'acct_sandbox_us_prairie' };

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('US').secretKey);
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const sale = (options: object, address: object = { state: 'KS', postal_code: '66044' }) =>
  stripe.tax.calculations.create(
    {
      currency: 'usd',
      line_items: [{ amount: 1000 }],
      customer_details: { address: { country: 'US', ...address }, address_source: 'shipping' },
    },
    options,
  );

const KANSAS = { us: { state: 'KS', type: 'state_sales_tax' as const } };
const head_office = { address: { country: 'US', state: 'KS', postal_code: '66044' } };

async function newAccount(): Promise<{ stripeAccount: string }> {
  return { stripeAccount: (await stripe.accounts.create({ controller: {} })).id };
}

describe('tax settings', () => {
  test('of a new account are pending until its head office is known, and its calculations stripe_tax_inactive', async () => {
    const own = await newAccount();
    expect(await stripe.tax.settings.retrieve({}, own)).toMatchObject({
      status: 'pending',
      head_office: null,
      status_details: { pending: { missing_fields: ['head_office'] } },
    });
    expect(await failureOf(sale(own))).toMatchObject({ statusCode: 400, code: 'stripe_tax_inactive' });
    const active = await stripe.tax.settings.update({ head_office }, own);
    expect(active).toMatchObject({ status: 'active', status_details: { active: {} }, head_office });
    expect(sandbox.control.events({ type: 'tax.settings.updated' })).toMatchObject([
      { account: own.stripeAccount },
    ]);
    expect((await sale(own)).tax_breakdown[0]?.taxability_reason).toBe('not_collecting');
  });

  test("of the demo's account are active from the start, and a test takes them away and gives them back", async () => {
    expect((await stripe.tax.settings.retrieve({}, on)).status).toBe('active');
    expect((await sale(on)).tax_amount_exclusive).toBe(65);
    const path = `${sandbox.url}/_sandbox/accounts/${on.stripeAccount}/tax`;
    const set = (active: boolean) =>
      fetch(path, { method: 'POST', body: JSON.stringify({ region: 'US', active }) });
    expect((await set(false)).status).toBe(200);
    expect((await failureOf(sale(on))).code).toBe('stripe_tax_inactive');
    await set(true);
    expect((await sale(on)).tax_amount_exclusive).toBe(65);
  });

  test('cannot be taken away once set', async () => {
    const own = await newAccount();
    await stripe.tax.settings.update({ head_office }, own);
    const after = await stripe.tax.settings.update({ defaults: { tax_behavior: 'exclusive' } }, own);
    expect(after).toMatchObject({ status: 'active', head_office, defaults: { tax_behavior: 'exclusive' } });
  });
});

describe('tax registrations', () => {
  const register = (options: object, active_from: 'now' | number = 'now') =>
    stripe.tax.registrations.create({ country: 'US', country_options: KANSAS, active_from }, options);

  test('tax is collected where the account is registered, and while it is', async () => {
    const own = await newAccount();
    await stripe.tax.settings.update({ head_office }, own);
    const made = await register(own);
    expect(made).toMatchObject({ object: 'tax.registration', status: 'active', country_options: KANSAS });
    expect((await sale(own)).tax_amount_exclusive).toBe(65);
    expect((await sale(own, { state: 'NY', postal_code: '10001' })).tax_amount_exclusive).toBe(0);
    const ended = await stripe.tax.registrations.update(made.id, { expires_at: 'now' }, own);
    expect(ended.status).toBe('expired');
    expect((await sale(own)).tax_amount_exclusive).toBe(0);
  });

  test('one that begins later is scheduled, and the list is of the active ones unless asked', async () => {
    const own = await newAccount();
    const later = await register(own, Math.floor(Date.now() / 1000) + 86_400);
    expect(later.status).toBe('scheduled');
    expect((await stripe.tax.registrations.list({}, own)).data).toEqual([]);
    expect((await stripe.tax.registrations.list({ status: 'scheduled' }, own)).data).toHaveLength(1);
  });

  test('a state is needed in the US', async () => {
    const options = { us: { type: 'state_sales_tax' } } as never;
    const wrong = { country: 'US', country_options: options, active_from: 'now' as const };
    expect((await failureOf(stripe.tax.registrations.create(wrong, on))).param).toBe(
      'country_options[us][state]',
    );
  });
});

test("a stored customer's address may place a sale, and one without is a customer_tax_location_invalid", async () => {
  const address = { country: 'US', postal_code: '66044' };
  const { id: customer } = await stripe.customers.create({ address }, on);
  const sold = { currency: 'usd', line_items: [{ amount: 1000 }], customer };
  expect(await stripe.tax.calculations.create(sold, on)).toMatchObject({
    tax_amount_exclusive: 65,
    customer,
    customer_details: { address_source: 'billing' },
  });
  await stripe.customers.update(customer, { address: '' }, on);
  expect((await failureOf(stripe.tax.calculations.create(sold, on))).code).toBe(
    'customer_tax_location_invalid',
  );
});
