import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Transaction } from './transaction';

const dialect = new PgDialect();

/**
 * A statement with a fixed text, its values given as `sql.placeholder`s. The text is built once per process and planned
 * once per connection, which saves most of what a large statement costs. `name` is unique in the product. Decision 0043.
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
