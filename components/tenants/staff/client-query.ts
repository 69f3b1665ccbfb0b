import type { ClientListQuery } from '@/lib/modules/tenants/contract/list-clients';

/** The list's filters, sorting and cursor, as they stand in the URL. */
export interface ClientQuery {
  search?: string;
  status?: NonNullable<ClientListQuery['status']>;
  sort?: ClientListQuery['sort'];
  cursor?: string;
}

export type ClientQueryChange = { [Name in keyof ClientQuery]?: ClientQuery[Name] | undefined };

/** The list's URL after a change; every change except paging goes back to the first page. */
export function clientsHref(query: ClientQuery, change: ClientQueryChange = {}): string {
  const next: ClientQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['search', 'status', 'sort', 'cursor'] as const) {
    if (next[name]) search.set(name, next[name]);
  }
  const text = search.toString();
  return text === '' ? '/clients' : `/clients?${text}`;
}
