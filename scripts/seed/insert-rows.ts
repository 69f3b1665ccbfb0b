import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Rows per statement, which keeps messages at a few megabytes. */
const CHUNK = 500;

function plain(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return value;
}

/**
 * Inserts many rows in few statements: they are sent as one JSON parameter, and Postgres casts each value to its
 * column's type. All rows must have the first row's keys; other columns get their defaults.
 */
export async function insertRows<T extends PgTable>(
  client: pg.ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first);
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key));
  if (columns.length !== keys.length) throw new Error(`${getTableName(table)}: a key is no column`);
  const list = columns.map(([, column]) => column.name).join(', ');
  const name = getTableName(table);
  const text = `insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1)`;
  for (let start = 0; start < rows.length; start += CHUNK) {
    const records = rows.slice(start, start + CHUNK).map((row) => {
      const values: Record<string, unknown> = row;
      return Object.fromEntries(columns.map(([key, column]) => [column.name, plain(values[key])]));
    });
    await client.query(text, [JSON.stringify(records)]);
  }
}
