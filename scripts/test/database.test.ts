/** @jest-environment node */
import pg from 'pg';
import { setClock } from '@/lib/kernel/clock';
import { createDemoDatabase, createTestDatabase, type TestDatabase } from './database';

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

describe('a demo database', () => {
  const seededAt = (database: TestDatabase) =>
    ask(database.ownerUrl, async (client) => {
      await client.query(AS_STAFF);
      const { rows } = await client.query<{ at: Date }>('select max(created_at) as at from tenants');
      return rows[0]?.at.getTime() ?? 0;
    });

  test('holds the demo world as if seeded now, also under another clock', async () => {
    const today = await createDemoDatabase();
    const restore = setClock(() => new Date(Date.now() + 40 * 3_600_000));
    const later = await createDemoDatabase().finally(restore);
    const apart = (await seededAt(later)) - (await seededAt(today));
    await Promise.all([today.close(), later.close()]);
    expect(Math.abs(apart - 40 * 3_600_000)).toBeLessThanOrEqual(3_600_000);
  });
});
