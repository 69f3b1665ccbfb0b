import { stringify } from 'csv-stringify/sync';
import type { Messages } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import { DEFAULT_LOCALE, type Locale } from '@/lib/kernel/locales';
import type { Delimiter } from '@/lib/modules/lists/rules/csv-format';
import { guardCell } from '@/lib/modules/lists/rules/guard-cell';
import type { ListCells, ListColumn } from './list-definition';

/** Spreadsheets read a file without it in an old encoding. */
const BOM = '\ufeff';

interface Csv {
  columns: readonly ListColumn[];
  texts: Messages;
  delimiter: Delimiter;
  /** The language of `texts`, where a column tells more than a code. */
  locale?: Locale;
}

// A line break of any kind needs quotes; the library looks for the record delimiter alone.
const options = (delimiter: Delimiter) => ({
  delimiter,
  record_delimiter: '\r\n',
  quoted_match: [/[\r\n]/],
});

function cellOf({ id, type, label, tell }: ListColumn, row: ListCells, { texts, locale }: Csv): string {
  const value = row[id] ?? '';
  if (tell && value !== '') return guardCell(tell(value, texts, locale ?? DEFAULT_LOCALE), type);
  return guardCell(label && value !== '' ? texts(label(value), { brand: BRAND.name }) : value, type);
}

/** The first line: BOM, then each header in the reader's language with the column's id beside it. D48-3. */
export function csvHeader({ columns, texts, delimiter }: Csv): string {
  return BOM + stringify([columns.map(({ id, header }) => `${texts(header)} [${id}]`)], options(delimiter));
}

/** Rows as lines of RFC 4180, each cell guarded by its column's type. D48-3. */
export function csvRows(rows: readonly ListCells[], csv: Csv): string {
  return stringify(
    rows.map((row) => csv.columns.map((column) => cellOf(column, row, csv))),
    options(csv.delimiter),
  );
}
