/** @jest-environment node */
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../test/database';
import { applyMigrations } from './apply-migrations';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

test('a database of ours is brought up to date, again and again', async () => {
  expect(await applyMigrations({ ownerUrl: database.ownerUrl })).toEqual([]);
});

test('nothing is laid into a database that holds tables of something else', async () => {
  // Without our migration table, these tables could be any application's.
  await owner.query('drop schema merchloom_meta cascade');
  await expect(applyMigrations({ ownerUrl: database.ownerUrl })).rejects.toThrow(
    /^this database holds tables of something else \([a-z_, ]+\): name an empty one$/,
  );
  const { rows } = await owner.query("select to_regnamespace('merchloom_meta') as schema");
  expect(rows).toEqual([{ schema: null }]);
});
