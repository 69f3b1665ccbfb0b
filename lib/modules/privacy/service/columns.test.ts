/** @jest-environment node */
import pg from 'pg';
import { GLOBAL_TABLES, NOT_PERSONAL } from '@/lib/modules/privacy/rules/not-personal';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { PARTS } from './parts';

jest.setTimeout(60_000);

/** Columns that can hold a word about somebody: no id, no hash, and no closed list of values. */
const COLUMNS = `
  select c.table_name || '.' || c.column_name as name, c.table_name as table, exists (select from information_schema.columns t
      where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'tenant_id')
    or c.table_name = 'tenants' as "ofTenant"
  from information_schema.columns c
  where c.table_schema = 'public' and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')
    and c.column_name !~ '(^id|_id|_ids|_hash|^sha256)$'
    and not exists (select from pg_constraint k where k.contype = 'c' and k.conrelid = ('public.' || c.table_name)::regclass
      and pg_get_constraintdef(k.oid) ~ ('\\(' || c.column_name || ' = ANY \\(ARRAY\\['))`;

interface Column {
  name: string;
  table: string;
  ofTenant: boolean;
}

let database: TestDatabase;
let columns: Column[];
beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  columns = (await client.query<Column>(COLUMNS)).rows;
  await client.end();
});
afterAll(() => database.close());

/** What this module itself keeps until an erasure is done. */
const OWN = ['erasures.email'];
const handled = new Set([...PARTS.flatMap((part) => part.columns), ...OWN]);

describe('no table is forgotten when somebody is erased (D46)', () => {
  test('every column of a tenant’s table is found and replaced by a module, or says why it isn’t personal', () => {
    const own = columns.filter(({ table, ofTenant }) => ofTenant && !(table in GLOBAL_TABLES));
    expect(own.length).toBeGreaterThan(150);
    expect(
      own.map(({ name }) => name).filter((name) => !handled.has(name) && !(name in NOT_PERSONAL)),
    ).toEqual([]);
  });

  test('every other table says why it stays', () => {
    const others = columns.filter(({ ofTenant }) => !ofTenant).map(({ table }) => table);
    expect([...new Set(others)].filter((table) => !(table in GLOBAL_TABLES))).toEqual([]);
  });

  test('no list names what isn’t there, or is in the other', async () => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    await client.end();
    const all = new Set(rows.map(({ name }) => name));
    expect([...handled, ...Object.keys(NOT_PERSONAL)].filter((name) => !all.has(name))).toEqual([]);
    expect([...handled].filter((name) => name in NOT_PERSONAL)).toEqual([]);
  });
});
