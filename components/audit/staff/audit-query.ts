/** What of the log is asked for, as the URL says it. */
export interface AuditQuery {
  action?: string;
  tenant?: string;
  cursor?: string;
}

export type AuditQueryChange = { [Name in keyof AuditQuery]?: AuditQuery[Name] | undefined };

/** The log's address after a change; any change but to another page begins at the first page again. */
export function auditHref(query: AuditQuery, change: AuditQueryChange = {}): string {
  const next: AuditQueryChange = { ...query, cursor: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['action', 'tenant', 'cursor'] as const) if (next[name]) search.set(name, next[name]);
  const text = search.toString();
  return text === '' ? '/audit-logs' : `/audit-logs?${text}`;
}
