import { exampleFile, readShipmentFile, SHIPMENT_COLUMNS, type FileGround } from './shipment-file';

const GROUND: FileGround = {
  area: { countries: ['NL', 'BE'], lockedCountries: [], states: [] },
  products: [
    {
      product_id: 'lu-offsite-jacket',
      name: 'Offsite Jacket',
      colours: [
        { identifier: 'jacket-navy', name: 'Navy' },
        { identifier: 'jacket-slate', name: 'Slate' },
      ],
      variants: [
        { variant_id: 'navy-m', identifier: 'jacket-navy', size: 'M' },
        { variant_id: 'navy-l', identifier: 'jacket-navy', size: 'L' },
        { variant_id: 'slate-m', identifier: 'jacket-slate', size: 'M' },
      ],
    },
  ],
};
const HEAD = SHIPMENT_COLUMNS.join(';');
const line = (changes: Partial<Record<(typeof SHIPMENT_COLUMNS)[number], string>> = {}) => {
  const cells = {
    name: 'Ada Fern',
    email: 'ada@lumen.example',
    phone: '+31 30 123 4567',
    address_first_line: 'Stationsplein 12',
    address_second_line: '',
    address_city: 'Utrecht',
    address_county: '',
    address_postcode: '3511 ED',
    address_country: 'Netherlands',
    address_state: '',
    product: 'Offsite Jacket',
    colour: 'Navy',
    size: 'M',
    quantity: '1',
    ...changes,
  };
  return SHIPMENT_COLUMNS.map((column) => cells[column]).join(';');
};
const read = (...lines: string[]) => readShipmentFile([HEAD, ...lines].join('\n'), GROUND);

test('three bad addresses of 500 are told by line; the others are right (D4-17)', () => {
  const lines = Array.from({ length: 500 }, (_, index) => line({ name: `Person ${index}` }));
  lines[9] = line({ name: 'Bad', address_postcode: 'nowhere' });
  lines[99] = line({ name: 'Worse', email: 'none', address_country: 'Brazil' });
  lines[499] = line({ name: 'Worst', size: 'XXS', quantity: 'many' });
  const { shipments, errors, wrong } = read(...lines);
  expect([shipments.length, wrong]).toEqual([497, 3]);
  expect(errors).toEqual([
    { line: 11, column: 'address_postcode', code: 'invalid_postcode' },
    { line: 101, column: 'email', code: 'invalid_email' },
    { line: 101, column: 'address_country', code: 'invalid_country' },
    { line: 501, column: 'quantity', code: 'invalid' },
    { line: 501, column: 'size', code: 'unknown_variant' },
  ]);
});

test('lines of one address are one order, whose quantities add up', () => {
  const { shipments, errors } = read(
    line({ quantity: '2' }),
    line({ colour: 'slate', quantity: '3' }),
    line({ product: 'lu-offsite-jacket', colour: 'jacket-navy', size: 'medium' }),
    line({ name: 'Ben Fern' }),
  );
  expect(errors).toEqual([]);
  expect(shipments.map(({ quantities }) => quantities)).toEqual([
    { 'navy-m': 3, 'slate-m': 3 },
    { 'navy-m': 1 },
  ]);
  expect(shipments[0]?.address).toMatchObject({
    address_postcode: '3511 ED',
    address_country: 'Netherlands',
  });
});

test('one wrong line takes its whole address out', () => {
  const { shipments, wrong } = read(line(), line({ size: 'XXS' }), line({ name: 'Ben Fern' }));
  expect([shipments.length, wrong]).toEqual([1, 1]);
});

test('a file without lines, without a column, with an open quote, or with too many addresses', () => {
  expect(readShipmentFile('', GROUND).errors).toEqual([{ line: null, column: null, code: 'empty' }]);
  expect(readShipmentFile('name,email\na,b', GROUND).errors[0]).toEqual({
    line: 1,
    column: 'phone',
    code: 'no_column',
  });
  expect(read('"open').errors).toEqual([{ line: 2, column: null, code: 'quote' }]);
  const many = Array.from({ length: 501 }, (_, index) => line({ name: `Person ${index}` }));
  expect(read(...many).errors).toEqual([{ line: null, column: null, code: 'too_many_addresses' }]);
});

test('a file of the most lines is read in seconds, and one more is refused as a whole (D48-2)', () => {
  const lines = Array.from({ length: 5000 }, (_, index) => line({ name: `Person ${index % 500}` }));
  const begun = performance.now();
  const full = read(...lines);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect([full.shipments.length, full.errors]).toEqual([500, []]);
  expect(full.shipments.every(({ quantities }) => quantities['navy-m'] === 10)).toBe(true);
  const refused = { shipments: [], errors: [{ line: null, column: null, code: 'too_many_lines' }], wrong: 0 };
  expect(read(...lines, line())).toEqual(refused);
  expect(read(...Array.from({ length: 100_000 }, () => 'x'))).toEqual(refused);
  // Two megabytes of one header.
  expect(readShipmentFile('x'.repeat(2_000_000), GROUND).errors).toEqual([
    { line: null, column: null, code: 'empty' },
  ]);
});

test.each([
  ['a BOM, semicolons and lines of Windows', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ['commas', (text: string) => text.replaceAll(';', ',')],
  ['tabs and lines of old programs', (text: string) => text.replaceAll(';', '\t').replaceAll('\n', '\r')],
])('the same with %s', (_, as) => {
  const text = [HEAD, line({ name: 'Zoë Łukasz 李', quantity: '2' })].join('\n');
  expect(readShipmentFile(as(text), GROUND)).toMatchObject({
    errors: [],
    shipments: [{ line: 2, address: { name: 'Zoë Łukasz 李' }, quantities: { 'navy-m': 2 } }],
  });
});

test('what a spreadsheet guards is read as it was, and a formula is a text or no number (D48-3)', () => {
  const guarded = read(line({ name: "'=Ada", phone: '+31 30 123 4567' }));
  expect(guarded).toMatchObject({ errors: [], shipments: [{ address: { name: '=Ada' } }] });
  for (const quantity of ['=1+1', '1e3', '-1', '1.5', '0', '', '10001', '１'])
    expect([quantity, read(line({ quantity })).errors.map(({ column }) => column)]).toEqual([
      quantity,
      ['quantity'],
    ]);
});

test('one person twice at one address is one order; at two addresses it is two', () => {
  const one = read(line({ quantity: '1' }), line({ quantity: '2' }));
  expect(one.shipments.map(({ quantities }) => quantities)).toEqual([{ 'navy-m': 3 }]);
  expect(read(line(), line({ address_first_line: 'Stationsplein 14' })).shipments).toHaveLength(2);
});

test.each(['en', 'de'] as const)('the example in %p has every column, and a line that is read', (locale) => {
  const formulas = GROUND.products.map((product) => ({ ...product, name: '=1+2;3, "Offsite"' }));
  const file = exampleFile({ ...GROUND, products: formulas }, locale);
  expect(file.split(/\r\n/)[0]).toBe(SHIPMENT_COLUMNS.join(locale === 'de' ? ';' : ','));
  expect(file).toContain(`"'=1+2;3, ""Offsite"""`);
  const { shipments, errors } = readShipmentFile(file, {
    products: formulas,
    area: { countries: [], lockedCountries: [], states: [] },
  });
  expect(errors).toEqual([]);
  expect(shipments[0]?.quantities).toEqual({ 'navy-m': 1 });
});
