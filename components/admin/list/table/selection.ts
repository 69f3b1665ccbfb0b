import { COUNTED_TO, MAX_NAMED_IDS } from '@/lib/modules/lists/rules/limits';

/** Selected rows: single ones, or all that match the filters but for some. Kept as state, never in checkboxes. */
export type Selection =
  { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> };

export interface SelectionState {
  selection: Selection;
  /** The row that was changed last: where a range begins. */
  anchor: string | null;
}

export type SelectionStep =
  /** One row; `range`: and every row on this page (`rows`) between it and the anchor. */
  | { type: 'row'; id: string; rows: readonly string[]; range: boolean }
  | { type: 'page'; rows: readonly string[]; on: boolean }
  /** All rows that match, also those of other pages. */
  | { type: 'all' }
  | { type: 'clear' };

export const NOTHING_SELECTED: SelectionState = {
  selection: { kind: 'some', ids: new Set() },
  anchor: null,
};

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many rows are selected of `total` that match. Of more than are counted there stay more than are counted. */
export function selectedCount(selection: Selection, total: number): number {
  if (selection.kind === 'some') return selection.ids.size;
  return total > COUNTED_TO ? total : Math.max(0, total - selection.except.size);
}

/** Whether nothing is left to select of `total` that match. */
export function selectsAll(selection: Selection, total: number): boolean {
  return selection.kind === 'all' ? selection.except.size === 0 : selection.ids.size === total;
}

/** Whether more rows are named, or left out, one by one than a call takes. */
export function namesTooMany(selection: Selection): boolean {
  return (selection.kind === 'some' ? selection.ids : selection.except).size > MAX_NAMED_IDS;
}

function withRows(selection: Selection, rows: readonly string[], on: boolean): Selection {
  const isAll = selection.kind === 'all';
  const named = new Set(isAll ? selection.except : selection.ids);
  for (const id of rows) {
    if (on === isAll) named.delete(id);
    else named.add(id);
  }
  return isAll ? { kind: 'all', except: named } : { kind: 'some', ids: named };
}

function rangeOf(rows: readonly string[], anchor: string | null, id: string): readonly string[] {
  const from = anchor === null ? -1 : rows.indexOf(anchor);
  const to = rows.indexOf(id);
  if (from < 0 || to < 0) return [id];
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The selection after a step. The rows of a range all become what the clicked row becomes. */
export function select({ selection, anchor }: SelectionState, step: SelectionStep): SelectionState {
  switch (step.type) {
    case 'row': {
      const rows = step.range ? rangeOf(step.rows, anchor, step.id) : [step.id];
      return { selection: withRows(selection, rows, !isSelected(selection, step.id)), anchor: step.id };
    }
    case 'page':
      return { selection: withRows(selection, step.rows, step.on), anchor: null };
    case 'all':
      return { selection: { kind: 'all', except: new Set() }, anchor: null };
    case 'clear':
      return NOTHING_SELECTED;
  }
}
