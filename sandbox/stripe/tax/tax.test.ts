/** @jest-environment node */
import fc from 'fast-check';
import Stripe from 'stripe';
import { setClock } from '@/lib/kernel/clock';
import { scaleHalfUp } from '@/lib/kernel/money';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { taxOnTop, taxWithin } from './spread';

const on = { stripeAccount: 'acct_sandbox_us_prairie' };
let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  const { host, port } = sandbox;
  stripe = new Stripe(sandboxKeys('US').secretKey, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
});

afterAll(() => sandbox.close());

function calculate(
  address: Stripe.Tax.CalculationCreateParams.CustomerDetails.Address,
): Promise<Stripe.Tax.Calculation> {
  return stripe.tax.calculations.create(
    {
      currency: 'usd',
      line_items: [{ amount: 4800, reference: 'pr-club-tee', quantity: 2 }],
      shipping_cost: { amount: 650 },
      customer_details: { address, address_source: 'shipping' },
      expand: ['line_items'],
    },
    on,
  );
}

test.each([
  ['KS', '66044', 354, '6.5'],
  ['NY', '10001', 484, '8.875'],
  ['OR', '97201', 0, '0'],
])('54.50 to %s', async (state, postal_code, tax, percent) => {
  const calculation = await calculate({ country: 'US', state, postal_code });
  expect(calculation).toMatchObject({
    object: 'tax.calculation',
    amount_total: 5450 + tax,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    shipping_cost: { amount: 650 },
  });
  expect(calculation.tax_breakdown[0]?.tax_rate_details.percentage_decimal).toBe(percent);
  const parts = (calculation.line_items?.data ?? []).map((line) => line.amount_tax);
  expect(parts.reduce((sum, part) => sum + part, calculation.shipping_cost?.amount_tax ?? 0)).toBe(tax);
  expect((await stripe.tax.calculations.listLineItems(calculation.id ?? '', {}, on)).data).toHaveLength(1);
});

test('outside the US nothing is collected', async () => {
  const calculation = await calculate({ country: 'GB', postal_code: 'SW1A 1AA' });
  expect(calculation).toMatchObject({ amount_total: 5450, tax_amount_exclusive: 0 });
});

test.each([
  { country: 'US', state: 'Kansas', postal_code: '66044' },
  { country: 'US', state: 'KS', postal_code: 'SW1' },
])('an address that cannot be placed is refused: %j', async (address) => {
  await expect(calculate(address)).rejects.toMatchObject({
    statusCode: 400,
    code: 'customer_tax_location_invalid',
  });
});

test.each(['66044', '66044-1234'])('a US ZIP code alone places an address: %s', async (postal_code) => {
  const calculation = await calculate({ country: 'US', postal_code });
  expect(calculation).toMatchObject({ tax_amount_exclusive: 354 });
  expect(calculation.tax_breakdown[0]?.tax_rate_details).toMatchObject({ state: 'KS' });
});

test('an address needs to say whose it is: address_source', async () => {
  const customer_details = { address: { country: 'US', postal_code: '66044' } };
  const sale = { currency: 'usd', line_items: [{ amount: 100 }], customer_details };
  await expect(stripe.tax.calculations.create(sale, on)).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_missing',
    param: 'customer_details[address_source]',
  });
});

test('a calculation becomes a transaction once per reference, and is reversed', async () => {
  const { id } = await calculate({ country: 'US', state: 'KS', postal_code: '66044' });
  const input = { calculation: id ?? '', reference: 'ord_1' };
  const transaction = await stripe.tax.transactions.createFromCalculation(input, on);
  expect(transaction).toMatchObject({ object: 'tax.transaction', reference: 'ord_1', type: 'transaction' });
  await expect(stripe.tax.transactions.createFromCalculation(input, on)).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_already_exists',
  });
  const back = { mode: 'full', original_transaction: transaction.id, expand: ['line_items'] } as const;
  const reversal = await stripe.tax.transactions.createReversal(
    { ...wish(back), reference: 'ord_1-back' },
    on,
  );
  expect(reversal).toMatchObject({
    type: 'reversal',
    reversal: { original_transaction: transaction.id },
    shipping_cost: { amount: -650, amount_tax: -42 },
    line_items: { data: [{ amount: -4800, amount_tax: -312, type: 'reversal' }] },
  });
  const twice = stripe.tax.transactions.createReversal({ ...wish(back), reference: 'ord_1-again' }, on);
  await expect(twice).rejects.toMatchObject({ statusCode: 400, param: 'original_transaction' });
});

