import type { EventListQuery } from '@/lib/modules/events/contract/list-events';

type Sort = EventListQuery['sort'];

/** What of the list is asked for, as the URL says it. */
export interface EventQuery {
  search?: string;
  status?: NonNullable<EventListQuery['status']>;
  type?: NonNullable<EventListQuery['type']>;
  sort?: Sort;
  /** The client that staff look at alone. */
  tenant?: string;
  cursor?: string;
}

export const DEFAULT_SORT: Sort = '-updated_at';

/** Message keys of the sorts, in the order in which they are offered. */
export const SORT_KEYS = {
  '-updated_at': 'changed',
  updated_at: 'unchanged',
  '-created_at': 'newest',
  created_at: 'oldest',
} as const satisfies Record<Sort, string>;
export const SORTS = Object.keys(SORT_KEYS) as Sort[];

export type EventQueryChange = { [Name in keyof EventQuery]?: EventQuery[Name] | undefined };

/** The list's address after a change; any change but to another page begins at the first page again. */
export function eventsHref(query: EventQuery, change: EventQueryChange = {}): string {
  const next: EventQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['search', 'status', 'type', 'sort', 'tenant', 'cursor'] as const) {
    if (next[name] && next[name] !== DEFAULT_SORT) search.set(name, next[name]);
  }
  const text = search.toString();
  return text === '' ? '/events' : `/events?${text}`;
}

/** Message keys of types and statuses, which the wire writes for people. */
export const TYPE_KEYS = { Store: 'store', Promo: 'promo', Products: 'products', Bulk: 'bulk' } as const;
export const STATUS_KEYS = { Active: 'active', Draft: 'draft', 'On hold': 'onHold' } as const;
