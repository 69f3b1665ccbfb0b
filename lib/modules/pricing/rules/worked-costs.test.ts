import fc from 'fast-check';
import { orderCosts } from './order-costs';
import { paidFrom, platformCharges, platformFee, PROVIDER_FEES } from './platform-charges';
import { priceBasket } from './price-basket';
import { fulfilmentShipping, productionCost, type ProducedLine } from './production-cost';
import { FIRST_SHIPPING } from './region-shipping';
import type { PriceLine, StorePricing, Voucher } from './types';

const STORE: StorePricing = {
  region: 'UK',
  currency: 'GBP',
  vatRateBp: 2000,
  vatRegistered: true,
  freeRetailShipping: false,
  fixedRetailShipping: null,
  customShipping: null,
  regionShipping: FIRST_SHIPPING.UK,
};
const SOLD: PriceLine[] = [
  { key: 'ff-crew-tee', unitNet: 1800, quantity: 2, vatApplies: true },
  { key: 'ff-kids-tee', unitNet: 1400, quantity: 1, vatApplies: false },
];
const MADE: ProducedLine[] = [
  { quantity: 2, blankPrice: 410, printPrice: 320, sides: 1 },
  { quantity: 1, blankPrice: 330, printPrice: 300, sides: 1 },
];

function chargesOf(voucher: Voucher | null) {
  const basket = priceBasket({ store: STORE, lines: SOLD, shippingMethod: 'standard', voucher });
  const cost = productionCost({ lines: MADE, shippingTable: FIRST_SHIPPING.UK, method: 'standard' });
  const fee = platformFee(basket.totalNet, basket.shipping.net, 500);
  const charges = platformCharges(cost.total, fee, 2000);
  return { ...charges, ...paidFrom(charges.owed, basket.total, basket.totalVat, PROVIDER_FEES.UK) };
}

test('the worked basket costs 20.90 to make and 5.45 to send (D35-1, D35-2)', () => {
  const cost = productionCost({ lines: MADE, shippingTable: FIRST_SHIPPING.UK, method: 'standard' });
  expect(cost).toEqual({ production: 2090, shipping: 545, total: 2635 });
});

test.each([
  ['no voucher', null, 250, 577, 3462, 0],
  ['SAVE5', { code: 'SAVE5', kind: 'amount', amount: 500 }, 228, 573, 3436, 0],
  ['TEN', { code: 'TEN', kind: 'percent', basisPoints: 1000 }, 225, 572, 3432, 0],
  ['ONHOUSE', { code: 'ONHOUSE', kind: 'amount', amount: 100_000 }, 0, 527, 0, 3162],
] as const)(
  '%s: the worked fee, tax and where they are paid from (D36)',
  (_name, voucher, fee, tax, by, credit) => {
    expect(chargesOf(voucher)).toEqual({
      cost: 2635,
      fee,
      tax,
      owed: by + credit,
      applicationFee: by,
      credit,
    });
  },
);

test('two Club Tees to Kansas: the US has no platform tax', () => {
  const lines = [{ quantity: 2, blankPrice: 525, printPrice: 410, sides: 1 }];
  const cost = productionCost({ lines, shippingTable: FIRST_SHIPPING.US, method: 'standard' });
  expect(cost).toMatchObject({ production: 1870, shipping: 650 });
  const charges = platformCharges(cost.total, platformFee(5450, 650, 500), 0);
  expect(charges).toEqual({ cost: 2520, fee: 240, tax: 0, owed: 2760 });
  expect(paidFrom(2760, 5804, 354, PROVIDER_FEES.US)).toEqual({ applicationFee: 2760, credit: 0 });
});

test('a tenant’s discounts lower each part, neither below 0 (D35-5)', () => {
  const of = (production: number, shipping: number) =>
    productionCost({
      lines: MADE,
      shippingTable: FIRST_SHIPPING.UK,
      method: 'standard',
      discounts: { production, shipping },
    });
  expect(of(50, 200)).toEqual({ production: 2040, shipping: 345, total: 2385 });
  expect(of(9999, 9999)).toEqual({ production: 0, shipping: 0, total: 0 });
});

test('each further item, each method, and no items', () => {
  expect(fulfilmentShipping(FIRST_SHIPPING.EU, 'express', 4)).toBe(1295 + 3 * 95);
  expect(fulfilmentShipping(FIRST_SHIPPING.EU, 'standard_tracked', 1)).toBe(695);
  expect(fulfilmentShipping(FIRST_SHIPPING.EU, 'standard', 0)).toBe(0);
});

test('a charge bears no more than it leaves the client: what is missing goes to the credit account (D36-4)', () => {
  // 10.00 with 1.67 VAT: 0.15 + 0.25 stay with the provider, so 7.93 is left of it.
  expect(paidFrom(2000, 1000, 167, PROVIDER_FEES.UK)).toEqual({ applicationFee: 793, credit: 1207 });
  // The provider's share is rounded up: 1.5 % of 10.01 is 0.15015.
  expect(paidFrom(2000, 1001, 0, PROVIDER_FEES.UK)).toEqual({ applicationFee: 1001 - 16 - 25, credit: 1040 });
  // A charge smaller than the provider's own fee bears nothing.
  expect(paidFrom(500, 20, 3, PROVIDER_FEES.UK)).toEqual({ applicationFee: 0, credit: 500 });
});

test('whatever the figures: both ways of paying add up, and the client keeps the tax of the charge', () => {
  const minor = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(minor, minor, fc.integer({ min: 0, max: 2500 }), (owed, charge, taxBp) => {
      const tax = charge - Math.round((charge * 10_000) / (10_000 + taxBp));
      const { applicationFee, credit } = paidFrom(owed, charge, tax, PROVIDER_FEES.EU);
      expect(applicationFee + credit).toBe(owed);
      expect(Math.min(applicationFee, credit)).toBeGreaterThanOrEqual(0);
      expect(applicationFee).toBeLessThanOrEqual(Math.max(0, charge - tax));
    }),
  );
});

test('a figure that is no whole amount is refused', () => {
  const lines = [{ quantity: 1.5, blankPrice: 410, printPrice: 320, sides: 1 }];
  expect(() => productionCost({ lines, shippingTable: FIRST_SHIPPING.UK, method: 'standard' })).toThrow(
    RangeError,
  );
});

test('an installation that has agreed on less with the provider charges more of what is owed (D36-3)', () => {
  const order = {
    region: 'UK',
    method: 'standard',
    lines: MADE,
    totalNet: 2000,
    shippingNet: 500,
    charge: 2400,
    taxInCharge: 400,
  } as const;
  const shipping = FIRST_SHIPPING.UK;
  const discounts = { production: 0, shipping: 0 };
  const terms = { feeBp: 500, taxBp: null, vatNumber: null, discounts, shipping };
  const listed = orderCosts(order, terms);
  const agreed = orderCosts(order, terms, { shareBp: 0, fixed: 5 });
  // 24.00 at list price: 0.36 + 0.25 = 0.61; agreed: 0.05.
  expect(agreed.applicationFee - listed.applicationFee).toBe(56);
  expect(agreed.applicationFee + agreed.credit).toBe(listed.applicationFee + listed.credit);
});
