import type { Messages } from '@/lib/intl/message-for';
import { unguardCell } from '@/lib/modules/lists/rules/guard-cell';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { csvRows } from './csv-rows';
import type { ListColumn } from './list-definition';

const COLUMNS: ListColumn[] = [
  { id: 'name', type: 'text', header: 'ordersPage.title' },
  { id: 'phone', type: 'phone', header: 'ordersPage.title' },
];
const texts: Messages = (key) => key;

/** What spreadsheets take for the start of a formula. */
const STARTS = /^[=+\-@\t\r]/;

it.each([',', ';'] as const)(
  '500 hostile texts are one cell each, and none a formula (%s, S5-63)',
  (delimiter) => {
    const rows = HOSTILE_TEXTS.map((text) => ({ name: text, phone: text }));
    const written = `name${delimiter}phone\r\n${csvRows(rows, { columns: COLUMNS, texts, delimiter })}`;
    const { records, unclosed } = parseCsv(written, 1000);
    const cells = records.slice(1).map((record) => record.cells);
    expect(unclosed).toBeNull();
    expect(cells.flat().filter((cell) => STARTS.test(cell))).toEqual([]);
    expect(cells.map((row) => row.map(unguardCell))).toEqual(HOSTILE_TEXTS.map((text) => [text, text]));
  },
);
