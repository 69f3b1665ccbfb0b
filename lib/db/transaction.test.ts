/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { databasePool } from './pool';
import { runTransaction, type Transaction } from './transaction';
import { withDirectoryOnce } from './with-directory';
import { withTenant, withTenantOnce, withTenantToLast } from './with-tenant';

jest.setTimeout(60_000);

const FJORD = { tenantId: 'ten_fjord', actor: 'system' } as const;
let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

const rename = (tx: Transaction, name: string) =>
  tx.execute(sql`update events set name = ${name} where slug = 'fjord-fern'`);
async function nameNow(): Promise<string> {
  const read = sql<{ name: string }>`select name from events where slug = 'fjord-fern'`;
  const { rows } = await withTenantOnce(FJORD, (tx) => tx.execute<{ name: string }>(read));
  return rows[0]?.name ?? '';
}

/** No connection may keep anything of a transaction for the next one. */
async function expectCleanPool(): Promise<void> {
  const pool = databasePool();
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    for (const client of clients) {
      const { rows } = await client.query(
        `select current_user = session_user as own, pg_current_xact_id_if_assigned() is null as idle,
          coalesce(current_setting('app.tenant_id', true), '') as tenant`,
      );
      expect(rows).toEqual([{ own: true, idle: true, tenant: '' }]);
    }
  } finally {
    for (const client of clients) client.release();
  }
}
afterEach(expectCleanPool);

describe('a transaction of one statement', () => {
  test('is committed, under its tenant’s policies', async () => {
    await withTenantOnce(FJORD, (tx) => rename(tx, 'Once'));
    expect(await nameNow()).toBe('Once');
    const { rows } = await withTenantOnce(FJORD, (tx) =>
      tx.execute(sql`select distinct tenant_id as id from orders`),
    );
    expect(rows.every((row) => row['id'] === 'ten_fjord')).toBe(true);
    expect(await withDirectoryOnce(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
      { one: 1 },
    ]);
  });

  test('a second statement finds no door open', async () => {
    const twice = withTenantOnce(FJORD, async (tx) => {
      await tx.execute(sql`select 1`);
      await rename(tx, 'Twice');
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^42/) } });
    expect(await nameNow()).not.toBe('Twice');
  });

  test('a statement that fails, and work that fails before or after it', async () => {
    const wrong = withTenantOnce(FJORD, (tx) => tx.execute(sql`select 1 / 0`));
    await expect(wrong).rejects.toMatchObject({ cause: { code: '22012' } });
    await expect(withTenantOnce(FJORD, () => Promise.reject(new Error('before')))).rejects.toThrow('before');
    expect(await withTenantOnce(FJORD, () => Promise.resolve('nothing asked'))).toBe('nothing asked');
    const after = withTenantOnce(FJORD, async (tx) => {
      await tx.execute(sql`select 1`);
      throw new Error('after');
    });
    await expect(after).rejects.toThrow('after');
    const atOnce = withTenantOnce(FJORD, () => {
      throw new Error('at once');
    });
    await expect(atOnce).rejects.toThrow('at once');
    await withTenantOnce(FJORD, (tx) => rename(tx, 'After all'));
    expect(await nameNow()).toBe('After all');
  });
});

