import type { z } from 'zod';

/** A list's values in the URL; an absent name does not filter. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** The part of a list call's query that its page keeps in the URL: every text value. */
export type ListQueryOf<Schema extends z.ZodObject> = {
  [Name in Exclude<keyof z.output<Schema>, 'limit'> & string]?:
    Extract<z.output<Schema>[Name], string> | undefined;
};

/** A list page's URL, as plain values: the server reads them by the contract, the browser needs no schema. */
export interface ListState<Query extends ListQuery = ListQuery> {
  /** May itself have a parameter that is no filter, such as `?view=board`. */
  path: string;
  /** Every name that the URL may have, in the order in which it is written. */
  names: readonly string[];
  /** What an absent name stands for; never written into the URL. */
  defaults: ListQuery;
  query: Query;
  /** The part of `query` that the page's path says, such as an event: never written into the URL, and no filter. */
  fixed?: ListQuery;
}

/** Neither filters the list: they only say how, and which part of it, is shown. */
const NO_FILTERS: readonly string[] = ['sort', 'cursor'];

/**
 * The list's URL after a change. A cursor belongs to one set of filters and one sorting, so every change except paging
 * goes back to the first page. D28-1.
 */
export function listHref({ path, names, defaults, query }: ListState, change: ListQuery = {}): string {
  const next: ListQuery = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of names) {
    const value = next[name];
    if (value && value !== defaults[name]) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** The names that filter the list now; their number stands on the filters' button. */
export function activeFilters({ names, defaults, query }: ListState): string[] {
  return names.filter((name) => {
    const value = query[name];
    return !NO_FILTERS.includes(name) && value && value !== defaults[name];
  });
}
