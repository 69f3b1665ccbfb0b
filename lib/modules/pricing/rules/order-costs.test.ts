import { orderCosts, type CostedOrder, type CostTerms } from './order-costs';
import { platformTaxBp } from './platform-tax';
import { FIRST_SHIPPING } from './region-shipping';

const TERMS: CostTerms = {
  feeBp: 500,
  taxBp: null,
  vatNumber: 'GB000000000',
  discounts: { production: 0, shipping: 0 },
  shipping: FIRST_SHIPPING.UK,
};
/** The worked basket of docs/demo.md: 2 × Crew Tee and 1 × Kids Tee, standard. */
const BASKET: CostedOrder = {
  region: 'UK',
  method: 'standard',
  lines: [
    { quantity: 2, blankPrice: 410, printPrice: 320, sides: 1 },
    { quantity: 1, blankPrice: 330, printPrice: 300, sides: 1 },
  ],
  totalNet: 5545,
  shippingNet: 545,
  charge: 6374,
  taxInCharge: 829,
};

test('the worked order costs 26.35, 2.50 and 5.77, all of it paid by the charge (D35-3, D36)', () => {
  expect(orderCosts(BASKET, TERMS)).toEqual({
    production: 2090,
    fulfilment: 545,
    fee: 250,
    tax: 577,
    feeBp: 500,
    taxBp: 2000,
    applicationFee: 3462,
    credit: 0,
  });
});

test('what a voucher covers entirely is reserved: 31.62, with no percentage of nothing (D36-4)', () => {
  const free = { ...BASKET, totalNet: 0, charge: 0, taxInCharge: 0 };
  expect(orderCosts(free, TERMS)).toMatchObject({ fee: 0, tax: 527, applicationFee: 0, credit: 3162 });
});

test('a gift is reserved in full, less what its client gets off (D35-5, D36-6)', () => {
  const gift = { ...BASKET, region: 'EU' as const, totalNet: 0, shippingNet: 0, charge: 0, taxInCharge: 0 };
  const terms = { ...TERMS, vatNumber: 'NL000000000B00', shipping: FIRST_SHIPPING.EU };
  const off = { production: 50, shipping: 200 };
  const lines = [{ quantity: 1, blankPrice: 1000, printPrice: 400, sides: 2 }];
  // 18.00 − 0.50, 4.95 − 2.00, and 21 % of 20.45.
  expect(orderCosts({ ...gift, lines }, { ...terms, discounts: off })).toEqual({
    production: 1750,
    fulfilment: 295,
    fee: 0,
    tax: 429,
    feeBp: 500,
    taxBp: 2100,
    applicationFee: 0,
    credit: 2474,
  });
});

test('a client’s own percentage counts (D36-2)', () => {
  expect(orderCosts(BASKET, { ...TERMS, feeBp: 1000 })).toMatchObject({ fee: 500, tax: 627 });
  expect(orderCosts(BASKET, { ...TERMS, feeBp: 0 })).toMatchObject({ fee: 0, tax: 527 });
});

test.each([
  ['UK', null, 2000],
  ['UK', 'GB000000000', 2000],
  ['EU', null, 2100],
  ['EU', 'NL000000000B00', 2100],
  ['EU', 'de000000000', 0],
  ['EU', 'EL000000000', 0],
  // No member: the seller's own rate.
  ['EU', 'GB000000000', 2100],
  ['US', null, 0],
] as const)('a client of the %s seller with the number %p pays %i (D35-4)', (region, vatNumber, rate) => {
  expect(platformTaxBp(region, { taxBp: null, vatNumber })).toBe(rate);
});

test('an agreed rate comes before all others, 0 too', () => {
  expect(platformTaxBp('UK', { taxBp: 0, vatNumber: null })).toBe(0);
  expect(platformTaxBp('EU', { taxBp: 1900, vatNumber: 'DE000000000' })).toBe(1900);
});

test('what the platform charges for sending counts, whatever shoppers pay (D35-2)', () => {
  const shipping = { ...FIRST_SHIPPING.UK, standard: 500, additionalItem: 10 };
  expect(orderCosts(BASKET, { ...TERMS, shipping })).toMatchObject({ production: 2090, fulfilment: 520 });
});
