import type { z } from 'zod';
import type { FieldErrors } from '@/lib/kernel/app-error';
import { newBlank } from '@/lib/modules/catalogue/contract/blanks/shapes';
import type { BlankRow } from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import { columnOf, definitionCells } from '@/lib/modules/catalogue/rules/blanks/blank-cells';
import {
  formOfRow,
  frozenCells,
  type BlankFileColumn,
  type BlankFileError,
  type BlankFileProblem,
  type BlankFileRow,
} from '@/lib/modules/catalogue/rules/blanks/blank-file';
import type { BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import type { NewBlankKey } from '@/lib/modules/catalogue/rules/blanks/new-blank';
import { firstDefinition, takenKeys } from './create-blank';

/** What the contract finds wrong in a form, as its call would tell it. */
export type Explain = (issues: readonly z.core.$ZodIssue[]) => FieldErrors;

export interface Found {
  errors: BlankFileError[];
  explain: Explain;
}

export interface NewRow {
  key: NewBlankKey;
  next: BlankDefinition;
}

/** The column that shows a field of the call that adds a blank. */
const columnOfField = (path: string): BlankFileColumn | null =>
  path === 'id' ? 'blank' : path === 'family' || path === 'name' ? path : columnOf(path);

/**
 * The blank that a row adds whose id no blank has; null for one that is wrong, which is told. A row that was read from a blank
 * has its count of changes: there a strange id is a slip, and adds nothing. S2.2-272
 */
export function planNewBlank(
  file: BlankFileRow,
  others: { rows: readonly BlankRow[]; planned: readonly NewRow[] },
  { errors, explain }: Found,
): NewRow | null {
  const { line, cell } = file;
  const before = errors.length;
  const wrong = (column: BlankFileColumn | null, code: BlankFileProblem) => {
    errors.push({ row: line, column, code });
  };
  if (cell('revision') !== '') {
    wrong('blank', 'no_blank');
    return null;
  }
  const asked = { id: cell('blank'), family: cell('family'), name: cell('name'), code: cell('code') };
  const { success, data, error } = newBlank.safeParse({ ...formOfRow(file, wrong), ...asked });
  for (const [path, [code = 'invalid']] of Object.entries(error ? explain(error.issues) : {}))
    wrong(columnOfField(path), code);
  if (!success) return null;
  const { id, family, name, code, ...form } = data;
  const key = { id, family, name, code };
  const next = firstDefinition(key, form);
  for (const column of frozenCells(file, { ...definitionCells(next), family, name, status: 'offered' }))
    wrong(column, 'frozen');
  const taken = takenKeys(
    key,
    others.rows,
    others.planned.map((one) => one.key),
  );
  for (const [path, [problem = 'invalid']] of Object.entries(taken)) wrong(columnOfField(path), problem);
  return errors.length > before ? null : { key, next };
}
