import type { NewAct } from '@/lib/modules/lists/contract/bulk-act';
import type { AskedRows } from '@/lib/modules/lists/contract/list-export';
import type { ListQuery, ListState } from '../list-state';
import type { Selection } from '../table/selection';

/** The filters of a list as the calls of `lists` take them: without sorting and cursor. */
export function filtersOf(query: ListQuery): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value && name !== 'sort' && name !== 'cursor') filters[name] = value;
  }
  return filters;
}

/** The selected rows as an export takes them. */
export function chosenRowsOf(selection: Selection): AskedRows {
  return selection.kind === 'some' ? { ids: [...selection.ids] } : { except: [...selection.except] };
}

/** The selected rows as a bulk act takes them: named, or all that match but for some. */
export function rowsOf(act: NewAct['act'], selection: Selection, { query }: ListState): NewAct {
  return selection.kind === 'some'
    ? { act, ids: [...selection.ids] }
    : { act, query: filtersOf(query), except: [...selection.except] };
}
