import type { SavedView } from '@/lib/modules/lists/contract/saved-view';
import type { ViewContent } from '@/lib/modules/lists/client/use-views';
import { filtersOf } from '../jobs/rows-of';
import type { ListQuery, ListState } from '../list-state';
import type { ChosenColumns } from '../table/use-columns';

/** What is shown now, as a view keeps it: filters and sorting from the URL, columns if someone has chosen them. */
export function contentOf({ query }: ListState, { chosen, shown }: ChosenColumns): ViewContent {
  return { query: filtersOf(query), sort: query['sort'] ?? null, columns: chosen ? [...shown] : [] };
}

/** Whether a view says what is shown now, so that there is nothing to update. */
export function isShown(view: SavedView, content: ViewContent): boolean {
  const text = ({ query, sort, columns }: ViewContent) =>
    JSON.stringify([Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)), sort, columns]);
  return text(view) === text(content);
}

/** The change of the URL that shows a view: its filters and sorting, and no others. */
export function changeTo(view: ViewContent, { names }: ListState): ListQuery {
  const empty = Object.fromEntries(names.map((name) => [name, undefined]));
  return { ...empty, ...view.query, sort: view.sort ?? undefined };
}
