import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { BlanksImport } from '@/lib/modules/catalogue/contract/blanks/blank-file';
import { blankForm } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { listBlankRows, lockBlanks, type BlankRow } from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import {
  changedCells,
  columnOf,
  definitionCells,
  firstCells,
  type ChangedCell,
} from '@/lib/modules/catalogue/rules/blanks/blank-cells';
import {
  formOfRow,
  frozenCells,
  readBlankFile,
  type BlankFileError,
  type BlankFileProblem,
  type BlankFileRow,
} from '@/lib/modules/catalogue/rules/blanks/blank-file';
import { checkDefinition } from '@/lib/modules/catalogue/rules/blanks/check-definition';
import type { BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import type { NewBlankKey } from '@/lib/modules/catalogue/rules/blanks/new-blank';
import { forgetBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { addVersion, definitionFrom, skusOfOthers, tellChange } from './change-blank';
import { keepNewBlank } from './create-blank';
import { planNewBlank, type Explain, type Found, type NewRow } from './plan-new-blank';

/** The errors that are listed; beyond them only their number is told. */
const SHOWN_ERRORS = 200;

interface Sent {
  bytes: Uint8Array;
  dryRun: boolean;
  explain: Explain;
}

interface Planned {
  /** Null for a blank that the file adds. */
  row: BlankRow | null;
  key: Pick<NewBlankKey, 'id' | 'family'>;
  added: NewRow | null;
  line: number;
  next: BlankDefinition;
  changes: ChangedCell[];
}
interface Plan {
  planned: Planned[];
  errors: BlankFileError[];
  rows: number;
}

const ownCells = ({ blank: { status, family, name } }: BlankRow) => ({ status, family, name: name ?? '' });

/** The version that a row of the file asks for; null for one that is wrong, which is told. */
function nextOf(file: BlankFileRow, row: BlankRow, { errors, explain }: Found): BlankDefinition | null {
  const before = errors.length;
  const wrong = (column: string | null, code: BlankFileProblem) =>
    errors.push({ row: file.line, column, code });
  const cells = definitionCells(row.definition);
  for (const column of frozenCells(file, { ...cells, ...ownCells(row) })) wrong(column, 'frozen');
  const { success, data, error } = blankForm.safeParse(formOfRow(file, wrong, row.definition));
  for (const [path, [code = 'invalid']] of Object.entries(error ? explain(error.issues) : {}))
    wrong(columnOf(path), code);
  if (!success || errors.length > before) return null;
  // No text says both that nobody knows its fibres yet and that it has none: unchanged, it stays as it was.
  const fibres = file.cell('fibres') === cells.fibres ? row.definition.fibres : data.fibres;
  return { ...definitionFrom(row, data), fibres };
}

function planRow(
  file: BlankFileRow,
  { rows, planned }: { rows: readonly BlankRow[]; planned: readonly NewRow[] },
  found: Found,
): Planned[] {
  const { line, cell } = file;
  const { errors } = found;
  const id = cell('blank');
  const row = rows.find(({ blank }) => blank.id === id);
  if (!row) {
    // A row without an id is told as such already.
    const added = id === '' ? null : planNewBlank(file, { rows, planned }, found);
    return added
      ? [{ row: null, key: added.key, added, line, next: added.next, changes: firstCells(added.next) }]
      : [];
  }
  const next = nextOf(file, row, found);
  if (!next) return [];
  const changes = changedCells(row.definition, next);
  if (changes.length === 0) return [];
  // A row that changes nothing may be as old as it likes.
  if (cell('revision') === '') errors.push({ row: line, column: 'revision', code: 'required' });
  else if (cell('revision') !== String(row.blank.changes))
    errors.push({ row: line, column: 'revision', code: 'changed' });
  return [{ row, key: row.blank, added: null, line, next, changes }];
}

/** What the file would change, and every cell of it that is wrong. */
function planOf({ bytes, explain }: Sent, rows: readonly BlankRow[]): Plan {
  const file = readBlankFile(bytes);
  const errors = [...file.errors];
  const planned: Planned[] = [];
  for (const one of file.rows) {
    const added = planned.flatMap((other) => other.added ?? []);
    planned.push(...planRow(one, { rows, planned: added }, { errors, explain }));
  }
  // Each is compared with what the others will be.
  const kept = rows.filter(({ blank }) => planned.every(({ key }) => key.id !== blank.id));
  const all = [...kept, ...planned.map(({ key, next }) => ({ blank: key, definition: next }))];
  for (const { key, next, line } of planned) {
    const wrong = checkDefinition(key.family, next, skusOfOthers(all, key.id));
    for (const [path, [code = 'invalid']] of Object.entries(wrong))
      errors.push({ row: line, column: columnOf(path), code });
  }
  const once = new Map(errors.map((error) => [JSON.stringify(error), error]));
  return {
    planned,
    rows: file.rows.length,
    errors: [...once.values()].sort((one, other) => (one.row ?? 0) - (other.row ?? 0)),
  };
}

async function write(tx: Transaction, context: StaffContext, planned: readonly Planned[]): Promise<void> {
  for (const { row, added, next } of planned) {
    if (added) await keepNewBlank(tx, context, { key: added.key, definition: next });
    if (!row) continue;
    const told = await addVersion(tx, context, { row, next, note: '' });
    await tellChange(tx, context, { id: row.blank.id, told });
  }
}

/**
 * Checks a filled-in file of blanks, and writes all of it unless `dryRun` or anything is wrong: a new version for each blank
 * that it changes, and each blank that is new. Blanks that aren't in it stay as they are, and the same file again changes nothing. D48, S2.2-236
 */
export async function importBlanks(context: StaffContext, sent: Sent): Promise<BlanksImport> {
  const { dryRun } = sent;
  const found = await withStaff(context, async (tx) => {
    if (!dryRun) await lockBlanks(tx);
    const { planned, errors, rows } = planOf(sent, await listBlankRows(tx));
    const isRight = errors.length === 0;
    if (isRight && !dryRun) await write(tx, context, planned);
    return {
      applied: isRight && !dryRun,
      rows,
      error_count: errors.length,
      errors: errors.slice(0, SHOWN_ERRORS),
      blanks: (isRight ? planned : []).map(({ key, row, next: { brand, code }, changes }) => ({
        id: key.id,
        is_new: row === null,
        brand,
        code,
        changes,
      })),
    };
  });
  if (found.applied) forgetBlanks();
  return found;
}
