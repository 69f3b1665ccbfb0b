import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { LoggedAction } from '@/lib/audit/action-types';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { BlankForm, StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import {
  addBlankVersion,
  findBlankRow,
  listBlankRows,
  saveBlank,
  type BlankRow,
} from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import { keptNames } from '@/lib/modules/catalogue/rules/blanks/blank-names';
import { keptBreaks } from '@/lib/modules/catalogue/rules/blanks/breaks';
import { checkDefinition } from '@/lib/modules/catalogue/rules/blanks/check-definition';
import { colourIdentifier } from '@/lib/modules/catalogue/rules/blanks/colours';
import { changedFields, type BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import { skuOf } from '@/lib/modules/catalogue/rules/blanks/sku';
import { BLANKS_FRESH_MS, forgetBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { blankDetailIn, withMakers } from './read-staff-blank';

/** The jobs wait until every process has read the change: none may keep a page that was made before it. */
const SPREAD_AFTER_MS = BLANKS_FRESH_MS + 3000;

type Values = Record<string, unknown>;

/** What a change of a locked blank is told with in the platform's log. */
export interface Told {
  action: LoggedAction;
  before: Values;
  after: Values;
}

async function spread(tx: Transaction, blankId: string, at: Date): Promise<void> {
  const runAt = new Date(at.getTime() + SPREAD_AFTER_MS);
  await enqueue(tx, 'spread-blank', { blankId }, { runAt, jobKey: `blank:${blankId}` });
  await enqueue(tx, 'purge-blanks', {}, { runAt, jobKey: 'purge-blanks' });
}

/**
 * One change of a locked blank, with its row in the platform's log and the jobs that carry it on; null from `work` for a
 * change that is there already. Throws 404, and `conflict` where somebody else has changed it since `revision` was read.
 */
export async function changeLockedBlank(
  context: StaffContext,
  { id, revision }: { id: string; revision: number },
  work: (tx: Transaction, row: BlankRow, unseen: () => void) => Promise<Told | null>,
): Promise<StaffBlankDetail> {
  const detail = await withStaff(context, async (tx) => {
    const row = await findBlankRow(tx, id, true);
    if (!row) throw notFound();
    const refuseUnseen = () => {
      if (row.blank.changes !== revision) throw new AppError('conflict');
    };
    const told = await work(tx, row, refuseUnseen);
    if (told) await tellChange(tx, context, { id: row.blank.id, told });
    return blankDetailIn(tx, id);
  });
  forgetBlanks();
  return withMakers(detail);
}

/** What of a blank no form changes. */
type Fixed = {
  blank: Pick<BlankRow['blank'], 'family'>;
  definition: Pick<
    BlankDefinition,
    'code' | 'print_areas' | 'names' | 'blank_breaks' | 'print_breaks' | 'weight_grams'
  >;
};

/** The version that a form asks for: number and print areas stay those of the blank, and so does what the form leaves out. */
export function definitionFrom(
  { blank, definition }: Fixed,
  { names, colours, blank_breaks, print_breaks, weight_grams: sent, ...form }: BlankForm,
): BlankDefinition {
  const grams = sent === undefined ? definition.weight_grams : sent;
  return {
    ...form,
    code: definition.code,
    print_areas: definition.print_areas,
    ...keptNames(names, definition.names),
    ...keptBreaks({ blank_breaks, print_breaks }, definition),
    ...(typeof grams === 'number' ? { weight_grams: grams } : {}),
    colours: colours.map(({ name, hex }) => ({
      identifier: colourIdentifier(blank.family, name),
      name,
      hex,
    })),
  };
}

/** The SKUs of all blanks but one. */
export function skusOfOthers(
  rows: readonly { blank: { id: string }; definition: BlankDefinition }[],
  id: string,
): Set<string> {
  return new Set(
    rows
      .filter(({ blank }) => blank.id !== id)
      .flatMap(({ definition: { code, colours, sizes } }) =>
        colours.flatMap(({ identifier }) => sizes.map((size) => skuOf(code, identifier, size))),
      ),
  );
}

/** Keeps the next version of a locked blank; returns what the platform's log is told. */
export async function addVersion(
  tx: Transaction,
  { staffId }: StaffContext,
  { row, next, note }: { row: BlankRow; next: BlankDefinition; note: string },
): Promise<Told> {
  const at = now();
  const version = row.blank.version + 1;
  const made = { blankId: row.blank.id, version, definition: next, note };
  await addBlankVersion(tx, { ...made, madeBy: staffId, madeAt: at });
  await saveBlank(tx, row.blank.id, { version }, at);
  const fields = changedFields(row.definition, next);
  const of = (kept: BlankDefinition) => Object.fromEntries(fields.map((name) => [name, kept[name]]));
  return {
    action: 'blank.changed',
    before: { version: row.blank.version, ...of(row.definition) },
    after: { version, ...of(next) },
  };
}

/** Writes a change of a locked blank into the platform's log, and has it carried on by jobs. */
export async function tellChange(
  tx: Transaction,
  { staffId }: StaffContext,
  { id, told }: { id: string; told: Told },
): Promise<void> {
  const { action, before, after } = told;
  await recordPlatform(tx, { action, actorUserId: staffId, subject: id, data: { before, after } });
  await spread(tx, id, now());
}

/**
 * Gives a blank a new version, of which products learn by a job; the same again changes nothing. Orders, print files and
 * baskets that `pay` has priced keep what they were sold with. S2.2-232. Throws 404, 422 at the field and `conflict`.
 */
export async function changeBlank(
  context: StaffContext,
  id: string,
  { revision, note, ...form }: BlankForm & { revision: number; note: string },
): Promise<StaffBlankDetail> {
  return changeLockedBlank(context, { id, revision }, async (tx, row, refuseUnseen) => {
    const next = definitionFrom(row, form);
    if (changedFields(row.definition, next).length === 0) return null;
    refuseUnseen();
    const taken = skusOfOthers(await listBlankRows(tx), row.blank.id);
    const wrong = checkDefinition(row.blank.family, next, taken);
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    return addVersion(tx, context, { row, next, note });
  });
}
