/** @jest-environment node */
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { handlersOver } from '../api';

jest.setTimeout(120_000);

const STAFF = 'super@merchloom.example';
const COLLEAGUE = 'accounts@merchloom.example';
const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';

const STAFF_LISTS = '/api/lists/orders';
const OWN_LISTS = '/api/ten_fjord/lists/orders';

/** A call that stores something, with its body, another one, and how many jobs it makes. */
const WRITES = [
  { what: 'exports', body: { query: { status: 'new' } }, other: { query: { status: 'shipped' } }, jobs: 2 },
  {
    what: 'acts',
    body: { act: 'release', query: { status: 'new' } },
    other: { act: 'release', query: { status: 'shipped' } },
    jobs: 2,
  },
  { what: 'views', body: { name: 'Kept once' }, other: { name: 'Another' }, jobs: 0 },
];
const TABLES: Record<string, string> = {
  exports: 'list_exports',
  acts: 'bulk_acts',
  views: 'list_views',
};

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlersOver(ALL_LISTS));
});
afterAll(() => world.close());

function send(path: string, body: object, key: string, person: string) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return world.ask(path, { method: 'POST', body: JSON.stringify(body), headers }, person);
}
async function count(table: string): Promise<number> {
  const [row] = await world.sql<{ count: number }>(`select count(*)::integer as count from ${table}`);
  return row?.count ?? 0;
}
async function countJobs(): Promise<number> {
  const [row] = await world.asOwner<{ count: number }>(
    'select count(*)::integer as count from graphile_worker.jobs',
  );
  return row?.count ?? 0;
}

describe.each(WRITES)('$what', ({ what, body, other, jobs }) => {
  const both = [
    { whose: 'staff', path: `${STAFF_LISTS}/${what}`, table: `staff_${TABLES[what]}`, person: STAFF },
    { whose: 'a client', path: `${OWN_LISTS}/${what}`, table: TABLES[what] ?? '', person: ADMIN },
  ];
  test.each(both)('of $whose: the same key twice makes one (D26-1)', async ({ path, table, person }) => {
    const [rows, queued] = [await count(table), await countJobs()];
    const first = await send(path, body, 'one', person);
    const again = await send(path, body, 'one', person);
    expect(first.status).toBeLessThan(300);
    expect(again.status).toBe(first.status);
    expect(again.json.data).toEqual(first.json.data);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect([(await count(table)) - rows, (await countJobs()) - queued]).toEqual([1, jobs]);
    const changed = await send(path, other, 'one', person);
    expect([changed.status, changed.json.code]).toEqual([422, 'idempotency_mismatch']);
  });
});

test('two calls of staff at once with one key: one is made, the other waits its turn or repeats', async () => {
  const rows = await count('staff_list_exports');
  const path = `${STAFF_LISTS}/exports`;
  const answers = await Promise.all([1, 2, 3].map(() => send(path, {}, 'at once', STAFF)));
  expect(answers.filter(({ status }) => status !== 202 && status !== 409)).toEqual([]);
  expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThan(0);
  expect((await count('staff_list_exports')) - rows).toBe(1);
});

test('a key of staff is its person’s: a colleague’s is another', async () => {
  const path = `${STAFF_LISTS}/exports`;
  const first = await send(path, {}, 'mine', STAFF);
  const theirs = await send(path, {}, 'mine', COLLEAGUE);
  expect([first.status, theirs.status]).toEqual([202, 202]);
  expect(theirs.json.data).not.toEqual(first.json.data);
});

test('a colleague of the same client never gets another person’s answer', async () => {
  const path = `${OWN_LISTS}/exports`;
  expect((await send(path, {}, 'guessed', ADMIN)).status).toBe(202);
  const guess = await send(path, {}, 'guessed', MANAGER);
  expect([guess.status, guess.json.code]).toEqual([422, 'idempotency_mismatch']);
});

test('a refusal keeps no key: staff can ask again', async () => {
  const path = `${STAFF_LISTS}/exports`;
  const unknown = { rows: { ids: ['ord_nobody'] } };
  expect((await send(path, unknown, 'refused', STAFF)).status).toBe(404);
  const [order] = await world.sql<{ id: string }>('select id from orders limit 1');
  expect((await send(path, { rows: { ids: [order?.id] } }, 'refused', STAFF)).status).toBe(202);
});
