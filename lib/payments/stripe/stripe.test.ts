/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { AppError } from '@/lib/kernel/app-error';
import { fail } from '@/lib/kernel/result';
import { payments } from '@/lib/payments';
import { startStripeSandbox, type StripeSandbox } from '@/sandbox/stripe/start';
import { setTestEnv, stripeTestEnv, TEST_SECRETS } from '@/scripts/test/env';

const UK = { region: 'UK', account: 'acct_sandbox_uk_fern' } as const;
const US = { region: 'US', account: 'acct_sandbox_us_run' } as const;

let sandbox: StripeSandbox;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  setTestEnv({ ...TEST_SECRETS, ...stripeTestEnv(sandbox.url, ['UK', 'US']) });
});
afterAll(() => sandbox.close());

const RECIPIENT = {
  name: 'Isla Moss',
  phone: '+447700900123',
  address: {
    line1: '4 Harbour Row',
    line2: '',
    city: 'Leith',
    state: '',
    postcode: 'EH6 6AA',
    countryIso2: 'GB',
  },
};

async function makeIntent(orderId: string, applicationFee = 0) {
  const made = await payments().createIntent({
    ...UK,
    amount: 6374,
    currency: 'GBP',
    tenantId: 'ten_fjord',
    orderId,
    orderRef: 'M7QK-3FXW',
    recipient: RECIPIENT,
    idempotencyKey: orderId,
    applicationFee,
  });
  if (!made.ok) throw new Error('refused');
  return made.value;
}

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('an intent is a direct charge for our order, cards only, and its key gives it once', async () => {
  const intent = await makeIntent('ord_1');
  expect(intent).toMatchObject({
    state: 'open',
    amount: 6374,
    received: 0,
    currency: 'GBP',
    orderId: 'ord_1',
    tenantId: 'ten_fjord',
    failureCode: null,
  });
  expect(await makeIntent('ord_1')).toEqual(intent);
  expect(sandbox.control.intent(intent.id)).toMatchObject({
    payment_method_types: ['card'],
    shipping: {
      name: 'Isla Moss',
      phone: '+447700900123',
      address: { line1: '4 Harbour Row', line2: null, city: 'Leith', postal_code: 'EH6 6AA', country: 'GB' },
    },
  });
  expect(await payments().retrieveIntent({ ...UK, account: 'acct_sandbox_uk_other' }, intent.id)).toBeNull();
});

test('an account that may not charge gets no intent, and an open one stays unpaid', async () => {
  const merchant = { region: 'UK', account: 'acct_sandbox_uk_closed' } as const;
  const input = { ...merchant, amount: 6374, currency: 'GBP', tenantId: 'ten_fjord' } as const;
  const order = (id: string) => ({
    ...input,
    orderId: id,
    orderRef: id,
    recipient: RECIPIENT,
    idempotencyKey: id,
    applicationFee: 0,
  });
  const open = await payments().createIntent(order('ord_open'));
  sandbox.control.account('UK', merchant.account, false);
  expect(await payments().createIntent(order('ord_closed'))).toEqual(fail('refused'));
  const id = open.ok ? open.value.id : '';
  expect(sandbox.control.pay(id)).toHaveProperty('error.message');
  expect(await payments().retrieveIntent(merchant, id)).toMatchObject({ state: 'open', received: 0 });
});

test('declined, paid, and then too late to cancel: each state in our words', async () => {
  const { id } = await makeIntent('ord_2');
  sandbox.control.pay(id, '4000000000009995');
  expect(await payments().retrieveIntent(UK, id)).toMatchObject({
    state: 'open',
    failureCode: 'insufficient_funds',
  });
  sandbox.control.pay(id);
  expect(await payments().cancelIntent(UK, id)).toMatchObject({ state: 'succeeded', received: 6374 });
  expect(await payments().cancelIntent(UK, 'pi_nothing')).toBeNull();
  const { id: open } = await makeIntent('ord_3');
  expect(await payments().cancelIntent(UK, open)).toMatchObject({ state: 'cancelled' });
  expect(await payments().cancelIntent(UK, open)).toMatchObject({ state: 'cancelled' });
});

