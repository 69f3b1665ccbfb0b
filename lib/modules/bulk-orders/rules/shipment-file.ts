import type { FieldErrors } from '@/lib/kernel/app-error';
import {
  checkAddress,
  type AddressForm,
  type DeliveryArea,
} from '@/lib/modules/checkout/rules/check-address';
import { parseCsv, type CsvRecord } from '@/lib/modules/lists/rules/parse-csv';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { guardCell, unguardCell } from '@/lib/modules/lists/rules/guard-cell';
import type { Locale } from '@/lib/kernel/locales';
import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { typedQuantity } from './bulk-values';
import { MOST_SHIPMENTS } from './limits';

const ADDRESS_COLUMNS = [
  'name',
  'email',
  'phone',
  'address_first_line',
  'address_second_line',
  'address_city',
  'address_county',
  'address_postcode',
  'address_country',
  'address_state',
] as const satisfies readonly (keyof AddressForm)[];

/** The columns of a file of addresses; lines of one address are one order. */
export const SHIPMENT_COLUMNS = [...ADDRESS_COLUMNS, 'product', 'colour', 'size', 'quantity'] as const;
type ShipmentColumn = (typeof SHIPMENT_COLUMNS)[number];

/** Columns that a file may leave out. */
const OPTIONAL: readonly ShipmentColumn[] = ['address_second_line', 'address_county', 'address_state'];

const MOST_LINES = 5000;

/** What a file is compared with. */
export interface FileGround {
  area: DeliveryArea;
  products: readonly {
    product_id: string;
    name: string;
    colours: readonly { identifier: string; name: string }[];
    variants: readonly { variant_id: string; identifier: string; size: string }[];
  }[];
}

/** What is wrong: in which line (null: the file as a whole), in which column, as a code of `errors.field` or of a file. */
export interface FileError {
  line: number | null;
  column: ShipmentColumn | null;
  code: string;
}

/** One address of the file. */
export interface FileShipment {
  /** The line that it begins on. */
  line: number;
  address: AddressForm;
  /** Variant id → quantity. */
  quantities: Record<string, number>;
}

/** What a file says: the addresses that are right, and every error. Nothing is ordered by reading it. D4-17. */
export interface ShipmentFile {
  shipments: FileShipment[];
  errors: FileError[];
  /** How many addresses have an error, in any of their lines. */
  wrong: number;
}

const folded = (text: string): string => text.trim().toLowerCase();

interface Row {
  line: number;
  cell: (column: ShipmentColumn) => string;
}

function headerErrors(names: readonly string[]): FileError[] {
  const missing = SHIPMENT_COLUMNS.filter((column) => !OPTIONAL.includes(column) && !names.includes(column));
  return missing.map((column) => ({ line: 1, column, code: 'no_column' }));
}

const rowOf = (names: readonly string[], { line, cells }: CsvRecord): Row => ({
  line,
  cell: (column) => unguardCell(cells[names.indexOf(column)] ?? '').trim(),
});

/** The variant that a line names: product by id or name, colour by name or identifier, size in any spelling. */
function variantOf(
  row: Row,
  { products }: FileGround,
): { variant: string } | { column: ShipmentColumn; code: string } {
  const name = folded(row.cell('product'));
  const product = products.find((one) => [folded(one.name), folded(one.product_id)].includes(name));
  if (!product) return { column: 'product', code: name === '' ? 'required' : 'unknown_product' };
  const colour = folded(row.cell('colour'));
  const known = product.colours.find((one) => [folded(one.name), folded(one.identifier)].includes(colour));
  if (!known) return { column: 'colour', code: colour === '' ? 'required' : 'unknown_variant' };
  const size = row.cell('size');
  const variant = product.variants.find(
    (one) => one.identifier === known.identifier && folded(sizeLabel(one.size)) === folded(sizeLabel(size)),
  );
  return variant
    ? { variant: variant.variant_id }
    : { column: 'size', code: size === '' ? 'required' : 'unknown_variant' };
}

