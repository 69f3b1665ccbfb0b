import fc from 'fast-check';
import { guardCell, unguardCell, type ColumnType } from './guard-cell';

const CELLS: [type: ColumnType, value: string, cell: string][] = [
  ['text', 'Ada Fern', 'Ada Fern'],
  ['text', '', ''],
  ['text', "O'Neill", "O'Neill"],
  ['text', '=1+1', "'=1+1"],
  ['text', ' =1', "' =1"],
  ['text', '\u00a0=1', "'\u00a0=1"],
  ['text', '\ufeff=1', "'\ufeff=1"],
  ['text', '＝1', "'＝1"],
  ['text', '+44 20 7946 0123', "'+44 20 7946 0123"],
  ['text', '-12.50', "'-12.50"],
  ['text', '@SUM(A1)', "'@SUM(A1)"],
  ['text', '|calc', "'|calc"],
  ['text', '%0A', "'%0A"],
  ['text', '\tx', "'\tx"],
  ['text', '\nx', "'\nx"],
  ['text', "'=1", "''=1"],
  ['text', '12-50', '12-50'],
  ['phone', '+44 (0)20 7946-0123', '+44 (0)20 7946-0123'],
  ['phone', '+1.555/123', '+1.555/123'],
  ['phone', '+44=cmd', "'+44=cmd"],
  ['phone', '=44', "'=44"],
  ['phone', '020 7946', '020 7946'],
  ['amount', '-12.50', '-12.50'],
  ['amount', '21.60', '21.60'],
  ['amount', '-1+1', "'-1+1"],
  ['number', '-3', '-3'],
  ['date', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
  ['date', '-1', "'-1"],
];

test.each(CELLS)('a %s cell: %j → %j, and back (D48-3)', (type, value, cell) => {
  expect(guardCell(value, type)).toBe(cell);
  expect(unguardCell(cell)).toBe(value);
});

const types: ColumnType[] = ['text', 'phone', 'amount', 'number', 'date'];
const sign = fc.constantFrom(..."'=+-@＝＋－＠\t\r\n|% \u00a0\ufeffa1.");
const value = fc.oneof(
  fc.string({ unit: sign, maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

test('an import gives every value back, and no text is left that a spreadsheet runs', () => {
  fc.assert(
    fc.property(fc.constantFrom(...types), value, (type, text) => {
      const cell = guardCell(text, type);
      expect(unguardCell(cell)).toBe(text);
      if (type === 'text') expect(cell).not.toMatch(/^[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t\r\n|%]/u);
    }),
  );
});
