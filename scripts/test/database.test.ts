/** @jest-environment node */
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database';

// The first suite of a machine starts the shared Postgres.
jest.setTimeout(60_000);

async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const AS_STAFF = "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_test', true)";
const NEW_TENANT =
  "insert into tenants (id, name, region, currency) values ('ten_test', 'Test', 'UK', 'GBP')";

describe('a test database', () => {
  const made: TestDatabase[] = [];
  const make = async () => {
    const database = await createTestDatabase();
    made.push(database);
    return database;
  };
  afterAll(async () => {
    for (const database of made) await database.close();
  });

  test('is migrated, empty, and lets the app in as somebody who owns nothing', async () => {
    const { url } = await make();
    const rows = await ask(url, async (client) => {
      await expect(client.query('select * from tenants')).rejects.toThrow();
      await client.query(AS_STAFF);
      return (await client.query('select * from tenants')).rows;
    });
    expect(rows).toEqual([]);
  });

  test('shares no row with another one made at the same time', async () => {
    const [one, other] = await Promise.all([make(), make()]);
    await ask(one.url, async (client) => {
      await client.query(AS_STAFF);
      await client.query(NEW_TENANT);
      await client.query('commit');
    });
    const count = async (url: string) =>
      ask(url, async (client) => {
        await client.query(AS_STAFF);
        return (await client.query('select id from tenants')).rowCount;
      });
    expect([await count(one.url), await count(other.url)]).toEqual([1, 0]);
  });

  test('is gone after close, also under a connection that was left open', async () => {
    const database = await createTestDatabase();
    const left = new pg.Client({ connectionString: database.ownerUrl });
    left.on('error', () => undefined);
    await left.connect();
    await database.close();
    await expect(ask(database.url, (client) => client.query('select 1'))).rejects.toThrow(/does not exist/);
    await left.end();
  });
});
