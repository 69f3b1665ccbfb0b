import type { EventListQuery } from '@/lib/contracts/events/list-events';

/** What of the list is asked for, as the URL says it. */
export interface EventQuery {
  search?: string;
  status?: NonNullable<EventListQuery['status']>;
  type?: NonNullable<EventListQuery['type']>;
  /** The client that staff look at alone. */
  tenant?: string;
  cursor?: string;
}

export type EventQueryChange = { [Name in keyof EventQuery]?: EventQuery[Name] | undefined };

/** The list's address after a change; any change but to another page begins at the first page again. */
export function eventsHref(query: EventQuery, change: EventQueryChange = {}): string {
  const next: EventQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['search', 'status', 'type', 'tenant', 'cursor'] as const) {
    if (next[name]) search.set(name, next[name]);
  }
  const text = search.toString();
  return text === '' ? '/events' : `/events?${text}`;
}

/** Message keys of types and statuses, which the wire writes for people. */
export const TYPE_KEYS = { Store: 'store', Promo: 'promo', Products: 'products', Bulk: 'bulk' } as const;
export const STATUS_KEYS = { Active: 'active', Draft: 'draft', 'On hold': 'onHold' } as const;