const wish = <T extends { expand: readonly string[] }>(input: T) => ({ ...input, expand: [...input.expand] });

async function sold(reference: string): Promise<Stripe.Tax.Transaction> {
  const { id } = await calculate({ country: 'US', state: 'KS', postal_code: '66044' });
  const input = { calculation: id ?? '', reference, expand: ['line_items'] };
  return stripe.tax.transactions.createFromCalculation(input, on);
}

test('a part is reversed: a flat amount with its tax, or parts of lines and shipping, never more than is left', async () => {
  const { id, line_items: items } = await sold('ord_2');
  const part = { mode: 'partial', original_transaction: id } as const;
  const flat = await stripe.tax.transactions.createReversal(
    { ...part, reference: 'ord_2-a', flat_amount: -1000, expand: ['line_items'] },
    on,
  );
  const [line] = flat.line_items?.data ?? [];
  const { amount = 0, amount_tax = 0 } = flat.shipping_cost ?? {};
  expect([line?.amount ?? 0, line?.amount_tax ?? 0, amount, amount_tax].reduce((a, b) => a + b)).toBe(-1000);
  expect(amount_tax + (line?.amount_tax ?? 0)).toBe(-61);
  const original_line_item = items?.data[0]?.id ?? '';
  const lines = (of: number, tax: number) => ({
    ...part,
    line_items: [{ amount: of, amount_tax: tax, original_line_item, reference: 'a' }],
  });
  const create = (input: Stripe.Tax.TransactionCreateReversalParams) =>
    stripe.tax.transactions.createReversal(input, on);
  await expect(create({ ...lines(-4800, 0), reference: 'ord_2-b' })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(create({ ...lines(100, 0), reference: 'ord_2-b' })).rejects.toMatchObject({ statusCode: 400 });
  expect(await create({ ...lines(-2400, -156), reference: 'ord_2-b' })).toMatchObject({
    shipping_cost: null,
  });
  const read = await stripe.tax.transactions.listLineItems(id, {}, on);
  expect(read.data).toMatchObject([{ amount: 4800, amount_tax: 312, type: 'transaction' }]);
});

test('after 90 days a calculation is neither read nor sold', async () => {
  const { id, expires_at: end } = await calculate({ country: 'US', state: 'KS', postal_code: '66044' });
  expect((end ?? 0) - Date.now() / 1000).toBeGreaterThan(89.9 * 86_400);
  const restore = setClock(() => new Date(((end ?? 0) + 1) * 1000));
  const input = { calculation: id ?? '', reference: 'ord_3' };
  await expect(stripe.tax.transactions.createFromCalculation(input, on)).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(stripe.tax.calculations.retrieve(id ?? '', {}, on)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  restore();
});

test('the parts of a tax add up to the tax on the sum', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 12_000 }), (list, rate) => {
      const sum = list.reduce((total, amount) => total + amount, 0);
      const add = (parts: number[]): number => parts.reduce((total, part) => total + part, 0);
      expect(add(taxOnTop(list, rate))).toBe(scaleHalfUp(sum, rate, 100_000));
      expect(add(taxWithin(list, rate))).toBe(scaleHalfUp(sum, rate, 100_000 + rate));
      for (const part of taxOnTop(list, rate)) expect(Number.isInteger(part) && part >= 0).toBe(true);
    }),
  );
});
