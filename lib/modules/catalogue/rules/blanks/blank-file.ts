import { CURRENCIES, toWire, type Currency } from '@/lib/kernel/money';
import { FIELD_ERROR_CODES } from '@/lib/kernel/error-codes';
import {
  CSV_PROBLEMS,
  NUMBER_PROBLEMS,
  readCsvFile,
  type CsvError,
  type CsvRow,
} from '@/lib/modules/lists/rules/read-csv-file';
import { typedNumber } from '@/lib/modules/pricing/rules/typed-number';
import { namesFrom } from './blank-names';
import { breakOf, type WireBreaks } from './breaks';
import { MOST_GRAMS, MOST_PRICE_MINOR } from './limits';
import { DEFINITION_COLUMNS, splitCell, type DefinitionCells, type DefinitionColumn } from './blank-cells';

/** The most rows of a file of blanks: as many as are checked and written within one answer. D48 */
const MOST_BLANK_ROWS = 200;
export const MOST_BLANK_BYTES = 1_000_000;

/** What a file says besides: which blank it is, its drawing and its name, how it stands, and its count of changes as it was read. */
const OWN_COLUMNS = ['blank', 'revision', 'status', 'family', 'name'] as const;
/** The columns of a file, by the ids that stand beside their headers. */
export const BLANK_FILE_COLUMNS = [...OWN_COLUMNS, ...DEFINITION_COLUMNS] as const;
export type BlankFileColumn = (typeof BLANK_FILE_COLUMNS)[number];

/** Columns that a file shows and never changes; it may leave them out. A new blank says of them what no drawing says for it. */
const FROZEN_COLUMNS = [
  ...(['status', 'family', 'name', 'code'] as const),
  ...(['front_width_mm', 'front_height_mm', 'front_dpi'] as const),
  ...(['back_width_mm', 'back_height_mm', 'back_dpi'] as const),
] as const;
const isFrozen = (column: string) => FROZEN_COLUMNS.some((one) => one === column);
/** Columns that a file may leave out: what it doesn't have stays as it is. */
const isOptional = (column: string) =>
  column === 'names' || column === 'weight_grams' || /_breaks_/.test(column);
const NEEDED = BLANK_FILE_COLUMNS.filter((column) => !isFrozen(column) && !isOptional(column));

export const BLANK_FILE_PROBLEMS = [
  ...new Set([
    ...CSV_PROBLEMS,
    ...NUMBER_PROBLEMS,
    ...FIELD_ERROR_CODES,
    ...(['changed', 'frozen', 'no_blank'] as const),
  ]),
];
export type BlankFileProblem = (typeof BLANK_FILE_PROBLEMS)[number];
export type BlankFileError = CsvError<BlankFileProblem>;

/** A row as it is filled in; an absent column is empty. */
export interface BlankFileRow extends CsvRow<BlankFileColumn> {
  /** Whether the file has a column. */
  has: (column: BlankFileColumn) => boolean;
}

/** Reads a file of blanks: its rows, and what is wrong with its shape and keys. D48-1 */
export function readBlankFile(bytes: Uint8Array): { rows: BlankFileRow[]; errors: BlankFileError[] } {
  const { rows, errors, columns } = readCsvFile<BlankFileColumn>(bytes, {
    needed: NEEDED,
    key: 'blank',
    mostRows: MOST_BLANK_ROWS,
  });
  const has = (column: BlankFileColumn) => columns.includes(column);
  return { rows: rows.map((row) => ({ ...row, has })), errors };
}

type Wrong = (column: BlankFileColumn, code: BlankFileProblem) => void;

/** `Forest Green #1f4d3a` */
function colourOf(entry: string): { name: string; hex: string } {
  const [, name = entry, hex = ''] = /^(.*?)\s*(#\S*)$/.exec(entry) ?? [];
  return { name, hex };
}

/** `cotton 80` */
function fibreOf(entry: string): { fibre: string; percent: number } {
  const [, fibre = entry, percent = ''] = /^(.*?)\s*(\d{1,3})\s*%?$/.exec(entry) ?? [];
  return { fibre: fibre.toLowerCase(), percent: Number(percent) };
}

function prices({ cell }: BlankFileRow, kind: 'blank' | 'print', wrong: Wrong): Record<string, string> {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const column = `${kind}_${currency.toLowerCase() as Lowercase<typeof currency>}` as const;
      const value = typedNumber(cell(column), { kind: 'hundredths', most: MOST_PRICE_MINOR });
      if (value === null) wrong(column, 'required');
      if (typeof value === 'string') wrong(column, value);
      return [currency, toWire(typeof value === 'number' ? value : 0)];
    }),
  );
}

