/** The order list's filters, sorting and cursor from the URL; an absent name does not filter. D28-1. */
export interface OrderQuery {
  sort?: string;
  status?: string;
  event?: string;
  kind?: string;
  search?: string;
  unpaid?: string;
  /** Staff only: one client instead of all. */
  tenant?: string;
  cursor?: string;
}

export const ORDER_QUERY_NAMES = [
  'search',
  'status',
  'event',
  'kind',
  'tenant',
  'unpaid',
  'sort',
  'cursor',
] as const satisfies readonly (keyof OrderQuery)[];

export const DEFAULT_SORT = '-created_at';

/** A change of the query; a name set to undefined is removed. */
export type OrderQueryChange = { [Name in keyof OrderQuery]?: OrderQuery[Name] | undefined };

/**
 * The list's URL after a change. A cursor belongs to one selection and sorting, so every change except paging goes back
 * to the first page.
 */
export function ordersHref(query: OrderQuery, change: OrderQueryChange = {}): string {
  const next: OrderQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ORDER_QUERY_NAMES) {
    const value = next[name];
    const isDefault = name === 'sort' ? value === DEFAULT_SORT : name === 'unpaid' && value === '0';
    if (value && !isDefault) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? '/orders' : `/orders?${text}`;
}

export function filterCount(query: OrderQuery): number {
  const { search, status, event, kind, tenant, unpaid } = query;
  return [search, status, event, kind, tenant, unpaid === '1'].filter(Boolean).length;
}
