import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from './transaction';

/**
 * Runs several writes as one statement (data-modifying `with`), which costs one round trip. All see the rows as they were
 * before it, so no two may write the same row; foreign keys are checked at its end. `answer` is a select that may read
 * what a write returns, under the write's name: `(select count(*) from stock)`. Decision 0044.
 */
export async function runAsOneStatement<Row extends Record<string, unknown>>(
  tx: Transaction,
  writes: Readonly<Record<string, SQLWrapper>>,
  answer: SQL = sql`select true as done`,
): Promise<Row[]> {
  const named = Object.entries(writes).map(
    ([name, write]) => sql`${sql.identifier(name)} as ${wrapped(write)}`,
  );
  const statement = named.length === 0 ? answer : sql`with ${sql.join(named, sql`, `)} ${answer}`;
  const { rows } = await tx.execute<Record<string, unknown>>(statement);
  return rows as Row[];
}

/** A query builder adds its own parentheses, plain SQL does not. */
function wrapped(write: SQLWrapper): SQL {
  return sql`(${write.getSQL()})`;
}
