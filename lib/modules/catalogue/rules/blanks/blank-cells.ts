import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import { SIDES, type Side } from '@/lib/modules/design/rules/scene-types';
import { namesText } from './blank-names';
import { breakText } from './breaks';
import type { BlankDefinition } from './definition';

/** What a version of a blank says, as texts of one column each: staff read and fill them in, in a file or in a form. */
export const DEFINITION_COLUMNS = [
  ...(['code', 'names', 'brand', 'family_variant', 'category', 'print_techniques', 'regions'] as const),
  ...(['colours', 'sizes'] as const),
  ...(['blank_gbp', 'print_gbp', 'blank_eur', 'print_eur', 'blank_usd', 'print_usd'] as const),
  ...(['blank_breaks_gbp', 'print_breaks_gbp', 'blank_breaks_eur'] as const),
  ...(['print_breaks_eur', 'blank_breaks_usd', 'print_breaks_usd'] as const),
  ...(['front_width_mm', 'front_height_mm', 'front_dpi'] as const),
  ...(['back_width_mm', 'back_height_mm', 'back_dpi'] as const),
  ...(['details_specs', 'weight_grams', 'fibres', 'origin_country', 'customs_code'] as const),
  ...(['maker_name', 'maker_address', 'maker_contact'] as const),
  ...(['eu_name', 'eu_address', 'eu_contact'] as const),
  ...(['identifier', 'certificate_number', 'certificate_issuer'] as const),
] as const;
export type DefinitionColumn = (typeof DEFINITION_COLUMNS)[number];
export type DefinitionCells = Record<DefinitionColumn, string>;

/** A list in one cell: `a | b`, in which a bar of an entry's own is `\|`. */
export const joinCell = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ');

/** The entries of a list in one cell, trimmed; empty ones are left out. */
export function splitCell(cell: string): string[] {
  const entries = cell.match(/(?:\\[\\|]|[^|])+/g) ?? [];
  return entries.map((entry) => entry.replaceAll(/\\([\\|])/g, '$1').trim()).filter((entry) => entry !== '');
}

const small = (currency: Currency) => currency.toLowerCase() as Lowercase<Currency>;

function priceCells({ blank_price, print_price }: BlankDefinition): Record<string, string> {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => [
      [`blank_${small(currency)}`, blank_price[currency]],
      [`print_${small(currency)}`, print_price[currency]],
    ]),
  );
}

function breakCells({ blank_breaks, print_breaks }: BlankDefinition): Record<string, string> {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => [
      [`blank_breaks_${small(currency)}`, joinCell((blank_breaks?.[currency] ?? []).map(breakText))],
      [`print_breaks_${small(currency)}`, joinCell((print_breaks?.[currency] ?? []).map(breakText))],
    ]),
  );
}

function areaCells({ print_areas }: BlankDefinition): Record<string, string> {
  return Object.fromEntries(
    SIDES.flatMap((side) =>
      Object.entries(print_areas[side]).map(([name, value]) => [`${side}_${name}`, String(value)]),
    ),
  );
}

const partyCells = (prefix: 'maker' | 'eu', party: BlankDefinition['maker']) => ({
  [`${prefix}_name`]: party?.name ?? '',
  [`${prefix}_address`]: party?.address ?? '',
  [`${prefix}_contact`]: party?.contact ?? '',
});

/** A version as texts by column; empty for what nobody has said. S2.2-248 */
export function definitionCells(kept: BlankDefinition): DefinitionCells {
  const cells: Record<string, string> = {
    code: kept.code,
    names: joinCell(namesText(kept.names)),
    brand: kept.brand,
    family_variant: kept.family_variant,
    category: kept.category,
    print_techniques: joinCell(kept.print_techniques),
    regions: joinCell(kept.regions),
    colours: joinCell(kept.colours.map(({ name, hex }) => `${name} ${hex}`)),
    sizes: joinCell(kept.sizes),
    ...priceCells(kept),
    ...breakCells(kept),
    ...areaCells(kept),
    details_specs: joinCell(kept.details_specs),
    weight_grams: kept.weight_grams === undefined ? '' : String(kept.weight_grams),
    fibres: joinCell((kept.fibres ?? []).map(({ fibre, percent }) => `${fibre} ${percent}`)),
    origin_country: kept.origin_country ?? '',
    customs_code: kept.customs_code ?? '',
    ...partyCells('maker', kept.maker),
    ...partyCells('eu', kept.eu_responsible),
    identifier: kept.identifier ?? '',
    certificate_number: kept.certificate?.number ?? '',
    certificate_issuer: kept.certificate?.issuer ?? '',
  };
  return Object.fromEntries(
    DEFINITION_COLUMNS.map((column) => [column, cells[column] ?? '']),
  ) as DefinitionCells;
}

/** What of a blank is another text than before. */
export interface ChangedCell {
  column: DefinitionColumn;
  before: string;
  after: string;
}

/** The columns in which two versions differ, in their order. S2.2-248 */
export function changedCells(one: BlankDefinition, other: BlankDefinition): ChangedCell[] {
  const [before, after] = [definitionCells(one), definitionCells(other)];
  return DEFINITION_COLUMNS.filter((column) => before[column] !== after[column]).map((column) => ({
    column,
    before: before[column],
    after: after[column],
  }));
}

/** All that a new version says, as changes of nothing. S2.2-272 */
export function firstCells(kept: BlankDefinition): ChangedCell[] {
  const after = definitionCells(kept);
  return DEFINITION_COLUMNS.filter((column) => after[column] !== '').map((column) => ({
    column,
    before: '',
    after: after[column],
  }));
}

const PARTS: Readonly<Record<string, string>> = { maker: 'maker', eu_responsible: 'eu' };
const isSide = (name: string): name is Side => (SIDES as readonly string[]).includes(name);

/** The column that shows a field of the call: `blank_price.GBP` → `blank_gbp`, `colours.2.name` → `colours`. */
export function columnOf(path: string): DefinitionColumn | null {
  const [first = '', second = '', third = ''] = path.split('.');
  const named = DEFINITION_COLUMNS.find((column) => column === first);
  if (named) return named;
  const prefix = PARTS[first] ?? first;
  const wanted =
    first === 'print_areas' && isSide(second)
      ? `${second}_${third || 'width_mm'}`
      : /_(price|breaks)$/.test(first)
        ? `${first.replace('_price', '')}_${second.toLowerCase() || 'gbp'}`
        : `${prefix}_${second || (first === 'certificate' ? 'number' : 'name')}`;
  return DEFINITION_COLUMNS.find((column) => column === wanted) ?? null;
}
