import {
  CSV_PROBLEMS,
  NUMBER_PROBLEMS,
  readCsvFile,
  type CsvError,
  type CsvRow,
} from '@/lib/modules/lists/rules/read-csv-file';
import { typedNumber } from '@/lib/modules/pricing/rules/typed-number';
import { foldCode, isFoldedCode } from '@/lib/modules/orders/rules/promo-code';
import { MOST_PRODUCTS, MOST_USES, VOUCHER_CODE_LENGTH } from './voucher-states';
import { MOST_VOUCHER_MINOR, WHOLE_BP } from './voucher-worth';

/** The most rows of a file, without its header. D48-2. */
export const MOST_VOUCHER_ROWS = 50_000;
/** The most bytes of a file: such rows with many products. */
export const MOST_VOUCHER_BYTES = 20_000_000;

/** Those that a file must have to be read: a column left out would take away what it says. */
const NEEDED = [
  ...(['code', 'kind', 'value', 'public', 'starts_on', 'ends_on', 'max_uses', 'uses_per_person'] as const),
  ...(['minimum_spend', 'products'] as const),
] as const;
type Needed = (typeof NEEDED)[number];

/** The columns of a file, by the ids that stand beside their headers; the last two only tell. */
export const VOUCHER_COLUMNS = [...NEEDED, 'uses', 'state'] as const;
export type VoucherColumn = (typeof VOUCHER_COLUMNS)[number];

export const VOUCHER_FILE_PROBLEMS = [
  ...CSV_PROBLEMS,
  ...NUMBER_PROBLEMS,
  ...(['invalid_characters', 'too_long', 'not_kind', 'not_yes_no', 'not_date', 'ends_before_start'] as const),
  ...(['too_small', 'unknown_product', 'too_many_products', 'below_used'] as const),
] as const;
type VoucherFileProblem = (typeof VOUCHER_FILE_PROBLEMS)[number];
export type VoucherFileError = CsvError<VoucherFileProblem>;

/** What a row says of its voucher. Days are those of the store's time zone. */
export interface VoucherTerms {
  code: string;
  folded: string;
  kind: 'amount' | 'percent';
  amountMinor: number | null;
  percentBp: number | null;
  public: boolean;
  startsOn: string | null;
  endsOn: string | null;
  maxUses: number | null;
  usesPerPerson: number | null;
  minSpendMinor: number | null;
  productIds: readonly string[] | null;
}

export interface VoucherFile {
  rows: { line: number; terms: VoucherTerms }[];
  errors: VoucherFileError[];
}

/** Tells what is wrong in a column of a row. */
type Wrong = (column: Needed, code: VoucherFileProblem) => null;

/** The database takes no year 0, and nobody means a year of long ago. */
const FIRST_DAY = '2000-01-01';
/** The day after the last one is written with four digits, too. */
const LAST_DAY = '9998-12-31';

/** A day as people and spreadsheets write it: 2026-11-30, 30.11.2026 or 30-11-2026; which part is the month is certain. */
function dayIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const [, year, month, day] = iso ?? [];
  const [, last, middle, first] = iso ? [] : (/^(\d{1,2})[.-]\s?(\d{1,2})[.-]\s?(\d{4})$/.exec(text) ?? []);
  const [y, m, d] = [year ?? first, month ?? middle, day ?? last];
  if (y === undefined || m === undefined || d === undefined) return null;
  const written = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  return exists && written >= FIRST_DAY && written <= LAST_DAY ? written : null;
}

const YES = new Set(['yes', 'true', '1']);
const NO = new Set(['no', 'false', '0', '']);

function isPublic(text: string, wrong: Wrong): boolean {
  const typed = text.toLowerCase();
  if (!YES.has(typed) && !NO.has(typed)) wrong('public', 'not_yes_no');
  return YES.has(typed);
}

/** An amount or a share, above 0; `null` for an empty cell and for what is wrong. */
function numberOf(
  text: string,
  column: Needed,
  { kind, most }: { kind: 'count' | 'hundredths'; most: number },
  wrong: Wrong,
): number | null {
  const value = typedNumber(text, { kind, most });
  if (typeof value === 'string') return wrong(column, value);
  return value === 0 ? wrong(column, 'too_small') : value;
}

function productsOf(text: string, wrong: Wrong): string[] | null {
  const ids = [...new Set(text.split(/[\s,;|]+/).filter((id) => id !== ''))];
  if (ids.length > MOST_PRODUCTS) return wrong('products', 'too_many_products');
  return ids.length === 0 ? null : ids;
}

function worthOf(
  { cell }: CsvRow<Needed>,
  wrong: Wrong,
): Pick<VoucherTerms, 'kind' | 'amountMinor' | 'percentBp'> {
  const typed = cell('kind').toLowerCase();
  const kind = typed === 'amount' || typed === 'percent' ? typed : null;
  if (kind === null) wrong('kind', typed === '' ? 'required' : 'not_kind');
  if (cell('value') === '') wrong('value', 'required');
  const most = kind === 'percent' ? WHOLE_BP : MOST_VOUCHER_MINOR;
  const worth = numberOf(cell('value').replace(/\s?%$/, ''), 'value', { kind: 'hundredths', most }, wrong);
  return {
    kind: kind ?? 'amount',
    amountMinor: kind === 'percent' ? null : worth,
    percentBp: kind === 'percent' ? worth : null,
  };
}

function daysOf({ cell }: CsvRow<Needed>, wrong: Wrong) {
  const day = (column: 'starts_on' | 'ends_on') =>
    cell(column) === '' ? null : (dayIn(cell(column)) ?? wrong(column, 'not_date'));
  const [startsOn, endsOn] = [day('starts_on'), day('ends_on')];
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) wrong('ends_on', 'ends_before_start');
  return { startsOn, endsOn };
}

function termsOf(row: CsvRow<Needed>, wrong: Wrong): VoucherTerms {
  const { cell } = row;
  const code = cell('code');
  const folded = foldCode(code);
  if (code.length > VOUCHER_CODE_LENGTH) wrong('code', 'too_long');
  else if (code !== '' && !isFoldedCode(folded)) wrong('code', 'invalid_characters');
  const count = (column: 'max_uses' | 'uses_per_person') =>
    numberOf(cell(column), column, { kind: 'count', most: MOST_USES }, wrong);
  return {
    code,
    folded,
    ...worthOf(row, wrong),
    public: isPublic(cell('public'), wrong),
    ...daysOf(row, wrong),
    maxUses: count('max_uses'),
    usesPerPerson: count('uses_per_person'),
    minSpendMinor: numberOf(
      cell('minimum_spend'),
      'minimum_spend',
      { kind: 'hundredths', most: MOST_VOUCHER_MINOR },
      wrong,
    ),
    productIds: productsOf(cell('products'), wrong),
  };
}

/**
 * Reads a file of vouchers: what each row says, and every cell that is wrong, by line and column. A code is there twice in
 * any spelling. D41-6, D48-1.
 */
export function readVoucherFile(bytes: Uint8Array): VoucherFile {
  const wanted = {
    needed: NEEDED,
    key: 'code',
    keyOf: foldCode,
    mostRows: MOST_VOUCHER_ROWS,
    whole: true,
  } as const;
  const file = readCsvFile<Needed>(bytes, wanted);
  const errors: VoucherFileError[] = [...file.errors];
  const rows = file.rows.map((row) => {
    const wrong: Wrong = (column, code) => {
      errors.push({ row: row.line, column, code });
      return null;
    };
    return { line: row.line, terms: termsOf(row, wrong) };
  });
  return { rows, errors: errors.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)) };
}
