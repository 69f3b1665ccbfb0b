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