describe('a transaction of several statements', () => {
  const divide = (tx: Transaction) => tx.execute(sql`select 1 / 0`);

  test('is committed when its work resolves', async () => {
    const done = withTenant(FJORD, async (tx) => {
      await rename(tx, 'First');
      await tx.execute(sql`update events set name = name || ' and second' where slug = 'fjord-fern'`);
      return 'seen';
    });
    expect(await done).toBe('seen');
    expect(await nameNow()).toBe('First and second');
  });

  test('a statement that fails takes back all of it, whether or not its sender goes on', async () => {
    const before = await nameNow();
    const failed = withTenant(FJORD, async (tx) => {
      await rename(tx, 'Never');
      await divide(tx);
    });
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
    const ignored = withTenant(FJORD, async (tx) => {
      await rename(tx, 'Never');
      return divide(tx).catch(() => 'ignored');
    });
    expect(await ignored).toBe('ignored');
    expect(await nameNow()).toBe(before);
  });

  test('its work reads a returned row and refuses: nothing stays', async () => {
    const before = await nameNow();
    const refused = withTenant(FJORD, async (tx) => {
      const { rows } = await tx.execute(
        sql`update events set name = 'Never' where slug = 'fjord-fern' returning false as granted`,
      );
      if (rows[0]?.['granted'] !== true) throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await nameNow()).toBe(before);
  });
});

describe('a transaction that ends with its last statement', () => {
  const read = (tx: Transaction) => tx.execute(sql`select name from events where slug = 'fjord-fern'`);
  // A flag that is inserted as refused fails at the commit, not before (ADR 0066).
  const refuse = (tx: Transaction) =>
    tx.execute(sql`insert into claim_flags (tenant_id, order_id, event_id, state, decided_at)
      select tenant_id, id, event_id, 'refused', now() from orders limit 1 returning state`);

  test('is committed with it, what came before included', async () => {
    const done = withTenantToLast(
      FJORD,
      (tx) => rename(tx, 'Before the last').then(() => 'seen'),
      async (tx, seen) => {
        await tx.execute(sql`update events set name = name || ' and last' where slug = 'fjord-fern'`);
        return seen;
      },
    );
    expect(await done).toBe('seen');
    expect(await nameNow()).toBe('Before the last and last');
  });

  test('a last statement that fails takes back all of it, whether or not its sender goes on', async () => {
    const before = await nameNow();
    const divide = (tx: Transaction) => tx.execute(sql`select 1 / 0`);
    const failed = withTenantToLast(FJORD, (tx) => rename(tx, 'Never'), divide);
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
    const ignored = withTenantToLast(
      FJORD,
      (tx) => rename(tx, 'Never'),
      (tx) => divide(tx).catch(() => 'ignored'),
    );
    expect(await ignored).toBe('ignored');
    expect(await nameNow()).toBe(before);
  });

  test('a commit that fails is an error, unless its sender has a reason of its own', async () => {
    const before = await nameNow();
    const unread = withTenantToLast(FJORD, (tx) => rename(tx, 'Never'), refuse);
    await expect(unread).rejects.toMatchObject({ code: 'MC001' });
    const heard = withTenantToLast(
      FJORD,
      (tx) => rename(tx, 'Never'),
      async (tx) => {
        const { rows } = await refuse(tx);
        throw new Error(String(rows[0]?.['state']));
      },
    );
    await expect(heard).rejects.toThrow('refused');
    expect(await nameNow()).toBe(before);
  });

  test('without a last statement, or with what failed before it, nothing of it stays', async () => {
    const before = await nameNow();
    const none = withTenantToLast(
      FJORD,
      (tx) => rename(tx, 'Never'),
      () => Promise.resolve('none'),
    );
    expect(await none).toBe('none');
    const early = withTenantToLast(FJORD, () => Promise.reject(new Error('early')), read);
    await expect(early).rejects.toThrow('early');
    const twice = withTenantToLast(FJORD, read, async (tx) => {
      await read(tx);
      await rename(tx, 'Never');
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^42/) } });
    expect(await nameNow()).toBe(before);
  });
});

describe('a transaction whose head fails', () => {
  const head = 'set local role nobody_of_that_name';

  test('says so, does nothing, and waits for its work to end', async () => {
    let ended = false;
    const failed = runTransaction(head, async (tx) => {
      await rename(tx, 'Headless').catch(() => undefined);
      await rename(tx, 'Headless again').catch(() => undefined);
      ended = true;
    });
    await expect(failed).rejects.toMatchObject({ code: '22023' });
    expect(ended).toBe(true);
    expect(await nameNow()).not.toMatch(/^Headless/);
  });
});

test('statements are planned once per connection, whoever sends them', async () => {
  const ask = () => withTenantOnce(FJORD, (tx) => tx.execute(sql`select ${'planned once'}::text as words`));
  await ask();
  await ask();
  const rows = await withTenantOnce(FJORD, async (tx) => {
    const found = await tx.execute<{ name: string }>(
      sql`select name from pg_prepared_statements where statement like ${'%as words%'}`,
    );
    return found.rows;
  });
  expect(rows.length).toBeGreaterThanOrEqual(1);
  expect(rows[0]?.name).toMatch(/^s\d+$/);
});
