import { fromWire, type Minor } from '@/lib/kernel/money';
import { unguardCell } from '@/lib/modules/lists/rules/guard-cell';
import { parseCsv, type CsvRecord } from '@/lib/modules/lists/rules/parse-csv';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

/** The most rows of a file, without its header. D48-2. */
export const MOST_FILE_ROWS = 50_000;
/** The most bytes of a file: such rows with long names and room. */
export const MOST_FILE_BYTES = 20_000_000;
const MOST_COLUMNS = 50;
const MOST_STOCK = 1_000_000;
/** The most that a product may cost, ex VAT. */
export const MOST_PRICE_MINOR = 9_999_999;

/** The columns of a file, by the ids that stand beside their headers. */
export const FILE_COLUMNS = [
  ...(['product', 'colour', 'size', 'sku', 'price', 'new_price', 'stock', 'new_stock'] as const),
  ...(['product_id', 'variant_id'] as const),
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Those that a file must have to be read. */
const NEEDED = ['variant_id', 'price', 'new_price', 'stock', 'new_stock'] as const;
type Needed = (typeof NEEDED)[number];

export const FILE_PROBLEMS = [
  ...([
    'encoding',
    'empty',
    'too_many_rows',
    'too_many_columns',
    'no_column',
    'column_twice',
    'quote',
  ] as const),
  ...(['cells', 'required', 'unknown', 'twice', 'formula', 'not_number', 'not_whole', 'negative'] as const),
  ...(['decimals', 'too_large', 'changed', 'different', 'locked'] as const),
] as const;
type FileProblem = (typeof FILE_PROBLEMS)[number];

/** What is wrong in a file: the line from 1, null for the file as a whole, and the column. */
export interface FileError {
  row: number | null;
  column: string | null;
  code: FileProblem;
}

/** What a row asks for. `price` and `stock` are what its sender saw; null for a new value leaves it as it is. */
export interface FileRow {
  line: number;
  variantId: string;
  price: Minor | null;
  newPrice: Minor | null;
  stock: number | null;
  newStock: number | null;
}

export interface ReadFile {
  rows: FileRow[];
  errors: FileError[];
}

const wrong = (code: FileProblem, column: string | null = null, row: number | null = null): ReadFile => ({
  rows: [],
  errors: [{ row, column, code }],
});

/** `Bestand [stock]` and `stock` are both the column `stock`. */
const idOf = (header: string): string =>
  (/\[([a-z_]+)\]\s*$/.exec(header)?.[1] ?? header).trim().toLowerCase();

const FORMULA = /^\s*[=+@＝＋＠]/u;

/** A number as typed or a problem; null for an empty cell. */
function numberIn(text: string, kind: 'price' | 'stock'): number | null | FileProblem {
  if (text === '') return null;
  if (FORMULA.test(text)) return 'formula';
  if (/^-\s*\d/.test(text)) return 'negative';
  if (kind === 'stock') {
    if (/^\d+[.,]\d+$/.test(text)) return 'not_whole';
    if (!/^\d+$/.test(text)) return 'not_number';
    return Number(text) > MOST_STOCK ? 'too_large' : Number(text);
  }
  if (/^\d+[.,]\d{3,}$/.test(text)) return 'decimals';
  if (/^\d{11,}/.test(text)) return 'too_large';
  const wire = typedPrice(text);
  if (wire === null) return 'not_number';
  return fromWire(wire) > MOST_PRICE_MINOR ? 'too_large' : fromWire(wire);
}

function rowOf({ line, cells }: CsvRecord, places: Record<Needed, number>, errors: FileError[]): FileRow {
  const cell = (column: Needed) => unguardCell((cells[places[column]] ?? '').trim());
  const number = (column: Needed, kind: 'price' | 'stock'): number | null => {
    const value = numberIn(cell(column), kind);
    if (typeof value !== 'string') return value;
    errors.push({ row: line, column, code: value });
    return null;
  };
  const row = {
    line,
    variantId: cell('variant_id'),
    price: number('price', 'price'),
    newPrice: number('new_price', 'price'),
    stock: number('stock', 'stock'),
    newStock: number('new_stock', 'stock'),
  };
  if (row.variantId === '') errors.push({ row: line, column: 'variant_id', code: 'required' });
  return row;
}

/** The place of each column that is needed, or what is wrong with the header. */
function placesOf(header: readonly string[]): Record<Needed, number> | ReadFile {
  if (header.length > MOST_COLUMNS) return wrong('too_many_columns', null, 1);
  const ids = header.map(idOf);
  const missing = NEEDED.filter((column) => !ids.includes(column));
  if (missing.length > 0)
    return { rows: [], errors: missing.map((column) => ({ row: 1, column, code: 'no_column' })) };
  const twice = NEEDED.find((column) => ids.indexOf(column) !== ids.lastIndexOf(column));
  if (twice) return wrong('column_twice', twice, 1);
  return Object.fromEntries(NEEDED.map((column) => [column, ids.indexOf(column)])) as Record<Needed, number>;
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Reads a file of stock and prices: each row that asks for something, and every cell that is wrong, by line and column.
 * Columns are known by the ids in their headers, in any order; others are passed over. D48-1.
 */
export function readStockFile(bytes: Uint8Array): ReadFile {
  const text = textOf(bytes);
  if (text === null || text.includes('\u0000')) return wrong('encoding');
  const { records, unclosed } = parseCsv(text, MOST_FILE_ROWS + 2);
  if (unclosed !== null) return wrong('quote', null, unclosed);
  const [header, ...lines] = records;
  if (!header || lines.length === 0) return wrong('empty');
  const places = placesOf(header.cells);
  if ('errors' in places) return places;
  if (lines.length > MOST_FILE_ROWS) return wrong('too_many_rows');
  const errors: FileError[] = [];
  const known = new Set<string>();
  const rows = lines.map((record) => {
    const row = rowOf(record, places, errors);
    const { line } = record;
    if (record.cells.length > header.cells.length) errors.push({ row: line, column: null, code: 'cells' });
    if (known.has(row.variantId)) errors.push({ row: line, column: 'variant_id', code: 'twice' });
    known.add(row.variantId);
    return row;
  });
  return { rows, errors };
}
