/** @jest-environment node */
import Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf, NO_REDIRECTS } from '../testing';

const BACK = { return_url: 'http://127.0.0.1:9/done', refresh_url: 'http://127.0.0.1:9/again' };
const WISH: Stripe.AccountCreateParams = {
  controller: {
    fees: { payer: 'account' },
    losses: { payments: 'stripe' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'full' },
  },
  capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  metadata: { tenant_id: 'ten_new' },
};

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const linkTo = (account: string) =>
  stripe.accountLinks.create({ account, type: 'account_onboarding', ...BACK });
const open = (url: string) => fetch(url, { redirect: 'manual' });
const end = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

describe('a connected account', () => {
  test('made by what its controller does has no type, may do nothing yet, and says what it wants', async () => {
    const made = await stripe.accounts.create(WISH, { idempotencyKey: 'account:ten_new' });
    expect(made).toMatchObject({
      object: 'account',
      type: 'none',
      controller: WISH.controller,
      metadata: { tenant_id: 'ten_new' },
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    });
    expect(made.requirements?.currently_due).toContain('external_account');
    expect(await stripe.accounts.retrieve(made.id)).toEqual(made);
  });

  test('is one, however often its key is used, and none for the key with other words', async () => {
    const key = { idempotencyKey: 'account:ten_new' };
    const ids = await Promise.all([1, 2, 3].map(async () => (await stripe.accounts.create(WISH, key)).id));
    expect(new Set(ids).size).toBe(1);
    expect(sandbox.control.accounts()).toHaveLength(1);
    const other = await failureOf(stripe.accounts.create({ ...WISH, email: 'a@b.example' }, key));
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test.each([
    [{ type: 'standard', controller: { fees: { payer: 'account' } } }],
    [{ controller: { fees: { payer: 'nobody' } } }],
    [{ controller: { losses: { payments: 'application' } } }],
  ])('%j is refused', async (wish) => {
    expect(await failureOf(stripe.accounts.create(wish))).toMatchObject({ statusCode: 400 });
  });

  test('that was deleted, another region’s or nobody’s is a 403 account_invalid, as documented', async () => {
    const { id } = await stripe.accounts.create(WISH);
    const elsewhere = clientFor(sandbox, sandboxKeys('US').secretKey);
    const none = { statusCode: 403, code: 'account_invalid', type: 'StripePermissionError' };
    expect(await failureOf(elsewhere.accounts.retrieve(id))).toMatchObject(none);
    await stripe.accounts.del(id);
    for (const gone of [id, 'acct_nobody']) {
      expect(await failureOf(stripe.accounts.retrieve(gone))).toMatchObject(none);
      expect(await failureOf(stripe.accounts.update(gone, {}))).toMatchObject(none);
      expect(await failureOf(linkTo(gone))).toMatchObject(none);
    }
  });
});

test('what is said of an account is kept, and its name on bank statements stands on its charges', async () => {
  const { id } = await stripe.accounts.create({
    ...WISH,
    business_profile: { support_email: 'a@b.example' },
  });
  sandbox.control.account('UK', id, true);
  const settings = { payments: { statement_descriptor: 'FERN SHOP' } };
  const changed = await stripe.accounts.update(id, { settings, business_profile: { mcc: '5691' } });
  expect(changed).toMatchObject({
    settings,
    business_profile: { support_email: 'a@b.example', mcc: '5691' },
  });
  const paid = await stripe.paymentIntents.create(
    {
      amount: 5000,
      currency: 'gbp',
      ...NO_REDIRECTS,
      confirm: true,
      payment_method: 'pm_card_visa',
      expand: ['latest_charge'],
    },
    { stripeAccount: id },
  );
  expect(paid.latest_charge).toMatchObject({ calculated_statement_descriptor: 'FERN SHOP' });
});

describe('an account that may not charge', () => {
  const POUND = { amount: 5000, currency: 'gbp', ...NO_REDIRECTS };

  test('takes no payment intent, and none that it has is paid', async () => {
    const on = { stripeAccount: 'acct_sandbox_uk_fern' };
    const open = await stripe.paymentIntents.create(POUND, on);
    sandbox.control.account('UK', on.stripeAccount, false);
    expect(await failureOf(stripe.paymentIntents.create(POUND, on))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
    });
    const paid = stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' }, on);
    expect((await failureOf(paid)).message).toContain('cannot currently make charges');
    expect((await stripe.paymentIntents.cancel(open.id, {}, on)).status).toBe('canceled');
  });

  test('in which nobody asked for card payments has no such capability', async () => {
    const { id } = await stripe.accounts.create({ capabilities: { transfers: { requested: true } } });
    sandbox.control.account('UK', id, true);
    const error = await failureOf(stripe.paymentIntents.create(POUND, { stripeAccount: id }));
    expect(error.message).toContain('without the `card_payments` capability enabled');
  });
});

describe('a link to the onboarding page', () => {
  test('opens once, and its end makes the account able to charge and tells the endpoint', async () => {
    const { id } = await stripe.accounts.create(WISH);
    const link = await linkTo(id);
    expect(link).toMatchObject({ object: 'account_link' });
    expect(link.expires_at - link.created).toBe(300);
    const page = await open(link.url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(id)]);
    expect((await open(link.url)).headers.get('location')).toBe(BACK.refresh_url);
    expect((await end(link.url, 'enabled')).headers.get('location')).toBe(BACK.return_url);
    const ready = await stripe.accounts.retrieve(id);
    expect(ready).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { card_payments: 'active', transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
    });
    expect(sandbox.control.events()).toMatchObject([{ type: 'account.updated', account: id }]);
  });

  test('may set tax up as well, as its box says', async () => {
    const states = [];
    for (const form of ['outcome=enabled', 'outcome=enabled&tax=active']) {
      const { id } = await stripe.accounts.create(WISH);
      const body = new URLSearchParams(form);
      await fetch((await linkTo(id)).url, { method: 'POST', body, redirect: 'manual' });
      states.push((await stripe.tax.settings.retrieve({}, { stripeAccount: id })).status);
    }
    expect(states).toEqual(['pending', 'active']);
  });

  test('left before its end, changes nothing', async () => {
    const made = await stripe.accounts.create(WISH);
    const { url } = await linkTo(made.id);
    expect((await end(url, 'leave')).headers.get('location')).toBe(BACK.return_url);
    expect(await stripe.accounts.retrieve(made.id)).toEqual(made);
    expect(sandbox.control.events()).toEqual([]);
  });

  test.each([
    ['document', ['individual.verification.document'], 'requirements.past_due'],
    ['review', [], 'requirements.pending_verification'],
  ])('%s: given, and still not enabled', async (outcome, due, reason) => {
    const { id } = await stripe.accounts.create(WISH);
    await end((await linkTo(id)).url, outcome);
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      details_submitted: true,
      requirements: { currently_due: due, disabled_reason: reason },
    });
  });

  test('that is too old leads to where another is made', async () => {
    const { id } = await stripe.accounts.create(WISH);
    const { url } = await linkTo(id);
    sandbox.control.expireLinks();
    expect((await open(url)).headers.get('location')).toBe(BACK.refresh_url);
  });

  test('is refused without a way back, and to an account that was turned down', async () => {
    const { id } = await stripe.accounts.create(WISH);
    const type = 'account_onboarding';
    const lost = stripe.accountLinks.create({ account: id, type, ...BACK, return_url: 'nowhere' });
    expect((await failureOf(lost)).param).toBe('return_url');
    sandbox.control.account('UK', id, 'rejected');
    expect((await failureOf(linkTo(id))).param).toBe('account');
  });
});
