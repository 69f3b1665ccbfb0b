/** The log's filters and cursor, as they stand in the URL. */
export interface AuditQuery {
  action?: string;
  tenant?: string;
  cursor?: string;
}

export type AuditQueryChange = { [Name in keyof AuditQuery]?: AuditQuery[Name] | undefined };

/** The log's URL after a change; every change except paging goes back to the first page. */
export function auditHref(query: AuditQuery, change: AuditQueryChange = {}): string {
  const next: AuditQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['action', 'tenant', 'cursor'] as const) if (next[name]) search.set(name, next[name]);
  const text = search.toString();
  return text === '' ? '/audit-logs' : `/audit-logs?${text}`;
}
