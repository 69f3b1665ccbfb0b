import type { Minor } from '@/lib/kernel/money';
import {
  CSV_PROBLEMS,
  NUMBER_PROBLEMS,
  readCsvFile,
  type CsvError,
  type CsvRow,
} from '@/lib/modules/lists/rules/read-csv-file';
import { typedNumber } from '@/lib/modules/pricing/rules/typed-number';

/** The most rows of a file, without its header. D48-2. */
export const MOST_FILE_ROWS = 50_000;
/** The most bytes of a file: such rows with long names and room. */
export const MOST_FILE_BYTES = 20_000_000;
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
  ...CSV_PROBLEMS,
  ...NUMBER_PROBLEMS,
  ...(['unknown', 'changed', 'different', 'locked'] as const),
] as const;
type FileProblem = (typeof FILE_PROBLEMS)[number];
/** What is wrong in a file of stock and prices. */
export type FileError = CsvError<FileProblem>;

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

/** The largest number of each column. */
const NUMBERS = {
  price: { kind: 'hundredths', most: MOST_PRICE_MINOR },
  stock: { kind: 'count', most: MOST_STOCK },
} as const;

function rowOf({ line, cell }: CsvRow<Needed>, errors: FileError[]): FileRow {
  const number = (column: Needed, kind: 'price' | 'stock'): number | null => {
    const value = typedNumber(cell(column), NUMBERS[kind]);
    if (typeof value !== 'string') return value;
    errors.push({ row: line, column, code: value });
    return null;
  };
  return {
    line,
    variantId: cell('variant_id'),
    price: number('price', 'price'),
    newPrice: number('new_price', 'price'),
    stock: number('stock', 'stock'),
    newStock: number('new_stock', 'stock'),
  };
}

/**
 * Reads a file of stock and prices: each row that asks for something, and every cell that is wrong, by line and column.
 * D48-1.
 */
export function readStockFile(bytes: Uint8Array): ReadFile {
  const file = readCsvFile(bytes, { needed: NEEDED, key: 'variant_id', mostRows: MOST_FILE_ROWS });
  const errors: FileError[] = [];
  const rows = file.rows.map((row) => rowOf(row, errors));
  const all = [...errors, ...file.errors];
  return { rows, errors: all.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)) };
}
