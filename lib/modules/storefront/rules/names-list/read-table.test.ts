/** @jest-environment node */
import fc from 'fast-check';
import { decodeFile } from './decode-file';
import { readTable } from './read-table';

describe('a pasted list or a CSV file as rows', () => {
  test.each([
    [
      'commas',
      'ADA,7,M\nBO,8,L',
      [
        ['ADA', '7', 'M'],
        ['BO', '8', 'L'],
      ],
    ],
    [
      'semicolons',
      'ADA;7;M\r\nBO;8;L\r\n',
      [
        ['ADA', '7', 'M'],
        ['BO', '8', 'L'],
      ],
    ],
    [
      'tabs, as a spreadsheet copies',
      'ADA\t7\rBO\t8',
      [
        ['ADA', '7'],
        ['BO', '8'],
      ],
    ],
    ['one column', 'ADA\n\n  \nBO', [['ADA'], ['BO']]],
    [
      'a mark at the beginning',
      '\uFEFFName;Size\nADA;M',
      [
        ['Name', 'Size'],
        ['ADA', 'M'],
      ],
    ],
    [
      'quotes, doubled ones and delimiters in them',
      '"ADA ""THE"" X",7\n"A,B",8',
      [
        ['ADA "THE" X', '7'],
        ['A,B', '8'],
      ],
    ],
    [
      'a line break in quotes',
      '"ADA\nLOVE",7\nBO,8',
      [
        ['ADA LOVE', '7'],
        ['BO', '8'],
      ],
    ],
    [
      'a quote in the middle of a name',
      'CONAN "C" B,7\nBO,8',
      [
        ['CONAN "C" B', '7'],
        ['BO', '8'],
      ],
    ],
    [
      'a quote that nothing closes',
      '"ADA,7\nBO,8',
      [
        ['"ADA', '7'],
        ['BO', '8'],
      ],
    ],
    [
      'decimal commas between semicolons',
      'A;1,5\nB;2,5\nC;3,5',
      [
        ['A', '1,5'],
        ['B', '2,5'],
        ['C', '3,5'],
      ],
    ],
    [
      'a formula, which is a text',
      '=1+1,7\n@SUM(A1),8',
      [
        ['=1+1', '7'],
        ['@SUM(A1)', '8'],
      ],
    ],
    ['nothing', ' \n\n', []],
  ])('%s', (_, text, rows) => expect(readTable(text)).toEqual(rows));

  test('property: cells written with quotes are read as they were', () => {
    const cell = fc.stringMatching(/^[A-Z0-9"',;\t=]{1,12}$/).filter((text) => text.trim() === text);
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), (table, delimiter) => {
        const text = table.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
        expect(readTable(text)).toEqual(table);
      }),
    );
  });
});

describe('a file’s text', () => {
  const bytes = (...all: number[]) => new Uint8Array(all);
  test.each([
    ['UTF-8', new TextEncoder().encode('Zoë'), 'Zoë'],
    ['Windows-1252', bytes(0x5a, 0x6f, 0xeb, 0xc5), 'ZoëÅ'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00), 'Zë'],
    ['the other UTF-16', bytes(0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb), 'Zë'],
    ['a workbook, which is none', bytes(0x50, 0x4b, 0x03, 0x04), null],
    ['nothing at all', bytes(), ''],
  ])('%s', (_, given, text) => expect(decodeFile(given)).toBe(text));
});
