/** @jest-environment node */
import fc from 'fast-check';
import Stripe from 'stripe';
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
  { country: 'US', postal_code: '66044' },
  { country: 'US', state: 'KS', postal_code: 'SW1' },
])('an address that cannot be placed is refused: %j', async (address) => {
  await expect(calculate(address)).rejects.toMatchObject({
    statusCode: 400,
    code: 'customer_tax_location_invalid',
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
  const reversal = await stripe.tax.transactions.createReversal(
    { mode: 'full', original_transaction: transaction.id, reference: 'ord_1-back' },
    on,
  );
  expect(reversal).toMatchObject({ type: 'reversal', reversal: { original_transaction: transaction.id } });
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
