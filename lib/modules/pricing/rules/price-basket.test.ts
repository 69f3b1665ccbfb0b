import { priceBasket } from './price-basket';
import { shippingPrices } from './shipping-prices';
import type { PriceBasketInput, StorePricing } from './types';

const STORE: StorePricing = {
  region: 'UK',
  currency: 'GBP',
  vatRateBp: 2000,
  vatRegistered: true,
  freeRetailShipping: false,
  fixedRetailShipping: null,
  customShipping: null,
  regionShipping: { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 },
};
const CUSTOM = { standard: 100, standardTracked: 200, express: 300, additionalItem: 10 };

function price(input: Partial<PriceBasketInput>) {
  return priceBasket({
    store: STORE,
    lines: [{ key: 'a', unitNet: 1000, quantity: 3, vatApplies: true }],
    shippingMethod: 'standard',
    ...input,
  });
}

describe('shipping settings (S3.5, D14-2)', () => {
  test('free comes before fixed, fixed before the own table, that before the region', () => {
    const all = { ...STORE, freeRetailShipping: true, fixedRetailShipping: 250, customShipping: CUSTOM };
    expect(shippingPrices(all)).toEqual({ standard: 0, standardTracked: 0, express: 0, additionalItem: 0 });
    const fixed = { ...all, freeRetailShipping: false };
    expect(shippingPrices(fixed)).toEqual({
      standard: 250,
      standardTracked: 250,
      express: 250,
      additionalItem: 0,
    });
    expect(shippingPrices({ ...fixed, fixedRetailShipping: null })).toEqual(CUSTOM);
    expect(shippingPrices(STORE)).toEqual(STORE.regionShipping);
  });

  test('a fixed price of nothing is a fixed price', () => {
    expect(price({ store: { ...STORE, fixedRetailShipping: 0 } }).shipping.gross).toBe(0);
  });

  test.each([
    ['standard', 100 + 20],
    ['standard_tracked', 200 + 20],
    ['express', 300 + 20],
  ] as const)('%s with two further items', (shippingMethod, net) => {
    const { shipping } = price({ store: { ...STORE, customShipping: CUSTOM }, shippingMethod });
    expect(shipping).toMatchObject({ method: shippingMethod, net, additionalNet: 20, vat: net / 5 });
  });

  test('VAT on shipping is rounded once, on the sum', () => {
    const store = { ...STORE, customShipping: { ...CUSTOM, standard: 2, additionalItem: 2 } };
    expect(price({ store }).shipping).toMatchObject({ net: 6, vat: 1 });
  });
});

describe('rounding (D14)', () => {
  test('per unit, half up, then multiplied', () => {
    const [line] = price({ lines: [{ key: 'a', unitNet: 2005, quantity: 3, vatApplies: true }] }).lines;
    expect(line).toMatchObject({ unitVat: 401, unitGross: 2406, vat: 1203, gross: 7218 });
    const half = price({
      lines: [{ key: 'a', unitNet: 5, quantity: 4, vatApplies: true }],
      store: { ...STORE, vatRateBp: 1000 },
    });
    expect(half.lines[0]).toMatchObject({ unitVat: 1, vat: 4 });
  });

  test('an even pair of remainders goes to the higher rate, and to the earlier key', () => {
    const store = { ...STORE, freeRetailShipping: true, vatRateBp: 10_000 };
    const rates = price({
      store,
      lines: [
        { key: 'a', unitNet: 100, quantity: 1, vatApplies: false },
        { key: 'b', unitNet: 50, quantity: 1, vatApplies: true },
      ],
      voucher: { code: 'ONE', kind: 'amount', amount: 1 },
    });
    expect(rates.discountByRate.map((group) => [group.rateBp, group.discount])).toEqual([
      [10_000, 1],
      [0, 0],
    ]);
    const keys = price({
      store,
      lines: ['b', 'a'].map((key) => ({ key, unitNet: 100, quantity: 1, vatApplies: false })),
      voucher: { code: 'ONE', kind: 'amount', amount: 1 },
    });
    expect(keys.lines.map((line) => [line.key, line.discount])).toEqual([
      ['b', 0],
      ['a', 1],
    ]);
  });
});

