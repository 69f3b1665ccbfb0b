/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { enqueue } from './enqueue';
import { keepIf } from './keep-if';
import { databasePool } from './pool';
import type { Transaction } from './transaction';
import { withDirectory } from './with-directory';
import { withStaff } from './with-staff';
import { withTenant } from './with-tenant';
import { withTenantAgain } from './with-tenant-again';

jest.setTimeout(60_000);

const FJORD = { tenantId: 'ten_fjord', actor: 'client' } as const;
const STAFF = { staffId: 'usr_super' };

/** Tables that belong to a tenant: all with row-level security, including the slug directory. */
let tables: { name: string; column: string }[];
/** Of a tenant, and kept from it: what staff write to each other. */
let ofStaff: string[];
let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
  const found = await world.asOwner<{ name: string; open: boolean }>(
    `select relname as name, has_table_privilege('merchloom_tenant', oid, 'select, insert, update, delete') as open
      from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity order by 1`,
  );
  tables = found
    .filter(({ open }) => open)
    .map(({ name }) => ({ name, column: name === 'tenants' ? 'id' : 'tenant_id' }));
  ofStaff = found.filter(({ open }) => !open).map(({ name }) => name);
});
afterAll(() => world.close());

const table = (name: string) => sql.identifier(name);

/** The Postgres error code of a failing statement; undefined for one that succeeds. */
async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'unknown';
  }
}

const FORBIDDEN = '42501';

