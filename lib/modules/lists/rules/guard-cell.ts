/** What a column holds; it decides how a cell is protected. */
export type ColumnType = 'text' | 'phone' | 'amount' | 'number' | 'date';

/** A text that a spreadsheet might run as a formula, with any apostrophes before it. */
const FORMULA = /^'*[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t\r\n|%]/u;

/** Values of these types start with what looks like a formula, and are none. */
const PLAIN: Partial<Record<ColumnType, RegExp>> = {
  phone: /^\+[\d ()./-]+$/,
  amount: /^-?\d+(\.\d+)?$/,
  number: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/,
};

/**
 * A cell of a CSV file that no spreadsheet runs as a formula: a text that could be one gets an apostrophe in front. Phone
 * numbers, amounts and dates stay as they are. D48-3.
 */
export function guardCell(value: string, type: ColumnType): string {
  if (PLAIN[type]?.test(value)) return value;
  return FORMULA.test(value) ? `'${value}` : value;
}

/** What `guardCell` was given: an import takes the one apostrophe off again. D48-3. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
