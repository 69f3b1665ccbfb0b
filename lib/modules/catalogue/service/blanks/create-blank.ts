import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { BlankForm, NewBlank, StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import {
  insertBlank,
  listBlankRows,
  lockBlanks,
  type BlankRow,
} from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import { checkDefinition } from '@/lib/modules/catalogue/rules/blanks/check-definition';
import type { BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import {
  areasOfDrawing,
  checkNewBlank,
  type NewBlankKey,
} from '@/lib/modules/catalogue/rules/blanks/new-blank';
import { forgetBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { definitionFrom, skusOfOthers, tellChange } from './change-blank';
import { blankDetailIn, withMakers } from './read-staff-blank';

/** The first version of a new blank: its print areas are those of its drawing. */
export function firstDefinition({ family, code }: NewBlankKey, form: BlankForm): BlankDefinition {
  return definitionFrom(
    { blank: { family }, definition: { code, print_areas: areasOfDrawing(family) } },
    form,
  );
}

/** What of a new blank's key the others have already, by field. */
export const takenKeys = (key: NewBlankKey, rows: readonly BlankRow[], others: readonly NewBlankKey[] = []) =>
  checkNewBlank(key, [
    ...rows.map(({ blank, definition }) => ({ id: blank.id, name: blank.name, code: definition.code })),
    ...others,
  ]);

/** Keeps a blank that was checked, with its first version and its row in the platform's log. The blanks are locked. */
export async function keepNewBlank(
  tx: Transaction,
  context: StaffContext,
  { key: { id, family, name }, definition }: { key: NewBlankKey; definition: BlankDefinition },
): Promise<void> {
  const version = { definition, note: '', madeBy: context.staffId, madeAt: now() };
  await insertBlank(tx, { blank: { id, family, name }, version });
  const told = {
    action: 'blank.added' as const,
    before: {},
    after: { family, name, version: 1, ...definition },
  };
  await tellChange(tx, context, { id, told });
}

/**
 * Adds a blank of one of the drawings. From then on everything that asks for blanks knows it: builder, stores, printers and the
 * public pages. S2.2-252, S2.2-271. Throws 422 at the field, also for an id, a name or a number that another blank has.
 */
export async function createBlank(
  context: StaffContext,
  { id, family, name, code, ...form }: NewBlank,
): Promise<StaffBlankDetail> {
  const key = { id, family, name, code };
  const definition = firstDefinition(key, form);
  const detail = await withStaff(context, async (tx) => {
    await lockBlanks(tx);
    const rows = await listBlankRows(tx);
    const taken = takenKeys(key, rows);
    // Of a number that is another's, so is every SKU: once is enough to say it.
    const skus = taken.code ? new Set<string>() : skusOfOthers(rows, id);
    const wrong = { ...taken, ...checkDefinition(family, definition, skus) };
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    await keepNewBlank(tx, context, { key, definition });
    return blankDetailIn(tx, id);
  });
  forgetBlanks();
  return withMakers(detail);
}
