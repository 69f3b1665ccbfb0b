import { notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type {
  BlankVersionEntry,
  StaffBlank,
  StaffBlankDetail,
  Touched,
} from '@/lib/modules/catalogue/contract/blanks/shapes';
import type { StaffBlanks, StaffBlanksQuery } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { findMakers } from '@/lib/modules/catalogue/data/blanks/makers';
import {
  countTouched,
  findBlankRow,
  listBlankRows,
  listTouchedStores,
  listVersions,
  type BlankRow,
} from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import { keptBreaks } from '@/lib/modules/catalogue/rules/blanks/breaks';
import { changedFields, type BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import { foldText } from '@/lib/kernel/fold-text';

const MOST_VERSIONS = 50;
const MOST_STORES = 50;

type WiredDefinition = StaffBlankDetail['definition'];

function wired(kept: BlankDefinition): WiredDefinition {
  return {
    ...kept,
    print_techniques: [...kept.print_techniques],
    regions: [...kept.regions],
    colours: kept.colours.map(({ identifier, name, hex }) => ({ identifier, name, hex })),
    sizes: [...kept.sizes],
    details_specs: [...kept.details_specs],
    fibres: kept.fibres && [...kept.fibres],
  };
}

function presentBlank({ blank, definition }: BlankRow, touched: Touched): StaffBlank {
  const { brand, code, category, colours, sizes, regions, blank_price, print_price } = wired(definition);
  const breaks = keptBreaks(definition, {});
  return {
    id: blank.id,
    family: blank.family,
    name: blank.name,
    names: definition.names,
    status: blank.status,
    status_reason: blank.statusReason,
    replaced_by: blank.replacedBy,
    version: blank.version,
    revision: blank.changes,
    changed_at: blank.changedAt.toISOString(),
    brand,
    code,
    category,
    colours,
    sizes,
    regions,
    blank_price,
    print_price,
    ...breaks,
    touched,
  };
}

/** The newest versions, each with the fields in which it differs from the one before it. */
async function versionsOf(tx: Transaction, id: BlankRow['blank']['id']): Promise<BlankVersionEntry[]> {
  // One more than is shown says what the oldest shown one has changed.
  const rows = await listVersions(tx, id, MOST_VERSIONS + 1);
  return rows.slice(0, MOST_VERSIONS).map((row, at) => {
    const before = rows[at + 1]?.definition;
    return {
      version: row.version,
      note: row.note,
      made_by: row.madeBy,
      made_at: row.madeAt.toISOString(),
      changed: before ? changedFields(before, row.definition) : [],
      definition: wired(row.definition),
    };
  });
}

/** A blank as its page shows it, with ids for names of who made versions. Needs a staff transaction. Throws 404. */
export async function blankDetailIn(tx: Transaction, id: string): Promise<StaffBlankDetail> {
  const row = await findBlankRow(tx, id);
  if (!row) throw notFound();
  const touched = await countTouched(tx);
  return {
    ...presentBlank(row, touched(row.blank.id)),
    definition: wired(row.definition),
    versions: await versionsOf(tx, row.blank.id),
    stores: await listTouchedStores(tx, row.blank.id, MOST_STORES),
  };
}

/** The same with names: people are read by the directory, which sees no rows of tenants. */
export async function withMakers(detail: StaffBlankDetail): Promise<StaffBlankDetail> {
  const ids = new Set(detail.versions.flatMap(({ made_by: id }) => id ?? []));
  if (ids.size === 0) return detail;
  const names = await withDirectory((tx) => findMakers(tx, [...ids]));
  const named = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    ...detail,
    versions: detail.versions.map((one) => ({ ...one, made_by: named(one.made_by) })),
  };
}

/** One blank with its versions and what it touches. S2.2-233. Throws 404. */
export async function readStaffBlank(context: StaffContext, id: string): Promise<StaffBlankDetail> {
  return withMakers(await withStaff(context, (tx) => blankDetailIn(tx, id)));
}

/** All blanks with what tenants have of them, filtered, in display order. S2.2-233 */
export async function listStaffBlanks(
  context: StaffContext,
  { search, status }: StaffBlanksQuery,
): Promise<StaffBlanks> {
  const wanted = foldText(search ?? '');
  const named = ({ definition: { brand, code, category } }: BlankRow) =>
    [brand, code, category].some((text) => foldText(text).includes(wanted));
  return withStaff(context, async (tx) => {
    const rows = await listBlankRows(tx);
    const touched = await countTouched(tx);
    const shown = rows.filter((row) => named(row) && (!status || row.blank.status === status));
    return { blanks: shown.map((row) => presentBlank(row, touched(row.blank.id))) };
  });
}
