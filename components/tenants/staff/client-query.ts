import type { ClientListQuery } from '@/lib/modules/tenants/contract/list-clients';

/** What of the list is asked for, as the URL says it. */
export interface ClientQuery {
  search?: string;
  status?: NonNullable<ClientListQuery['status']>;
  sort?: ClientListQuery['sort'];
  cursor?: string;
}

export type ClientQueryChange = { [Name in keyof ClientQuery]?: ClientQuery[Name] | undefined };

/** The list's address after a change; any change but to another page begins at the first page again. */
export function clientsHref(query: ClientQuery, change: ClientQueryChange = {}): string {
  const next: ClientQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['search', 'status', 'sort', 'cursor'] as const) {
    if (next[name]) search.set(name, next[name]);
  }
  const text = search.toString();
  return text === '' ? '/clients' : `/clients?${text}`;
}
