import { CURRENCIES, type Currency, type Minor } from '@/lib/kernel/money';
import {
  CSV_PROBLEMS,
  readCsvFile,
  type CsvError,
  type CsvRow,
} from '@/lib/modules/lists/rules/read-csv-file';

/** The most rows of a file of stock: as many as are written within one answer. D48. */
export const MOST_STOCK_ROWS = 25_000;
export const MOST_FACT_BYTES = 4_000_000;
const MOST_BLANK_ROWS = 200;
export const MOST_PIECES = 1_000_000;
const [MOST_MM, MOST_MINOR] = [2_000, 1_000_000];

const PRICES = ['blank_gbp', 'print_gbp', 'blank_eur', 'print_eur', 'blank_usd', 'print_usd'] as const;
const AREAS = ['front_width_mm', 'front_height_mm', 'back_width_mm', 'back_height_mm'] as const;
/** The columns of a file of blanks, by their ids (`family` is what files have always called it): an empty cell is as the catalogue says. */
export const BLANK_COLUMNS = ['family', 'offered', ...AREAS, ...PRICES, 'made_in', 'customs_code'] as const;
export const STOCK_COLUMNS = ['sku', 'pieces', 'discontinued'] as const;
type BlankColumn = (typeof BLANK_COLUMNS)[number];
type StockColumn = (typeof STOCK_COLUMNS)[number];
type FactColumn = BlankColumn | StockColumn;
export const FACT_COLUMNS: readonly FactColumn[] = [...BLANK_COLUMNS, ...STOCK_COLUMNS];

export const FACT_PROBLEMS = [
  ...CSV_PROBLEMS,
  ...(['unknown', 'not_yes_no', 'not_number', 'too_large', 'pair', 'country', 'customs'] as const),
] as const;
type FactProblem = (typeof FACT_PROBLEMS)[number];
type FactError = CsvError<FactProblem>;

export interface BlankFact {
  blankId: string;
  offered: boolean;
  frontWidthMm: number | null;
  frontHeightMm: number | null;
  backWidthMm: number | null;
  backHeightMm: number | null;
  prices: Partial<Record<Currency, { blank: Minor; print: Minor }>> | null;
  madeIn: string | null;
  customsCode: string | null;
}
export interface StockFact {
  sku: string;
  /** Null for any number. */
  pieces: number | null;
  discontinued: boolean;
}
export interface FactsPlan<Fact> {
  facts: Fact[];
  rows: number;
  errors: FactError[];
}

/** Reads the cells of one row; what is wrong is noted, and reads as empty. */
class Cells<Column extends string> {
  constructor(
    private readonly row: CsvRow<Column>,
    private readonly errors: FactError[],
  ) {}

  wrong(column: Column, code: FactProblem): null {
    this.errors.push({ row: this.row.line, column, code });
    return null;
  }
  text(column: Column): string {
    return this.row.cell(column);
  }
  /** `1` or `0`; empty is `fallback`. */
  flag(column: Column, fallback: boolean): boolean {
    const text = this.text(column);
    if (text !== '' && text !== '1' && text !== '0') this.wrong(column, 'not_yes_no');
    return text === '' ? fallback : text === '1';
  }
  whole(column: Column, most: number): number | null {
    const text = this.text(column);
    if (text === '') return null;
    if (!/^\d{1,9}$/.test(text)) return this.wrong(column, 'not_number');
    return Number(text) > most ? this.wrong(column, 'too_large') : Number(text);
  }
  /** An amount with two places at most, as minor units; a comma serves as well as a point. */
  money(column: Column): Minor | null {
    const text = this.text(column).replace(',', '.');
    if (text === '') return null;
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return this.wrong(column, 'not_number');
    const minor = Math.round(Number(text) * 100);
    return minor > MOST_MINOR ? this.wrong(column, 'too_large') : minor;
  }
  matching(column: Column, pattern: RegExp, code: FactProblem): string | null {
    const text = this.text(column).toUpperCase();
    if (text === '') return null;
    return pattern.test(text) ? text : this.wrong(column, code);
  }
}

