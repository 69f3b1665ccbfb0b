/** @jest-environment node */
import { CLIENT_SORTS, listClients, type ClientPage } from '@/lib/modules/tenants/contract/list-clients';
import { listClientsHandler } from '@/lib/modules/tenants/api/clients';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { explainedReads } from '@/scripts/test/explained-reads';
import { layManyClients, layManyEvents } from '@/scripts/test/many-events';
import { manyRows } from '@/scripts/test/many-rows';

jest.setTimeout(180_000);

const MANY = manyRows(2000, 10_000);
const SUPER = 'super@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listClientsHandler]);
  await layManyClients(world, MANY);
  await layManyEvents(world, { tenant: 'ten_tidewater', event: 'evt_tidewater' }, MANY);
  // Autovacuum would run this analyze within a minute of such a change.
  await world.asOwner('analyze tenants; analyze users; analyze events');
});
afterAll(() => world.close());

type Query = Record<string, string>;

async function page(query: Query = {}): Promise<ClientPage> {
  const answer = await world.get(`/api/clients?${new URLSearchParams(query)}`, SUPER);
  check(listClients, answer);
  return answer.json.data as unknown as ClientPage;
}

async function walk(query: Query = {}) {
  const clients: ClientPage['clients'] = [];
  const cursors: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const found: ClientPage = await page({ limit: '100', ...query, ...(cursor ? { cursor } : {}) });
    clients.push(...found.clients);
    cursor = found.next_cursor;
    if (cursor !== null) cursors.push(cursor);
  }
  return { clients, ids: clients.map(({ id }) => id), cursors };
}

const DEMO = 4;

test.each(CLIENT_SORTS)(
  'thousands of clients by %s: each once, in order, with its admin; a page reads what it shows',
  async (sort) => {
    const { clients, ids, cursors } = await walk({ sort });
    expect([ids.length, new Set(ids).size]).toEqual([MANY + DEMO, MANY + DEMO]);
    const places = clients.map(({ created_at: at }) => at);
    expect(places).toEqual(sort === 'created_at' ? places.toSorted() : places.toSorted().toReversed());
    const guilds = clients.filter(({ id }) => id.startsWith('ten_many_'));
    expect(guilds.filter(({ admin }) => !admin?.email.endsWith('@guild.example'))).toEqual([]);
    for (const cursor of [undefined, cursors[MANY / 200], cursors.at(-1)]) {
      const asked = { sort, limit: '50', ...(cursor ? { cursor } : {}) };
      const { rows, whole } = await explainedReads(() => page(asked));
      expect(whole).not.toEqual(expect.arrayContaining(['tenants']));
      expect(rows['tenants']).toBeGreaterThan(0);
      expect(rows['tenants']).toBeLessThanOrEqual(51);
      // Besides the admins on the page, the staff user is read with their token.
      expect(rows['users']).toBeLessThanOrEqual(60);
    }
  },
);

test('a search that thousands of clients fit by their people loses none of them', async () => {
  const { ids } = await walk({ search: '@guild.example' });
  expect([ids.length, new Set(ids).size]).toEqual([MANY, MANY]);
  expect((await walk({ search: 'head1711@' })).ids).toEqual(['ten_many_01711']);
  expect((await walk({ search: 'Guild 171', sort: 'created_at' })).ids).toEqual([
    'ten_many_00171',
    ...Array.from({ length: 10 }, (_, digit) => `ten_many_0171${digit}`),
  ]);
  expect((await walk({ search: 'nobody at all' })).ids).toEqual([]);
});

test('those that wait are found among all the others without looking at them', async () => {
  const { clients, ids } = await walk({ status: 'waiting' });
  expect([ids.length, new Set(ids).size]).toEqual([MANY / 20, MANY / 20]);
  expect(clients.every(({ status }) => status === 'waiting')).toBe(true);
  const { rows } = await explainedReads(() => page({ status: 'waiting', limit: '50' }));
  expect(rows['tenants']).toBeLessThanOrEqual(51);
  expect((await walk({ status: 'verified' })).ids).toHaveLength(MANY + DEMO - MANY / 20);
});

test('a client with thousands of events is listed like any other', async () => {
  const found = await page({ search: 'ten_tidewater' });
  expect(found.clients).toMatchObject([{ id: 'ten_tidewater', stores: MANY + 1 }]);
});
