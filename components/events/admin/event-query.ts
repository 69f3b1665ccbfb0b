import type { EventListQuery } from '@/lib/modules/events/contract/list-events';

type Sort = EventListQuery['sort'];

/** The list's filters, sorting and cursor, as they stand in the URL. */
export interface EventQuery {
  search?: string;
  status?: NonNullable<EventListQuery['status']>;
  type?: NonNullable<EventListQuery['type']>;
  sort?: Sort;
  /** For staff: the client to filter by. */
  tenant?: string;
  cursor?: string;
}

export const DEFAULT_SORT: Sort = '-updated_at';

/** Message keys of the sort options, in the order shown. */
export const SORT_KEYS = {
  '-updated_at': 'changed',
  updated_at: 'unchanged',
  '-created_at': 'newest',
  created_at: 'oldest',
} as const satisfies Record<Sort, string>;
export const SORTS = Object.keys(SORT_KEYS) as Sort[];

export type EventQueryChange = { [Name in keyof EventQuery]?: EventQuery[Name] | undefined };

/** The list's URL after a change; every change except paging goes back to the first page. */
export function eventsHref(query: EventQuery, change: EventQueryChange = {}): string {
  const next: EventQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['search', 'status', 'type', 'sort', 'tenant', 'cursor'] as const) {
    if (next[name] && next[name] !== DEFAULT_SORT) search.set(name, next[name]);
  }
  const text = search.toString();
  return text === '' ? '/events' : `/events?${text}`;
}

/** Message keys for types and statuses; the API writes these as English words. */
export const TYPE_KEYS = { Store: 'store', Promo: 'promo', Products: 'products', Bulk: 'bulk' } as const;
export const STATUS_KEYS = { Active: 'active', Draft: 'draft', 'On hold': 'onHold' } as const;
