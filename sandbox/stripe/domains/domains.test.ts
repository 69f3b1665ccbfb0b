/** @jest-environment node */
import type Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf } from '../testing';

const on = { stripeAccount: 'acct_sandbox_uk_fern' };

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

describe('payment method domains', () => {
  test('switch the wallets on at an address, and are one per name and account', async () => {
    const made = await stripe.paymentMethodDomains.create({ domain_name: 'shop.fern.example' }, on);
    const active = { status: 'active' };
    expect(made).toMatchObject({ enabled: true, apple_pay: active, google_pay: active, link: active });
    const again = await stripe.paymentMethodDomains.create({ domain_name: 'shop.fern.example' }, on);
    expect(again.id).toBe(made.id);
    const elsewhere = { stripeAccount: 'acct_sandbox_uk_tide' };
    expect((await stripe.paymentMethodDomains.list({}, elsewhere)).data).toEqual([]);
    expect(
      (await stripe.paymentMethodDomains.list({ domain_name: 'shop.fern.example' }, on)).data,
    ).toHaveLength(1);
  });

  test('switched off, no wallet is active', async () => {
    const { id } = await stripe.paymentMethodDomains.create({ domain_name: 'a.example' }, on);
    const off = await stripe.paymentMethodDomains.update(id, { enabled: false }, on);
    expect(off).toMatchObject({ enabled: false, apple_pay: { status: 'inactive' } });
    expect((await stripe.paymentMethodDomains.list({ enabled: true }, on)).data).toEqual([]);
  });

  test('whose file cannot be fetched have no Apple Pay, and say why; validating looks again', async () => {
    const { id } = await stripe.paymentMethodDomains.create({ domain_name: 'shop.invalid' }, on);
    const after = await stripe.paymentMethodDomains.validate(id, {}, on);
    expect(after).toMatchObject({ apple_pay: { status: 'inactive' }, google_pay: { status: 'active' } });
    expect(after.apple_pay.status_details?.error_message).toContain('shop.invalid');
  });

  test('are names, not addresses', async () => {
    const wrong = stripe.paymentMethodDomains.create({ domain_name: 'https://a.example/b' }, on);
    expect((await failureOf(wrong)).param).toBe('domain_name');
  });
});
