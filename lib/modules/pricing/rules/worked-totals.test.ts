import { priceBasket } from './price-basket';
import type { PriceLine, StorePricing, Voucher } from './types';
import { withProviderTax } from './with-provider-tax';

const FJORD: StorePricing = {
  region: 'UK',
  currency: 'GBP',
  vatRateBp: 2000,
  vatRegistered: true,
  freeRetailShipping: false,
  fixedRetailShipping: null,
  customShipping: null,
  regionShipping: { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 },
};
const LINES: PriceLine[] = [
  { key: 'ff-crew-tee', unitNet: 1800, quantity: 2, vatApplies: true },
  { key: 'ff-kids-tee', unitNet: 1400, quantity: 1, vatApplies: false },
];

function price(voucher: Voucher | null) {
  return priceBasket({ store: FJORD, lines: LINES, shippingMethod: 'standard', voucher });
}

describe('the worked totals of the demo store', () => {
  test('no voucher', () => {
    const basket = price(null);
    expect(basket.lines.map((line) => line.gross)).toEqual([4320, 1400]);
    expect(basket.itemsGross).toBe(5720);
    expect(basket.shipping).toMatchObject({ net: 545, additionalNet: 150, vat: 109, gross: 654 });
    expect(basket).toMatchObject({
      discount: 0,
      waived: 0,
      totalVat: 829,
      total: 6374,
      coversEverything: false,
    });
  });

  test('5.00 off', () => {
    const basket = price({ code: 'SAVE5', kind: 'amount', amount: 500 });
    expect(basket).toMatchObject({ itemsGross: 5720, discount: 500, waived: 0, totalVat: 764, total: 5874 });
    expect(basket.discountByRate).toEqual([
      { rateBp: 2000, gross: 4974, discount: 390, net: 3820, vat: 764 },
      { rateBp: 0, gross: 1400, discount: 110, net: 1290, vat: 0 },
    ]);
  });

  test('10 %', () => {
    const basket = price({ code: 'TEN', kind: 'percent', basisPoints: 1000 });
    expect(basket).toMatchObject({ itemsGross: 5720, discount: 572, waived: 0, totalVat: 757, total: 5802 });
    expect(basket.discountByRate.map((group) => group.discount)).toEqual([432, 140]);
    expect(basket.lines.map((line) => line.discount)).toEqual([432, 140]);
    expect(basket.shipping.discount).toBe(0);
  });

  test('a voucher that covers any order', () => {
    const basket = price({ code: 'ONHOUSE', kind: 'amount', amount: 100_000 });
    expect(basket).toMatchObject({ discount: 6374, waived: 0, totalNet: 0, totalVat: 0, total: 0 });
    expect(basket.coversEverything).toBe(true);
  });
});

describe('the worked totals of the US store', () => {
  const basket = priceBasket({
    store: {
      ...FJORD,
      region: 'US',
      currency: 'USD',
      regionShipping: { standard: 550, standardTracked: 750, express: 1450, additionalItem: 100 },
    },
    lines: [{ key: 'pr-club-tee', unitNet: 2400, quantity: 2, vatApplies: true }],
    shippingMethod: 'standard',
  });

  test.each([
    ['Kansas', 354, 5804],
    ['New York', 484, 5934],
    ['Oregon', 0, 5450],
  ])('%s', (_state, tax, grandTotal) => {
    expect(basket).toMatchObject({ total: 5450, totalVat: 0, totalNet: 5450 });
    expect(withProviderTax(basket, tax)).toMatchObject({ total: 5450, tax, grandTotal });
  });

  test('what is covered in full stays free before tax', () => {
    const free = priceBasket({
      store: { ...FJORD, region: 'US', currency: 'USD' },
      lines: LINES,
      shippingMethod: 'express',
      voucher: { code: 'ALL', kind: 'amount', amount: 999_999 },
    });
    expect(withProviderTax(free, 354)).toMatchObject({ tax: 0, grandTotal: 0, coversEverything: true });
  });

  test('refuses a tax that cannot be', () => {
    expect(() => withProviderTax(basket, -1)).toThrow(RangeError);
    expect(() => withProviderTax(basket, 0.5)).toThrow(RangeError);
    expect(() => withProviderTax(price(null), 1)).toThrow(RangeError);
  });
});
