import { linesOf, pricedValues, typedQuantity, wantedOf, type ShipmentValues } from './bulk-values';

const ADDRESS = {
  name: '',
  email: '',
  phone: '',
  address_first_line: '',
  address_second_line: '',
  address_city: '',
  address_county: '',
  address_postcode: '',
  address_country: '',
  address_state: '',
};
const GROUND = {
  region: 'EU',
  currency: 'EUR',
  products: [
    {
      product_id: 'jacket',
      making: { blank: '19.82', print: '6.61', sides: 2 },
      variants: [{ variant_id: 's' }, { variant_id: 'm' }],
    },
  ],
  terms: { discount: '0.50', shipping_discount: '2.00', tax_bp: 2100 },
} as const;
const shipment = (cells: Record<string, string>): ShipmentValues => ({
  id: '1',
  address: ADDRESS,
  cells,
  own: [],
});

test('a quantity as typed: nothing is 0, and only whole numbers count', () => {
  expect(['', ' 3 ', '0', '1.5', '-1', 'x', '10000', '10001'].map(typedQuantity)).toEqual([
    0,
    3,
    0,
    null,
    null,
    null,
    10_000,
    null,
  ]);
});

test('what goes to one address counts together, by its blank (S2.2-316)', () => {
  const made = (product_id: string, blank_id: string) => ({
    product_id,
    making: {
      blank: '19.82',
      print: '6.61',
      sides: 1,
      blank_id,
      blank_breaks: [{ from: 10, price: '18.00' }],
      print_breaks: [{ from: 20, price: '5.00' }],
    },
    variants: [],
  });
  const ground = { ...GROUND, products: [made('a', 'jacket'), made('b', 'jacket'), made('c', 'tee')] };
  const line = (product_id: string, quantity: number) => ({ product_id, variant_id: '', quantity });
  const of = (...lines: ReturnType<typeof line>[][]) => pricedValues(lines, 'standard', ground).made;
  expect(of([line('a', 6), line('b', 4), line('c', 9)])).toBe(10 * (1800 + 661) + 9 * (1982 + 661));
  expect(of([line('a', 12), line('b', 8)])).toBe(20 * (1800 + 500));
  // Each address is an order of its own.
  expect(of([line('a', 6)], [line('a', 4)])).toBe(10 * (1982 + 661));
});

test('the price in the browser is that of the server, to the cent (D36-8)', () => {
  const cells: Record<string, string>[] = [{ m: '20' }, { s: '5', m: '7' }, { m: '8' }];
  const three = cells.map((typed) => linesOf(shipment(typed), GROUND.products));
  expect(pricedValues(three, 'standard', GROUND)).toMatchObject({
    made: 132_160,
    productionDiscount: 150,
    sent: 5000,
    shippingDiscount: 600,
    production: 132_010,
    fulfilment: 4400,
    tax: 28_646,
    total: 165_056,
  });
  expect(wantedOf(three)).toEqual(
    new Map([
      ['m', 35],
      ['s', 5],
    ]),
  );
});

test('an address without items costs nothing yet', () => {
  expect(pricedValues([linesOf(shipment({ m: 'x' }), GROUND.products)], 'standard', GROUND).total).toBe(0);
});

test('an item of somebody’s own is a line of its own', () => {
  const own = [
    { product_id: 'jacket', variant_id: 'm', personalisation: { front: { name: 'ADA' } }, name: 'Ada' },
  ];
  expect(linesOf({ ...shipment({ m: '2' }), own }, GROUND.products)).toEqual([
    { product_id: 'jacket', variant_id: 'm', quantity: 2 },
    { product_id: 'jacket', variant_id: 'm', quantity: 1, personalisation: { front: { name: 'ADA' } } },
  ]);
});
