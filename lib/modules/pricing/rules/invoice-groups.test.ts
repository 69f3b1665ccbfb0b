import { invoiceGroups } from './invoice-groups';

/** The basket of docs/demo.md: two Crew Tees with VAT, a Kids Tee without, standard shipping. */
const BASKET = [
  { gross: 4320, taxed: true },
  { gross: 1400, taxed: false },
  { gross: 654, taxed: true },
];

test('the demo’s worked totals, per rate', () => {
  const plain = [
    { rateBp: 2000, discountMinor: 0, vatMinor: 829 },
    { rateBp: 0, discountMinor: 0, vatMinor: 0 },
  ];
  expect(invoiceGroups(BASKET, plain, 2000)).toEqual([
    { rateBp: 2000, net: 4145, vat: 829, gross: 4974 },
    { rateBp: 0, net: 1400, vat: 0, gross: 1400 },
  ]);
  const save5 = [
    { rateBp: 0, discountMinor: 110, vatMinor: 0 },
    { rateBp: 2000, discountMinor: 390, vatMinor: 764 },
  ];
  const groups = invoiceGroups(BASKET, save5, 2000);
  expect(groups.map((group) => group.rateBp)).toEqual([2000, 0]);
  expect(groups.reduce((sum, group) => sum + group.gross, 0)).toBe(5874);
  expect(groups.reduce((sum, group) => sum + group.vat, 0)).toBe(764);
});

test('a rate nothing was charged at is not shown', () => {
  const rates = [
    { rateBp: 2000, discountMinor: 0, vatMinor: 829 },
    { rateBp: 0, discountMinor: 0, vatMinor: 0 },
  ];
  expect(
    invoiceGroups(
      BASKET.filter((charge) => charge.taxed),
      rates,
      2000,
    ),
  ).toHaveLength(1);
});
