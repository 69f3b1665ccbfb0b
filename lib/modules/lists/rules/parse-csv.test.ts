import { parseCsv } from './parse-csv';

const cells = (text: string) => parseCsv(text, 100).records.map((record) => record.cells);

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\ufeffa;b\n"1;2";"say ""hi"""',
    [
      ['a', 'b'],
      ['1;2', 'say "hi"'],
    ],
  ],
  [
    'a\tb\n\n1\t\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    '"a,b";c\n1,5;2',
    [
      ['a,b', 'c'],
      ['1,5', '2'],
    ],
  ],
  [
    'a,b\rx,y',
    [
      ['a', 'b'],
      ['x', 'y'],
    ],
  ],
  ['', []],
])('%j', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test('lines are counted through line breaks in cells, and an open quote is named', () => {
  const { records } = parseCsv('a,b\n"two\r\nlines",1\nlast,2', 100);
  expect(records.map(({ line }) => line)).toEqual([1, 2, 4]);
  expect(parseCsv('a,b\n1,"open\n2,3', 100)).toEqual({
    records: [{ line: 1, cells: ['a', 'b'] }],
    unclosed: 2,
  });
});

test('no more records are read than asked for', () => {
  expect(parseCsv('a\n'.repeat(1000), 10).records).toHaveLength(10);
});