test('a part is refunded once per key', async () => {
  const { id } = await makeIntent('ord_4');
  sandbox.control.pay(id);
  const of = { orderId: 'ord_4', editId: 'oed_1' };
  const input = { intentId: id, amount: 500, idempotencyKey: 'ord_4-edit-1', ...of };
  const first = await payments().refund(UK, input);
  expect(first).toMatchObject({ ok: true, value: { amount: 500, state: 'succeeded', ours: of } });
  expect(await payments().refund(UK, input)).toEqual(first);
  expect(await payments().readCharge(UK, id)).toEqual({
    received: 6374,
    refunded: 500,
    refunds: first.ok ? [first.value] : [],
    disputes: [],
  });
});

test('a charge pays the platform’s fee, of which what is above the part to keep goes back', async () => {
  const { id } = await makeIntent('ord_fee', 3462);
  expect(sandbox.control.intent(id)).toMatchObject({ application_fee_amount: 3462 });
  sandbox.control.pay(id);
  const fee = await payments().readFee(UK, id);
  expect(fee).toMatchObject({ taken: 3462, refunds: [] });
  const feeId = fee?.id ?? '';
  await payments().returnFee(UK, { feeId, amount: 26, key: 're_1' });
  // As when the answer was lost: the same key gives nothing more.
  await payments().returnFee(UK, { feeId, amount: 26, key: 're_1' });
  await payments().returnFee(UK, { feeId, amount: 3436, key: 're_2' });
  expect(await payments().readFee(UK, id)).toMatchObject({
    taken: 3462,
    refunds: [
      { amount: 3436, key: 're_2' },
      { amount: 26, key: 're_1' },
    ],
  });
});

test('a charge without a fee has none to give back: 0 is not sent', async () => {
  const { id } = await makeIntent('ord_no_fee');
  expect(sandbox.control.intent(id)).toMatchObject({ application_fee_amount: null });
  sandbox.control.pay(id);
  expect(await payments().readFee(UK, id)).toBeNull();
});

test('of what was given back at the provider only the rest can be refunded, and that is said', async () => {
  const { id } = await makeIntent('ord_5');
  expect(await payments().readCharge(UK, id)).toBeNull();
  expect(await payments().readCharge(UK, 'pi_nothing')).toBeNull();
  sandbox.control.pay(id);
  const refund = (amount: number, idempotencyKey: string) =>
    payments().refund(UK, { intentId: id, amount, idempotencyKey, orderId: 'ord_5', editId: null });
  sandbox.control.refund(id, 6000);
  expect(await refund(6374, 'ours')).toEqual({ ok: false, error: { left: 374 } });
  expect(await refund(374, 'rest')).toMatchObject({ ok: true, value: { amount: 374 } });
  expect(await refund(6374, 'once more')).toEqual({ ok: false, error: { left: 0 } });
});

test('a charge knows its refunds, whoever made them, and its disputes', async () => {
  const { id } = await makeIntent('ord_6');
  sandbox.control.pay(id);
  sandbox.control.refund(id, 100);
  await payments().refund(UK, {
    intentId: id,
    amount: 50,
    idempotencyKey: 'ord_6-refund',
    orderId: 'ord_6',
    editId: null,
  });
  const { id: dispute } = sandbox.control.dispute(id, { reason: 'duplicate', amount: 300 });
  expect(await payments().readCharge(UK, id)).toMatchObject({
    received: 6374,
    refunded: 150,
    refunds: [
      { amount: 100, ours: null },
      { amount: 50, ours: { orderId: 'ord_6', editId: null } },
    ],
    disputes: [
      { id: dispute, amount: 300, reason: 'duplicate', state: 'open', evidenceDue: expect.any(Date) },
    ],
  });
  sandbox.control.closeDispute(dispute, 'lost');
  expect(await payments().readCharge(UK, id)).toMatchObject({
    disputes: [{ state: 'lost', evidenceDue: null }],
  });
});

