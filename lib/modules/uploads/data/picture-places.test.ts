/** @jest-environment node */
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { readCatalogue } from '@/scripts/test/pg-catalogue';
import { NO_PICTURE_PLACES, PICTURE_PLACES } from './picture-places';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every column of JSON of a tenant’s table either may name a picture or says why it never does', async () => {
  const { tables } = await readCatalogue(database.ownerUrl);
  const columns = tables
    .filter(({ rowSecurity, forced }) => rowSecurity && forced)
    .flatMap(({ name, columns: all }) =>
      all.filter(({ type }) => type === 'jsonb' || type === 'json').map((column) => `${name}.${column.name}`),
    );
  const searched = Object.entries(PICTURE_PLACES).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect([...searched, ...Object.keys(NO_PICTURE_PLACES)].sort()).toEqual(columns.sort());
  expect(Object.values(NO_PICTURE_PLACES).every((reason) => reason.length > 5)).toBe(true);
});