function pricesOf(cells: Cells<BlankColumn>): BlankFact['prices'] {
  const prices: NonNullable<BlankFact['prices']> = {};
  for (const currency of CURRENCIES) {
    const name = currency.toLowerCase() as Lowercase<Currency>;
    const [blank, print] = [cells.money(`blank_${name}`), cells.money(`print_${name}`)];
    const [said, also] = [cells.text(`blank_${name}`), cells.text(`print_${name}`)];
    if ((said === '') !== (also === '')) cells.wrong(said === '' ? `blank_${name}` : `print_${name}`, 'pair');
    else if (blank !== null && print !== null) prices[currency] = { blank, print };
  }
  return Object.keys(prices).length > 0 ? prices : null;
}

function areaOf(cells: Cells<BlankColumn>, side: 'front' | 'back'): [number | null, number | null] {
  const [width, height] = [`${side}_width_mm`, `${side}_height_mm`] as const;
  const sizes: [number | null, number | null] = [cells.whole(width, MOST_MM), cells.whole(height, MOST_MM)];
  const isHalf = (cells.text(width) === '') !== (cells.text(height) === '');
  if (isHalf) cells.wrong(cells.text(width) === '' ? width : height, 'pair');
  for (const [at, name] of [width, height].entries()) if (sizes[at] === 0) cells.wrong(name, 'not_number');
  return sizes;
}

/** What a file says of the blanks that a fulfiller prints, and every cell that is wrong. D48, S2.2-110. */
export function blanksPlan(bytes: Uint8Array, isKnown: (blankId: string) => boolean): FactsPlan<BlankFact> {
  const file = readCsvFile(bytes, { needed: BLANK_COLUMNS, key: 'family', mostRows: MOST_BLANK_ROWS });
  const errors: FactError[] = [...file.errors];
  const facts = file.rows.flatMap((row): BlankFact[] => {
    const cells = new Cells(row, errors);
    const blankId = cells.text('family');
    if (!isKnown(blankId)) {
      if (blankId !== '') cells.wrong('family', 'unknown');
      return [];
    }
    const [frontWidthMm, frontHeightMm] = areaOf(cells, 'front');
    const [backWidthMm, backHeightMm] = areaOf(cells, 'back');
    return [
      {
        blankId,
        offered: cells.flag('offered', true),
        frontWidthMm,
        frontHeightMm,
        backWidthMm,
        backHeightMm,
        prices: pricesOf(cells),
        madeIn: cells.matching('made_in', /^[A-Z]{2}$/, 'country'),
        customsCode: cells.matching('customs_code', /^\d{4,10}$/, 'customs'),
      },
    ];
  });
  return { facts, rows: file.rows.length, errors: inOrder(errors) };
}

/** What a file says of a fulfiller’s stock: the SKUs in it replace their rows, the others stay; without a
 * number there is as much as anybody asks for. D48, S2.2-111. */
export function stockPlan(bytes: Uint8Array, known: (sku: string) => boolean): FactsPlan<StockFact> {
  const file = readCsvFile(bytes, { needed: STOCK_COLUMNS, key: 'sku', mostRows: MOST_STOCK_ROWS });
  const errors: FactError[] = [...file.errors];
  const facts = file.rows.map((row): StockFact => {
    const cells = new Cells(row, errors);
    const sku = cells.text('sku');
    if (sku !== '' && !known(sku)) cells.wrong('sku', 'unknown');
    const discontinued = cells.flag('discontinued', false);
    // Of what is no longer made there is a number left.
    if (discontinued && cells.text('pieces') === '') cells.wrong('pieces', 'required');
    return { sku, pieces: cells.whole('pieces', MOST_PIECES), discontinued };
  });
  return { facts, rows: file.rows.length, errors: inOrder(errors) };
}

const inOrder = (errors: FactError[]) => errors.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
