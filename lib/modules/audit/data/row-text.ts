import { sql, type SQL } from 'drizzle-orm';

/** A moment as the chains write it: UTC with microseconds. */
export const momentText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * All columns of a row of `audit_log` as one line, in the order of form 1: a JSON array as Postgres writes jsonb. The order never
 * changes; a column that is added makes a new form. D44-2, ADR 0169.
 */
export const tenantRowText: SQL = sql`jsonb_build_array(a.tenant_id, a.id, a.action, a.actor, a.actor_user_id,
  a.on_behalf_of, a.subject_type, a.subject_id, a.subject_label, a.data, a.changes, a.request_id,
  ${momentText(sql`a.at`)})::text`;

/** The same of a row of `platform_audit`. */
export const platformRowText: SQL = sql`jsonb_build_array(a.id, a.action, a.actor_user_id, a.subject, a.subject_label,
  a.data, a.changes, a.request_id, ${momentText(sql`a.at`)})::text`;

/** The chain of what belongs to no single tenant. */
export const PLATFORM_CHAIN = 'platform';

/** The table behind a chain, as `a`, with the condition that keeps its rows; and the text of a row. */
export function sourceOf(chain: string): { table: SQL; own: SQL; text: SQL } {
  return chain === PLATFORM_CHAIN
    ? { table: sql`platform_audit a`, own: sql`true`, text: platformRowText }
    : { table: sql`audit_log a`, own: sql`a.tenant_id = ${chain}`, text: tenantRowText };
}