test.each([
  ['4000000000000259', 'open', 'fraudulent'],
  ['4000000000002685', 'open', 'product_not_received'],
  ['4000000000001976', 'inquiry', 'fraudulent'],
])('the documented card %s is disputed right behind its payment', async (card, state, reason) => {
  const { id } = await makeIntent(`ord_${card}`);
  sandbox.control.pay(id, card);
  expect(await payments().readCharge(UK, id)).toMatchObject({ disputes: [{ state, reason, amount: 6374 }] });
});

test.each([
  ['4000000000005126', 'succeeded', 'failed', 0],
  ['4000000000007726', 'pending', 'pending', 500],
])('a refund to the documented card %s is %s, and then %s', async (card, first, then, refunded) => {
  const { id } = await makeIntent(`ord_${card}`);
  sandbox.control.pay(id, card);
  const wanted = { intentId: id, amount: 500, idempotencyKey: card, orderId: 'ord_7', editId: null };
  expect(await payments().refund(UK, wanted)).toMatchObject({ ok: true, value: { state: first } });
  expect(await payments().readCharge(UK, id)).toMatchObject({ refunded, refunds: [{ state: then }] });
});

test('tax of a US basket, what an address nobody can place comes to, and the sale in the reports', async () => {
  const address = {
    line1: '1 Main St',
    line2: '',
    city: 'Lawrence',
    state: 'KS',
    postcode: '66044',
    countryIso2: 'US',
  };
  const lines = [{ reference: 'L1', amount: 4800, quantity: 2, taxCode: 'txcd_30011000' as const }];
  const request = { ...US, currency: 'USD' as const, lines, shipping: 650, address };
  const tax = await payments().calculateTax(request);
  expect(tax).toMatchObject({ ok: true, value: { tax: 354 } });
  expect(await payments().calculateTax({ ...request, address: { ...address, state: 'XX' } })).toEqual({
    ok: false,
    error: 'location_unknown',
  });
  sandbox.control.tax('US', US.account, false);
  expect(await payments().calculateTax(request)).toEqual({ ok: false, error: 'inactive' });
  sandbox.control.tax('US', US.account, true);
  if (!tax.ok) throw new Error('no tax');
  const { calculationId } = tax.value;
  const sale = { calculationId, reference: 'ord_5' };
  const sold = await payments().recordTaxTransaction(US, sale);
  expect(sold).toEqual({ ok: true, value: expect.stringMatching(/^tax_/) });
  expect(await payments().recordTaxTransaction(US, sale)).toEqual(sold);
  if (!sold.ok) throw new Error('not sold');
  const reversal = { transactionId: sold.value, reference: 'ord_5-reversed' };
  const back = await payments().reverseTaxTransaction(US, reversal);
  expect(await payments().reverseTaxTransaction(US, reversal)).toBe(back);
  expect(sandbox.control.taxReports(US.account).map(({ transaction }) => transaction.type)).toEqual([
    'transaction',
    'reversal',
  ]);
  const later = setClock(() => new Date(Date.now() + 91 * 86_400_000));
  expect(await payments().recordTaxTransaction(US, { calculationId, reference: 'ord_6' })).toEqual({
    ok: false,
    error: 'expired',
  });
  later();
});

test('what may be tried again is told from what was refused, and a region without keys from both', async () => {
  const fault = {
    count: 3,
    latencyMs: 0,
    disconnect: false,
    when: 'before',
    path: '/v1/payment_intents/*',
  } as const;
  sandbox.control.fault({ ...fault, status: 503 });
  expect(await codeOf(payments().retrieveIntent(UK, 'pi_1'))).toBe('unavailable');
  sandbox.control.fault({ ...fault, count: 1, status: 403 });
  expect(await codeOf(payments().retrieveIntent(UK, 'pi_1'))).toBe('payment_provider_failed');
  expect(await codeOf(payments().retrieveIntent({ region: 'EU', account: 'acct_1' }, 'pi_1'))).toBe(
    'payments_unavailable',
  );
  expect(payments().regionKeys('EU')).toBeNull();
  expect(payments().regionKeys('UK')).toEqual({ publishableKey: 'pk_test_sandbox_uk', live: false });
});
