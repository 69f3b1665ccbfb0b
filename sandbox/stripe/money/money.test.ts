/** @jest-environment node */
import type Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf, NO_REDIRECTS } from '../testing';

const on = { stripeAccount: 'acct_sandbox_uk_fern' };

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const pay = (fee: number) =>
  stripe.paymentIntents.create(
    {
      amount: 10_000,
      currency: 'gbp',
      ...NO_REDIRECTS,
      confirm: true,
      payment_method: 'pm_card_visa',
      application_fee_amount: fee,
      expand: ['latest_charge.balance_transaction', 'latest_charge.application_fee'],
    },
    on,
  );

const feeOf = async (fee = 1000): Promise<string> => {
  await pay(fee);
  const { data } = await stripe.applicationFees.list({ limit: 1 });
  return data[0]?.id ?? '';
};

describe("an account's balance", () => {
  test('a payment arrives less the provider’s fee and the platform’s, and both can be expanded', async () => {
    const { latest_charge: charge } = await pay(1000);
    expect(charge).toMatchObject({
      application_fee: { object: 'application_fee', amount: 1000, account: on.stripeAccount },
      balance_transaction: { type: 'charge', amount: 10_000, fee: 1175, net: 8825 },
    });
    const { data } = await stripe.balanceTransactions.list({ type: 'charge' }, on);
    expect(data[0]?.fee_details.map(({ type, amount }) => [type, amount])).toEqual([
      ['stripe_fee', 175],
      ['application_fee', 1000],
    ]);
    expect((await stripe.balanceTransactions.list()).data).toMatchObject([
      { type: 'application_fee', amount: 1000 },
    ]);
  });

  test('a refund takes its amount from it, and a failed one brings it back', async () => {
    const { id } = await pay(0);
    const refund = await stripe.refunds.create({ payment_intent: id, expand: ['balance_transaction'] }, on);
    expect(refund.balance_transaction).toMatchObject({ type: 'refund', amount: -10_000, source: refund.id });
    sandbox.control.endRefund(refund.id, 'failed');
    const { data } = await stripe.balanceTransactions.list({ type: 'refund_failure' }, on);
    expect(data).toMatchObject([{ amount: 10_000, source: refund.id }]);
  });

  test('a charge has its refunds when it is asked for them', async () => {
    const { id, latest_charge } = await pay(0);
    const charge = typeof latest_charge === 'object' ? (latest_charge?.id ?? '') : '';
    await stripe.refunds.create({ payment_intent: id, amount: 100 }, on);
    expect(await stripe.charges.retrieve(charge, {}, on)).not.toHaveProperty('refunds');
    const asked = await stripe.charges.retrieve(charge, { expand: ['refunds'] }, on);
    expect(asked.refunds).toMatchObject({ object: 'list', data: [{ amount: 100 }], has_more: false });
  });
});

describe("the platform's fee", () => {
  test('is given back in parts by fee refunds, and never more than is left', async () => {
    const fee = await feeOf();
    const part = await stripe.applicationFees.createRefund(fee, {
      amount: 300,
      metadata: { refund: 're_1' },
    });
    expect(part).toMatchObject({ object: 'fee_refund', amount: 300, fee, metadata: { refund: 're_1' } });
    expect((await failureOf(stripe.applicationFees.createRefund(fee, { amount: 701 }))).param).toBe('amount');
    await stripe.applicationFees.createRefund(fee);
    const after = await stripe.applicationFees.retrieve(fee);
    expect(after).toMatchObject({ amount_refunded: 1000, refunded: true });
    expect(after.refunds.data.map(({ amount }) => amount)).toEqual([700, 300]);
    expect((await failureOf(stripe.applicationFees.createRefund(fee))).statusCode).toBe(400);
  });

  test('goes back in proportion with a refund that asks for it, and else stays', async () => {
    const fee = await feeOf();
    const [{ id: payment_intent } = { id: '' }] = (await stripe.paymentIntents.list({}, on)).data;
    await stripe.refunds.create({ payment_intent, amount: 2000 }, on);
    expect((await stripe.applicationFees.retrieve(fee)).amount_refunded).toBe(0);
    await stripe.refunds.create({ payment_intent, amount: 2500, refund_application_fee: true }, on);
    expect((await stripe.applicationFees.retrieve(fee)).amount_refunded).toBe(250);
  });

  test('is not the connected account’s to read, and its events are the platform’s', async () => {
    const fee = await feeOf();
    expect((await failureOf(stripe.applicationFees.retrieve(fee, {}, on))).code).toBe('resource_missing');
    expect(sandbox.control.events({ type: 'application_fee.created' })).toMatchObject([
      { account: null, subject: fee },
    ]);
  });
});
