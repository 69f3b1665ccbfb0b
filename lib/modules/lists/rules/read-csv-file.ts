import { unguardCell } from './guard-cell';
import { parseCsv, type CsvRecord } from './parse-csv';

const MOST_COLUMNS = 50;

/** What can be wrong with any file that is sent in. */
export const CSV_PROBLEMS = [
  ...(['encoding', 'empty', 'too_many_rows', 'too_many_columns', 'no_column', 'column_twice'] as const),
  ...(['quote', 'cells', 'required', 'twice'] as const),
] as const;
type CsvProblem = (typeof CSV_PROBLEMS)[number];

/** What can be wrong with a number in a cell. */
export const NUMBER_PROBLEMS = [
  ...(['formula', 'not_number', 'not_whole', 'negative', 'decimals', 'too_large'] as const),
] as const;
export type NumberProblem = (typeof NUMBER_PROBLEMS)[number];

/** The problems that are told in the same words, whatever the file is about. */
export const COMMON_PROBLEMS = [
  ...(['encoding', 'empty', 'too_many_columns', 'no_column', 'column_twice', 'quote', 'cells'] as const),
  'required',
  ...NUMBER_PROBLEMS,
] as const;
export type CommonProblem = (typeof COMMON_PROBLEMS)[number];

/** What is wrong in a file: the line from 1, null for the file as a whole, and the column. */
export interface CsvError<Problem extends string = CsvProblem> {
  row: number | null;
  column: string | null;
  code: Problem;
}

/** A row with its cells by column, trimmed and without the guard against formulas. */
export interface CsvRow<Column extends string> {
  line: number;
  cell: (column: Column) => string;
}

export interface CsvFile<Column extends string> {
  rows: CsvRow<Column>[];
  errors: CsvError[];
  /** The ids of its columns. */
  columns: string[];
}

interface Wanted<Column extends string> {
  /** The columns that a file must have to be read; others are passed over. */
  needed: readonly Column[];
  /** Of these a file must have one at least. */
  anyOf?: readonly Column[];
  /** The one that names what a row is about: never empty, never twice. */
  key?: Column;
  /** The name that is compared, where several spellings are one. */
  keyOf?: (name: string) => string;
  mostRows: number;
  /** Whether a row must reach to the last of the needed columns: where an empty cell says something, too. */
  whole?: boolean;
}

/** `Bestand [stock]` and `stock` are both the column `stock`. */
const idOf = (header: string): string =>
  (/\[([a-z_]+)\]\s*$/.exec(header)?.[1] ?? header).trim().toLowerCase();

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What is wrong with the header; empty for a good one. */
function headerErrors(
  ids: readonly string[],
  { needed, anyOf = [] }: { needed: readonly string[]; anyOf?: readonly string[] },
): CsvError[] {
  if (ids.length > MOST_COLUMNS) return [{ row: 1, column: null, code: 'too_many_columns' }];
  const hasAny = anyOf.length === 0 || anyOf.some((column) => ids.includes(column));
  const missing = [...needed, ...(hasAny ? [] : anyOf)].filter((column) => !ids.includes(column));
  if (missing.length > 0) return missing.map((column) => ({ row: 1, column, code: 'no_column' }));
  const twice = [...needed, ...anyOf].find((column) => ids.indexOf(column) !== ids.lastIndexOf(column));
  return twice === undefined ? [] : [{ row: 1, column: twice, code: 'column_twice' }];
}

/** The rows of a whole file, and what is wrong with their shape and keys. */
function readRows<Column extends string>(
  lines: readonly CsvRecord[],
  ids: readonly string[],
  { needed, key, keyOf = (name) => name, whole = false }: Omit<Wanted<Column>, 'mostRows'>,
): CsvFile<Column> {
  const errors: CsvError[] = [];
  const known = new Set<string>();
  const least = whole ? Math.max(...needed.map((column) => ids.indexOf(column))) + 1 : 0;
  const rows = lines.map(({ line, cells }): CsvRow<Column> => {
    const cell = (column: Column) => unguardCell((cells[ids.indexOf(column)] ?? '').trim());
    const name = key === undefined ? '' : keyOf(cell(key));
    if (name === '' && key !== undefined) errors.push({ row: line, column: key, code: 'required' });
    const fits = cells.length >= least && cells.length <= ids.length;
    if (!fits) errors.push({ row: line, column: null, code: 'cells' });
    if (name !== '' && key !== undefined && known.has(name))
      errors.push({ row: line, column: key, code: 'twice' });
    known.add(name);
    return { line, cell };
  });
  return { rows, errors, columns: [...ids] };
}

/**
 * Reads a CSV file that was filled in: its rows by the ids in the headers, in any order and language. A file that is none,
 * or has more rows or columns than are read, has no rows and says why. D48-1.
 */
export function readCsvFile<Column extends string>(
  bytes: Uint8Array,
  { mostRows, ...wanted }: Wanted<Column>,
): CsvFile<Column> {
  const wrong = (code: CsvProblem, row: number | null = null) => ({
    rows: [],
    errors: [{ row, column: null, code }],
    columns: [],
  });
  const text = textOf(bytes);
  if (text === null || text.includes('\u0000')) return wrong('encoding');
  const { records, unclosed } = parseCsv(text, mostRows + 2);
  if (unclosed !== null) return wrong('quote', unclosed);
  const [header, ...lines] = records;
  if (!header || lines.length === 0) return wrong('empty');
  const ids = header.cells.map(idOf);
  const errors = headerErrors(ids, wanted);
  if (errors.length > 0) return { rows: [], errors, columns: ids };
  if (lines.length > mostRows) return wrong('too_many_rows');
  return readRows(lines, ids, wanted);
}