/** The breaks of a row as `25 3.80 | 100 3.40`; undefined where the file says nothing of any currency. */
function breaks({ cell, has }: BlankFileRow, kind: 'blank' | 'print', kept: WireBreaks | undefined) {
  const columnOf = (currency: Currency) =>
    `${kind}_breaks_${currency.toLowerCase() as Lowercase<Currency>}` as const;
  if (!CURRENCIES.some((currency) => has(columnOf(currency)))) return undefined;
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const column = columnOf(currency);
      return [currency, has(column) ? splitCell(cell(column)).map(breakOf) : (kept?.[currency] ?? [])];
    }),
  );
}

/** The names of a row as `de: Bio-Shirt | fr: T-shirt bio`; undefined where the file says nothing of them. */
function names({ cell, has }: BlankFileRow, wrong: Wrong): Record<string, string> | undefined {
  if (!has('names')) return undefined;
  const said = namesFrom(splitCell(cell('names')));
  if (said === null) wrong('names', 'invalid');
  return said ?? {};
}

/** Null where it is not filled in; undefined where the file says nothing of it. */
function weight({ cell, has }: BlankFileRow, wrong: Wrong): number | null | undefined {
  if (!has('weight_grams')) return undefined;
  const value = typedNumber(cell('weight_grams'), { kind: 'count', most: MOST_GRAMS });
  if (typeof value !== 'string') return value;
  wrong('weight_grams', value);
  return null;
}

/** Null where nothing of it is filled in. */
function partyOf({ cell }: BlankFileRow, prefix: 'maker' | 'eu') {
  const party = {
    name: cell(`${prefix}_name`),
    address: cell(`${prefix}_address`),
    contact: cell(`${prefix}_contact`),
  };
  return Object.values(party).every((text) => text === '') ? null : party;
}

type KeptBreaks = { blank_breaks?: WireBreaks | undefined; print_breaks?: WireBreaks | undefined };

const orNull = (text: string) => (text === '' ? null : text);

/**
 * What a row asks for, in the shape of the call that changes a blank and still to be checked by it; numbers that are none are
 * told at their column; `kept`: what the blank has of columns that a file may leave out. S2.2-251
 */
export function formOfRow(row: BlankFileRow, wrong: Wrong, kept: KeptBreaks = {}): Record<string, unknown> {
  const { cell } = row;
  const list = (column: DefinitionColumn) => splitCell(cell(column));
  const certificate = { number: cell('certificate_number'), issuer: cell('certificate_issuer') };
  const fibres = list('fibres').map(fibreOf);
  return {
    names: names(row, wrong),
    brand: cell('brand'),
    family_variant: cell('family_variant'),
    category: cell('category'),
    print_techniques: list('print_techniques'),
    regions: list('regions').map((name) => name.toUpperCase()),
    colours: list('colours').map(colourOf),
    sizes: list('sizes'),
    blank_price: prices(row, 'blank', wrong),
    print_price: prices(row, 'print', wrong),
    blank_breaks: breaks(row, 'blank', kept.blank_breaks),
    print_breaks: breaks(row, 'print', kept.print_breaks),
    details_specs: list('details_specs'),
    weight_grams: weight(row, wrong),
    fibres: fibres.length === 0 ? null : fibres,
    origin_country: orNull(cell('origin_country').toUpperCase()),
    customs_code: orNull(cell('customs_code')),
    maker: partyOf(row, 'maker'),
    eu_responsible: partyOf(row, 'eu'),
    identifier: orNull(cell('identifier')),
    certificate: certificate.number === '' && certificate.issuer === '' ? null : certificate,
  };
}

/** Columns of a row that say something else than the blank does, and that no file can change. */
export function frozenCells(
  { cell }: BlankFileRow,
  now: DefinitionCells & Record<'status' | 'family' | 'name', string>,
): BlankFileColumn[] {
  return FROZEN_COLUMNS.filter((column) => cell(column) !== '' && cell(column) !== now[column]);
}
