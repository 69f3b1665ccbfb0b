/** @jest-environment node */
import Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf } from '../testing';

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

  test('that was deleted, or is another region’s, is not there', async () => {
    const { id } = await stripe.accounts.create(WISH);
    const elsewhere = clientFor(sandbox, sandboxKeys('US').secretKey);
    expect((await failureOf(elsewhere.accounts.retrieve(id))).code).toBe('resource_missing');
    await stripe.accounts.del(id);
    expect((await failureOf(stripe.accounts.retrieve(id))).code).toBe('resource_missing');
    expect((await failureOf(linkTo(id))).code).toBe('resource_missing');
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

  test('is refused without a way back, to nobody’s account, and to one that was turned down', async () => {
    const { id } = await stripe.accounts.create(WISH);
    const type = 'account_onboarding';
    const lost = stripe.accountLinks.create({ account: id, type, ...BACK, return_url: 'nowhere' });
    expect((await failureOf(lost)).param).toBe('return_url');
    expect((await failureOf(linkTo('acct_nobody'))).code).toBe('resource_missing');
    sandbox.control.account('UK', id, 'rejected');
    expect((await failureOf(linkTo(id))).param).toBe('account');
  });
});