describe('the least a card is charged (D14)', () => {
  const free = { ...STORE, freeRetailShipping: true, vatRegistered: false };
  const lines = [{ key: 'a', unitNet: 1000, quantity: 1, vatApplies: false }];

  test.each([
    ['UK', 'GBP', 30],
    ['EU', 'EUR', 50],
    ['US', 'USD', 50],
  ] as const)('%s: %s %i is charged, one less is waived', (region, currency, least) => {
    const store = { ...free, region, currency };
    const at = (amount: number) => price({ store, lines, voucher: { code: 'X', kind: 'amount', amount } });
    expect(at(1000 - least)).toMatchObject({ discount: 1000 - least, waived: 0, total: least });
    expect(at(1001 - least)).toMatchObject({
      discount: 1000,
      waived: least - 1,
      total: 0,
      coversEverything: true,
    });
  });

  test('a percent voucher whose rest is waived takes the shipping with it', () => {
    const store = { ...STORE, customShipping: { ...CUSTOM, standard: 20, additionalItem: 0 } };
    const covered = price({ store, voucher: { code: 'X', kind: 'percent', basisPoints: 10_000 } });
    expect(covered).toMatchObject({ discount: 3624, waived: 24, totalVat: 0, total: 0 });
    expect(covered.shipping.discount).toBe(24);
    const paid = price({ voucher: { code: 'X', kind: 'percent', basisPoints: 10_000 } });
    expect(paid).toMatchObject({ discount: 3600, waived: 0, total: 654, totalVat: 109 });
    expect(paid.shipping.discount).toBe(0);
  });
});

test('an empty basket costs nothing and covers nothing', () => {
  expect(price({ lines: [] })).toMatchObject({
    total: 0,
    discount: 0,
    coversEverything: false,
    discountByRate: [],
  });
});

test.each([
  [{ lines: [{ key: 'a', unitNet: 10.5, quantity: 1, vatApplies: true }] }],
  [{ lines: [{ key: 'a', unitNet: -1, quantity: 1, vatApplies: true }] }],
  [{ lines: [{ key: 'a', unitNet: 1, quantity: 0, vatApplies: true }] }],
  [{ lines: [{ key: 'a', unitNet: 1, quantity: 1.5, vatApplies: true }] }],
  [{ lines: [{ key: 'a', unitNet: Number.MAX_SAFE_INTEGER, quantity: 2, vatApplies: false }] }],
  [{ voucher: { code: 'X', kind: 'amount' as const, amount: -1 } }],
  [{ voucher: { code: 'X', kind: 'percent' as const, basisPoints: 12.5 } }],
  [{ store: { ...STORE, fixedRetailShipping: -1 } }],
  [{ store: { ...STORE, customShipping: { ...CUSTOM, express: 0.5 } } }],
])('refuses a figure that is no amount: %j', (input) => {
  expect(() => price(input)).toThrow(RangeError);
});

describe('a voucher for some products only (D41-3)', () => {
  const lines = [
    { key: 'a', unitNet: 1000, quantity: 2, vatApplies: true, productId: 'tee' },
    { key: 'b', unitNet: 1400, quantity: 1, vatApplies: false, productId: 'kids' },
  ];
  const only = (products: string[]) => ({ code: 'X', kind: 'amount' as const, amount: 5000, products });

  test('an amount takes no more than these cost, and nothing off shipping', () => {
    const priced = price({ lines, voucher: only(['tee']) });
    expect([priced.discount, priced.lines.map(({ discount }) => discount), priced.shipping.discount]).toEqual(
      [2400, [2400, 0], 0],
    );
    // Shipping 3.95 + 2 × 0.75 ex VAT, and the kids' item.
    expect(priced.total).toBe(1400 + 654);
  });

  test('a percentage is of these alone', () => {
    const voucher = { code: 'X', kind: 'percent' as const, basisPoints: 1000, products: ['kids'] };
    const priced = price({ lines, voucher });
    expect([priced.discount, priced.lines.map(({ discount }) => discount)]).toEqual([140, [0, 140]]);
    expect(priced.discountByRate.map(({ discount }) => discount)).toEqual([0, 140]);
  });

  test('takes nothing where none of them is in the basket', () => {
    expect(price({ lines, voucher: only(['mug']) }).discount).toBe(0);
  });

  test('a rest below the provider’s minimum is waived from everything', () => {
    const store = { ...STORE, fixedRetailShipping: 10 };
    const priced = price({ store, lines: lines.slice(0, 1), voucher: only(['tee']) });
    expect(priced).toMatchObject({ discount: 2412, waived: 12, total: 0, shipping: { discount: 12 } });
  });
});
