/** @jest-environment node */
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { TEST_SECRETS } from '@/scripts/test/env';
import { openTransactionPooler } from '@/scripts/test/transaction-pooler';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The check of a process that is started with these variables. */
async function checked(values: Record<string, string>): Promise<void> {
  jest.resetModules();
  Object.assign(process.env, TEST_SECRETS, { DATABASE_PREPARE: '1' }, values);
  const { checkPooler } = await import('./check-pooler');
  return checkPooler();
}

test('Postgres itself, and one that is not there, let the process start', async () => {
  await expect(checked({ DATABASE_URL: database.url })).resolves.toBeUndefined();
  await expect(checked({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).resolves.toBeUndefined();
});

describe('a transaction pooler that mixes up named statements', () => {
  let pooler: Awaited<ReturnType<typeof openTransactionPooler>>;
  beforeAll(async () => {
    pooler = await openTransactionPooler(database.url);
  });
  afterAll(() => pooler.close());

  test('is told in words what to set', async () => {
    const told = checked({ DATABASE_URL: pooler.url });
    await expect(told).rejects.toThrow(/max_prepared_statements to 500 or more; or set DATABASE_PREPARE=0/);
  });

  test('DATABASE_PREPARE=0 sends no names, and transactions work through it', async () => {
    await expect(checked({ DATABASE_URL: pooler.url, DATABASE_PREPARE: '0' })).resolves.toBeUndefined();
    const { withDirectory } = await import('./with-directory');
    const { closeDatabasePool } = await import('./pool');
    const { sql } = await import('drizzle-orm');
    const ask = (turn: number) =>
      withDirectory(async (tx) => {
        const { rows } = await tx.execute<{ turn: number; names: number }>(
          sql`select ${turn}::int as turn, (select count(*)::int from pg_prepared_statements) as names`,
        );
        return rows[0];
      });
    const turns = [1, 2, 3, 4, 5, 6];
    // Three transactions at a time, so that the pooler has three server connections to mix up.
    const answers = [];
    for (const turn of turns) answers.push(...(await Promise.all([turn, -turn, 10 * turn].map(ask))));
    await closeDatabasePool();
    const asked = turns.flatMap((turn) => [turn, -turn, 10 * turn]);
    expect(answers).toEqual(asked.map((turn) => ({ turn, names: 0 })));
  });
});