function addressOf(row: Row): AddressForm {
  const cells = ADDRESS_COLUMNS.map((column) => [column, row.cell(column)] as const);
  return Object.fromEntries(cells) as unknown as AddressForm;
}

const errorsAt = (line: number, fields: FieldErrors): FileError[] =>
  Object.entries(fields).map(([field, codes]) => ({
    line,
    column: SHIPMENT_COLUMNS.find((column) => column === field) ?? null,
    code: codes[0] ?? 'invalid',
  }));

interface Group extends FileShipment {
  errors: FileError[];
}

/** Adds what a line orders to its address. */
function addLine(group: Group, row: Row, ground: FileGround): void {
  const found = variantOf(row, ground);
  const quantity = typedQuantity(row.cell('quantity'));
  if (!quantity)
    group.errors.push({ line: row.line, column: 'quantity', code: quantity === 0 ? 'required' : 'invalid' });
  if (!('variant' in found)) group.errors.push({ line: row.line, ...found });
  else group.quantities[found.variant] = (group.quantities[found.variant] ?? 0) + (quantity ?? 0);
}

function groupsOf(rows: readonly Row[], ground: FileGround): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const address = addressOf(row);
    const key = JSON.stringify(address);
    let group = groups.get(key);
    if (!group) {
      const checked = checkAddress(address, ground.area);
      const errors = checked.ok ? [] : errorsAt(row.line, checked.error);
      group = { line: row.line, address: checked.ok ? checked.value : address, quantities: {}, errors };
      groups.set(key, group);
    }
    addLine(group, row, ground);
  }
  return [...groups.values()];
}

const ofFile = (code: string): ShipmentFile => ({
  shipments: [],
  errors: [{ line: null, column: null, code }],
  wrong: 0,
});

/** Reads a file of addresses and checks each as the server will: every error by its line, nothing but the first of a cell. D4-17. */
export function readShipmentFile(text: string, ground: FileGround): ShipmentFile {
  const { records, unclosed } = parseCsv(text, MOST_LINES + 2);
  const [header, ...lines] = records;
  if (unclosed !== null)
    return { ...ofFile('quote'), errors: [{ line: unclosed, column: null, code: 'quote' }] };
  if (!header || lines.length === 0) return ofFile('empty');
  if (lines.length > MOST_LINES) return ofFile('too_many_lines');
  const names = header.cells.map((name) => folded(name));
  const wrongHeader = headerErrors(names);
  if (wrongHeader.length > 0) return { shipments: [], errors: wrongHeader, wrong: 0 };
  const groups = groupsOf(
    lines.map((record) => rowOf(names, record)),
    ground,
  );
  if (groups.length > MOST_SHIPMENTS) return ofFile('too_many_addresses');
  const good = groups.filter(({ errors }) => errors.length === 0);
  return {
    shipments: good.map(({ line, address, quantities }) => ({ line, address, quantities })),
    errors: groups.flatMap(({ errors }) => errors).sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    wrong: groups.length - good.length,
  };
}

/**
 * An example file: the columns, and a line to be written over, with the delimiter that spreadsheets of the reader's language
 * expect. A product's name is somebody's text, and is guarded as in any other file. D4-17, D48-3.
 */
export function exampleFile({ products }: FileGround, locale: Locale): string {
  const [product] = products;
  const [variant] = product?.variants ?? [];
  const colour = product?.colours.find(({ identifier }) => identifier === variant?.identifier);
  const address = ['Ada Fern', 'ada@example.com', '+44 20 7946 0123', '12 Harbour Street', '', 'Leith', ''];
  const item = [product?.name ?? '', colour?.name ?? '', variant?.size ?? ''].map((text) =>
    guardCell(text, 'text'),
  );
  const cells = [...address, 'EH6 6JN', 'United Kingdom', '', ...item, '1'];
  const quoted = cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return [SHIPMENT_COLUMNS, quoted].map((row) => `${row.join(delimiterFor(locale))}\r\n`).join('');
}
