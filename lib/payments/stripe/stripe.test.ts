/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { AppError } from '@/lib/kernel/app-error';
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

async function makeIntent(orderId: string) {
  const made = await payments().createIntent({
    ...UK,
    amount: 6374,
    currency: 'GBP',
    tenantId: 'ten_fjord',
    orderId,
    orderRef: 'M7QK-3FXW',
    idempotencyKey: orderId,
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
  expect(sandbox.control.intent(intent.id)).toMatchObject({ payment_method_types: ['card'] });
  expect(await payments().retrieveIntent({ ...UK, account: 'acct_sandbox_uk_other' }, intent.id)).toBeNull();
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
  const input = { intentId: id, amount: 500, idempotencyKey: 'ord_4-edit-1' };
  const first = await payments().refund(UK, input);
  expect(first).toMatchObject({ ok: true, value: { amount: 500 } });
  expect(await payments().refund(UK, input)).toEqual(first);
  expect(await payments().readCharge(UK, id)).toEqual({
    received: 6374,
    refunded: 500,
    lastRefundId: first.ok ? first.value.refundId : '',
  });
});

test('of what was given back at the provider only the rest can be refunded, and that is said', async () => {
  const { id } = await makeIntent('ord_5');
  expect(await payments().readCharge(UK, id)).toBeNull();
  expect(await payments().readCharge(UK, 'pi_nothing')).toBeNull();
  sandbox.control.pay(id);
  const refund = (amount: number, idempotencyKey: string) =>
    payments().refund(UK, { intentId: id, amount, idempotencyKey });
  await refund(6000, 'dashboard');
  expect(await refund(6374, 'ours')).toEqual({ ok: false, error: { left: 374 } });
  expect(await refund(374, 'rest')).toMatchObject({ ok: true, value: { amount: 374 } });
  expect(await refund(6374, 'once more')).toEqual({ ok: false, error: { left: 0 } });
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
  const lines = [{ reference: 'L1', amount: 4800, quantity: 2 }];
  const request = { ...US, currency: 'USD' as const, lines, shipping: 650, address };
  const tax = await payments().calculateTax(request);
  expect(tax).toMatchObject({ ok: true, value: { tax: 354 } });
  expect(await payments().calculateTax({ ...request, address: { ...address, state: 'XX' } })).toEqual({
    ok: false,
    error: 'location_unknown',
  });
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
