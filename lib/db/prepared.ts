import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Transaction } from './transaction';

const dialect = new PgDialect();

/**
 * A statement whose text never changes, its values given as `sql.placeholder`s: its text is made once per process and
 * planned once per connection, which is most of what a large statement costs. A transaction pooler in front of Postgres
 * must know named statements (PgBouncer since 1.21). `name` is unique among all of them.
 */
export function prepared<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  name: string,
  build: () => SQL,
): (tx: Transaction, values: Values) => Promise<Row[]> {
  let query: { sql: string; params: unknown[] } | undefined;
  return async (tx, values) => {
    query ??= dialect.sqlToQuery(build());
    const filled = fillPlaceholders(query.params, values);
    const { rows } = await tx.$client.query<Row>({ name, text: query.sql, values: filled });
    return rows;
  };
}
