/** What of the order list is asked for, as the URL says it; a name that is absent narrows nothing. DECISIONS 28. */
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

/** A change of the query; a name given as undefined is taken out. */
export type OrderQueryChange = { [Name in keyof OrderQuery]?: OrderQuery[Name] | undefined };

/**
 * The list's address after a change. A page belongs to one order of one selection, so any change but to another page
 * begins at the first page again.
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

/** How many filters narrow the list. */
export function filterCount(query: OrderQuery): number {
  const { search, status, event, kind, tenant, unpaid } = query;
  return [search, status, event, kind, tenant, unpaid === '1'].filter(Boolean).length;
}
