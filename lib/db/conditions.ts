import { sql, type SQL } from 'drizzle-orm';

/** Greater than whatever may follow the beginning of a text. */
const LAST = sql`chr(1114111)`;

/** The condition of texts that begin like this; a comparison, which an index answers under row-level security. */
export const begins = (column: SQL, start: SQL): SQL =>
  sql`${column} >= ${start} and ${column} < ${start} || ${LAST}`;

/** The condition of one tenant's rows, beside row-level security and for its index; null: of all, for staff. */
export const ofTenant = (column: SQL, tenantId: string | null): SQL =>
  tenantId === null ? sql`true` : sql`${column} = ${tenantId}`;
