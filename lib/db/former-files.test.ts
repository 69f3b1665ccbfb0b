/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const STATES = ['waiting', 'checking', 'checked', 'applying', 'done', 'failed'];
const MIGRATION = readFileSync(join(__dirname, 'migrations/0067_file_imports.sql'), 'utf8');
/** What the migration does with the rows of the former tables; the tables themselves are there. */
const COPY = MIGRATION.slice(MIGRATION.indexOf('set local role merchloom_staff;'));

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

test('of the former version’s files those that had ended are kept; those under way are to be sent again (ADR 0085)', async () => {
  for (const [table, prefix] of [
    ['stock_imports', 'sto'],
    ['voucher_imports', 'vou'],
  ]) {
    for (const state of STATES) {
      await world.sql(
        `insert into ${table} (tenant_id, id, event_id, owner_id, file_name, content, status, problem, finished_at)
         values ('ten_lumen', $1, 'evt_lumen_summit', 'usr_super', 'a.csv', 'x', $2, $3, $4)`,
        [
          `${prefix}_${state}`,
          state,
          state === 'failed' ? 'event_locked' : null,
          state === 'done' || state === 'failed' ? '2026-11-01T00:00:00Z' : null,
        ],
      );
    }
  }
  await world.asOwner(`begin; ${COPY}; commit`);
  const rows = await world.sql(
    `select id, kind, status, problem, content is null as emptied, finished_at is not null as ended from file_imports`,
  );
  const expected = [
    ['sto', 'stock'],
    ['vou', 'voucher'],
  ].flatMap(([prefix, kind]) =>
    STATES.map((state) => ({
      id: `${prefix}_${state}`,
      kind,
      status: state === 'done' ? 'done' : 'failed',
      problem: state === 'done' ? null : state === 'failed' ? 'event_locked' : 'fault',
      emptied: true,
      ended: true,
    })),
  );
  expect(rows).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(expected.length);
});
