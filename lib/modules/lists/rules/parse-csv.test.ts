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
  [
    'code,note\nA,',
    [
      ['code', 'note'],
      ['A', ''],
    ],
  ],
  [
    'a;b\n"1";""\n;;;',
    [
      ['a', 'b'],
      ['1', ''],
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

test('one quoted cell may fill a whole file', () => {
  const long = 'He said ""yes"", '.repeat(1_200_000);
  const [, row] = cells(`a,b\n"${long}",1`);
  expect([row?.[0]?.length, row?.[1]]).toEqual([15 * 1_200_000, '1']);
  expect(cells(`"${long}";b;c`)[0]).toHaveLength(3);
});
