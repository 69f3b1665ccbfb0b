import { getTableColumns, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as JSON with column names as keys. Columns left out become null, not their default. */
export function jsonRow<T extends PgTable>(table: T, row: InferInsertModel<T>): Record<string, unknown> {
  const values: Record<string, unknown> = row;
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, values[key] ?? null]),
  );
}

/**
 * Inserts the rows of a JSON list as `jsonRow` writes them: one value, however many columns. `instead`: columns whose
 * value the statement computes itself. Not for bytea, which JSON cannot hold. Decision 0044.
 */
export function insertJson(table: PgTable, list: SQL, instead: Readonly<Record<string, SQL>> = {}): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const columns = names.map((name) => sql.identifier(name));
  const values = names.map((name) => instead[name] ?? sql`r.${sql.identifier(name)}`);
  return sql`insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${table}, ${list}) r`;
}
