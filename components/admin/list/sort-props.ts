import { listHref, type ListState } from './list-state';

/** The sort to apply on a click on a column: first descending, then ascending. */
function nextSort(current: string | undefined, column: string): string {
  return current === `-${column}` ? column : `-${column}`;
}

/** For the `SortCell` of a column: how the list is sorted by it now, and the URL that sorts by it. */
export function sortProps(list: ListState, column: string) {
  const sort = list.query['sort'] ?? list.defaults['sort'];
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  return { direction, href: listHref(list, { sort: nextSort(sort, column) }) } as const;
}
