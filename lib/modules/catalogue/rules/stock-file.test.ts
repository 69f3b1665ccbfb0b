import { readStockFile } from './stock-file';

const HEADER =
  'Produkt [product];Preis [price];Neuer Preis [new_price];Bestand [stock];Neu [new_stock];[variant_id]';
const read = (text: string) => readStockFile(new TextEncoder().encode(text));
const one = (cells: string) => read(`${HEADER}\r\n${cells}\r\n`);
const codes = (cells: string) => one(cells).errors.map(({ row, column, code }) => [row, column, code]);

test('columns are known by their ids, in any language and order; a blank cell asks for nothing', () => {
  expect(one("'=Tee;12,50;;40;55;var_1")).toEqual({
    rows: [{ line: 2, variantId: 'var_1', price: 1250, newPrice: null, stock: 40, newStock: 55 }],
    errors: [],
  });
  expect(read('new_stock,stock,new_price,price,variant_id\n5,4,9.5,9,v').rows).toEqual([
    { line: 2, variantId: 'v', price: 900, newPrice: 950, stock: 4, newStock: 5 },
  ]);
});

test.each([
  ['a;1;-1;1;;v', [[2, 'new_price', 'negative']]],
  ['a;1;1.005;1;;v', [[2, 'new_price', 'decimals']]],
  ['a;1;=1+1;1;;v', [[2, 'new_price', 'formula']]],
  ["a;1;1;1;'=1+1;v", [[2, 'new_stock', 'formula']]],
  ['a;1;1;1;-3;v', [[2, 'new_stock', 'negative']]],
  ['a;1;1;1;1,5;v', [[2, 'new_stock', 'not_whole']]],
  ['a;1;1;1;many;v', [[2, 'new_stock', 'not_number']]],
  [
    'a;1;100000.00;1;1000001;v',
    [
      [2, 'new_price', 'too_large'],
      [2, 'new_stock', 'too_large'],
    ],
  ],
  ['a;1;1;1;1;', [[2, 'variant_id', 'required']]],
  ['a;1;1;1;1;v;extra', [[2, null, 'cells']]],
  [
    'a;1;x;1;y;v\nb;1;;1;;v',
    [
      [2, 'new_price', 'not_number'],
      [2, 'new_stock', 'not_number'],
      [3, 'variant_id', 'twice'],
    ],
  ],
])('%s', (cells, expected) => {
  expect(codes(cells)).toEqual(expected);
});

test('a file that is none is refused as a whole', () => {
  const whole = (file: { errors: object[] }) => file.errors;
  expect(whole(readStockFile(Uint8Array.from([0xff, 0xfe, 0x50, 0x00])))).toEqual([
    { row: null, column: null, code: 'encoding' },
  ]);
  const latin = Buffer.from(`${HEADER}\nGröße;1;;1;;v`, 'latin1');
  expect(whole(readStockFile(latin))[0]).toMatchObject({ code: 'encoding' });
  expect(whole(read(''))[0]).toMatchObject({ code: 'empty' });
  expect(whole(read(HEADER))[0]).toMatchObject({ code: 'empty' });
  expect(whole(read('stock,new_stock\n1,2'))).toEqual(
    ['variant_id', 'price', 'new_price'].map((column) => ({ row: 1, column, code: 'no_column' })),
  );
  expect(whole(read(`${HEADER};Bestand [stock]\na;1;;1;;v;2`))[0]).toMatchObject({ code: 'column_twice' });
  expect(whole(read(`${HEADER}\na;"1;;1;;v`))[0]).toEqual({ row: 2, column: null, code: 'quote' });
  const wide = `${HEADER};${Array.from({ length: 194 }, (_, at) => `c${at}`).join(';')}\nx`;
  expect(whole(read(wide))[0]).toMatchObject({ code: 'too_many_columns' });
});

test('50,000 rows are read, one more is not', () => {
  const rows = (count: number) =>
    `${HEADER}\n${Array.from({ length: count }, (_, at) => `a;1;;1;2;v${at}`).join('\n')}`;
  expect(read(rows(50_000))).toMatchObject({ errors: [] });
  expect(read(rows(50_001))).toEqual({
    rows: [],
    errors: [{ row: null, column: null, code: 'too_many_rows' }],
  });
});