async function count(tx: Transaction, name: string, condition = sql`true`): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::integer as n from ${table(name)} where ${condition}`,
  );
  return rows[0]?.n ?? -1;
}

test('there is something to guard', () => {
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.map((one) => one.name)).toEqual(
    expect.arrayContaining(['orders', 'products', 'slug_directory']),
  );
});

describe('without a context', () => {
  test('the login by itself reads no table at all', async () => {
    for (const { name } of tables) {
      expect([name, await codeOf(databasePool().query(`select 1 from public.${name} limit 1`))]).toEqual([
        name,
        FORBIDDEN,
      ]);
    }
    expect(await codeOf(databasePool().query('select 1 from public.users limit 1'))).toBe(FORBIDDEN);
  });

  test.each(['merchloom_tenant', 'merchloom_staff'])('%s sees no row and writes none', async (role) => {
    const client = await databasePool().connect();
    try {
      for (const { name, column } of tables) {
        await client.query(`begin; set local role ${role}`);
        const { rows } = await client.query(`select 1 from ${name} limit 1`);
        expect([name, rows.length]).toEqual([name, 0]);
        const insert = client.query(`insert into ${name} (${column}) values ('ten_fjord')`);
        expect([name, await codeOf(insert)]).toEqual([name, FORBIDDEN]);
        await client.query('rollback');
      }
    } finally {
      client.release();
    }
  });

  test.each(['', 'ten_', 'ten_fjord; drop table orders', "ten_fjord'", 'TEN_FJORD', 'evt_fjord_fern', '%'])(
    '%j opens no door',
    async (id) => {
      const work = jest.fn();
      await expect(withTenant({ tenantId: id, actor: 'client' }, work)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(withStaff({ staffId: id }, work)).rejects.toMatchObject({ code: 'not_found' });
      expect(work).not.toHaveBeenCalled();
    },
  );

  test('a door that has closed leaves nothing behind on its connection', async () => {
    await withTenant(FJORD, (tx) => count(tx, 'orders'));
    await withStaff(STAFF, (tx) => count(tx, 'orders')).catch(() => undefined);
    await expect(withTenant(FJORD, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    const { rows } = await databasePool().query(
      `select current_user as who, session_user as login, current_setting('app.tenant_id', true) as tenant,
         current_setting('app.staff_id', true) as staff`,
    );
    expect(rows[0]?.who).toBe(rows[0]?.login);
    expect([rows[0]?.tenant || null, rows[0]?.staff || null]).toEqual([null, null]);
  });
});

describe('in one tenant’s door, by raw SQL', () => {
  test('what staff write to each other is not even there to be counted (S2.2-197)', async () => {
    expect(ofStaff).toEqual(['client_notes']);
    for (const name of ofStaff)
      expect(await codeOf(withTenant(FJORD, (tx) => count(tx, name)))).toBe(FORBIDDEN);
  });

  test('only its own rows are there', async () => {
    for (const { name, column } of tables) {
      const own = await withStaff(STAFF, (tx) => count(tx, name, sql`${table(column)} = 'ten_fjord'`));
      const [seen, foreign] = await withTenant(FJORD, async (tx) => [
        await count(tx, name),
        await count(tx, name, sql`${table(column)} <> 'ten_fjord'`),
      ]);
      expect([name, seen, foreign]).toEqual([name, own, 0]);
    }
  });

  test('no row is laid under another tenant', async () => {
    for (const { name, column } of tables) {
      // Row-level security is checked before other constraints, so only the tenant id matters.
      const insert = withTenant(FJORD, (tx) =>
        tx.execute(sql`insert into ${table(name)} (${table(column)}) values ('ten_lumen')`),
      );
      expect([name, await codeOf(insert)]).toEqual([name, FORBIDDEN]);
    }
  });

  test('no row is given away', async () => {
    for (const { name, column } of tables) {
      const give = withTenant(FJORD, async (tx) => {
        if ((await count(tx, name)) === 0)
          throw Object.assign(new Error('no row to give'), { code: FORBIDDEN });
        await tx.execute(sql`update ${table(name)} set ${table(column)} = 'ten_lumen'`);
      });
      expect([name, await codeOf(give)]).toEqual([name, FORBIDDEN]);
    }
  });

  test('another tenant’s rows are neither changed nor deleted', async () => {
    const sizes = () =>
      withStaff(STAFF, async (tx) => {
        const found: [string, number][] = [];
        for (const { name, column } of tables)
          found.push([name, await count(tx, name, sql`${table(column)} <> 'ten_fjord'`)]);
        return found;
      });
    const before = await sizes();
    for (const { name, column } of tables) {
      const theirs = sql`${table(column)} <> 'ten_fjord'`;
      for (const statement of [
        sql`update ${table(name)} set ${table(column)} = ${table(column)} where ${theirs}`,
        sql`delete from ${table(name)} where ${theirs}`,
      ]) {
        const touched = await withTenant(FJORD, async (tx) => (await tx.execute(statement)).rowCount).catch(
          (error: unknown) => (codeIs(error, FORBIDDEN) ? 0 : -1),
        );
        expect([name, touched]).toEqual([name, 0]);
      }
    }
    expect(await sizes()).toEqual(before);
  });

  test('the log is not rewritten, not even one’s own', async () => {
    for (const statement of [
      "update audit_log set action = 'x'",
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      const work = withTenant(FJORD, (tx) => tx.execute(sql.raw(statement)));
      expect([statement, await codeOf(work)]).toEqual([statement, FORBIDDEN]);
    }
  });

  test('people, sessions and accounts are out of reach', async () => {
    for (const name of [
      'users',
      'sessions',
      'provider_accounts',
      'provider_events',
      'rate_limits',
      'platform_audit',
    ]) {
      expect([name, await codeOf(withTenant(FJORD, (tx) => count(tx, name)))]).toEqual([name, FORBIDDEN]);
    }
  });
});

describe('the other doors', () => {
  test('staff see all tenants', async () => {
    expect(await withStaff(STAFF, (tx) => count(tx, 'tenants'))).toBe(4);
    expect(await withStaff(STAFF, (tx) => count(tx, 'orders'))).toBe(300);
  });

  test('the directory knows slugs, shops and people, and no tenant’s rows', async () => {
    expect(await withDirectory((tx) => count(tx, 'slug_directory'))).toBe(10);
    expect(await withDirectory((tx) => count(tx, 'users'))).toBe(9);
    expect(await withDirectory((tx) => count(tx, 'shop_directory'))).toBe(0);
    for (const { name } of tables.filter((one) => !one.name.endsWith('_directory'))) {
      const read = withDirectory((tx) => tx.execute(sql`select * from ${table(name)} limit 1`));
      expect([name, await codeOf(read)]).toEqual([name, FORBIDDEN]);
    }
    const claim = withDirectory((tx) =>
      tx.execute(sql`update slug_directory set tenant_id = 'ten_lumen' where slug = 'fjord-fern'`),
    );
    expect(await codeOf(claim)).toBe(FORBIDDEN);
  });
});

test('a job exists if, and only if, what it belongs to does', async () => {
  const jobs = async () =>
    (await world.asOwner("select 1 from graphile_worker._private_jobs where key = 'purge:doors'")).length;
  const add = (tx: Transaction) => enqueue(tx, 'purge-store', { slug: 'doors' }, { jobKey: 'purge:doors' });
  const fails = withTenant(FJORD, async (tx) => {
    await add(tx);
    throw new Error('the change fell through');
  });
  await expect(fails).rejects.toThrow('the change fell through');
  expect(await jobs()).toBe(0);
  await withTenant(FJORD, add);
  expect(await jobs()).toBe(1);
});

function codeIs(error: unknown, code: string): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
}

test('a transaction that Postgres ended for a deadlock is run again, up to three times (D32-87)', async () => {
  const ends = (times: number, code: string) => {
    let left = times;
    return async (tx: Transaction) => {
      await tx.execute(sql`select count(*) from tenants`);
      left -= 1;
      if (left < 0) return 'through';
      return tx.execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`));
    };
  };
  for (const code of ['40P01', '40001']) {
    expect(await withTenantAgain(FJORD, ends(2, code))).toBe('through');
    expect(await codeOf(withTenantAgain(FJORD, ends(3, code)))).toBe(code);
  }
  expect(await codeOf(withTenantAgain(FJORD, ends(1, FORBIDDEN)))).toBe(FORBIDDEN);
});

test('an attempt within an attempt is undone alone, and the outer one with all of it (D32-86)', async () => {
  const said = await withTenant(FJORD, async (tx) => {
    const say = (text: string) => tx.execute(sql`select set_config('app.said', ${text}, true)`);
    const heard = async () => {
      const { rows } = await tx.execute<{ said: string }>(sql`select current_setting('app.said') as said`);
      return rows[0]?.said;
    };
    await say('before');
    let between: string | undefined;
    await keepIf(tx, async () => {
      await say('outer');
      await keepIf(tx, async () => {
        await say('inner');
        return false;
      });
      between = await heard();
      return false;
    });
    return [between, await heard()];
  });
  expect(said).toEqual(['outer', 'before']);
});
