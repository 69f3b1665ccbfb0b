/** @jest-environment node */
import { handlersOver } from '@/lib/modules/lists/api';
import { handlers } from '@/lib/modules/events/api';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { withStaff } from '@/lib/db/with-staff';
import { eventsList } from './events-list';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const STAFF = { staffId: 'usr_super' };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([...handlers, ...handlersOver(ALL_LISTS)]);
});
afterAll(() => world.close());

const views = '/api/ten_fjord/lists/events/views';

test('a view keeps the list’s filters and sorting, and refuses what the list does not have', async () => {
  const view = { name: 'Deleted stores', query: { status: 'Deleted', type: 'Store' }, sort: 'created_at' };
  const made = await world.post(views, view, SERVICE);
  expect([made.status, made.json.data]).toMatchObject([200, { query: view.query, sort: view.sort }]);
  const wrong = await world.post(views, { name: 'Wrong', query: { status: 'Gone' } }, ADMIN);
  expect(wrong.json.codes).toEqual({ 'query.status': ['invalid'] });
  const foreign = await world.post(views, { name: 'Foreign', query: { tenant: 'ten_lumen' } }, ADMIN);
  expect(foreign.json.codes).toEqual({ 'query.tenant': ['unknown_key'] });
});

const everything = { tenantId: null, filters: {}, rows: {}, sort: null } as const;

test('its rows in parts are those that it counts, each once; staff may narrow them to a client', async () => {
  await withStaff(STAFF, async (tx) => {
    const counted = await eventsList.count(tx, everything);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const part = await eventsList.batch(tx, everything, { after, limit: 3 });
      seen.push(...part.rows.map((row) => row['address'] ?? ''));
      after = part.next;
    } while (after !== null);
    expect(seen).toHaveLength(counted);
    expect(new Set(seen).size).toBe(counted);
    const own = { ...everything, filters: { tenant: 'ten_fjord', status: 'Active' } };
    const ids = (await eventsList.targets(tx, own, 10)).map(({ id }) => id);
    expect(ids).toEqual(['evt_fjord_fern']);
    expect(await eventsList.known(tx, 'ten_lumen', ids)).toEqual([]);
    expect(await eventsList.count(tx, { ...everything, rows: { except: ids } })).toBe(counted - 1);
  });
});

test('a row counts its orders and products, and shows what its thumbnail is made of', async () => {
  const { json } = await world.get('/api/ten_fjord/events?type=Store', ADMIN);
  const events = json.data['events'] as unknown as {
    slug: string;
    order_count: number;
    product_count: number;
    look: object;
  }[];
  const store = events.find(({ slug }) => slug === 'fjord-fern');
  expect(store?.look).toMatchObject({
    colours: [expect.stringMatching(/^#/), expect.stringMatching(/^#/), expect.stringMatching(/^#/)],
    preview: expect.stringMatching(
      /^\/api\/ten_fjord\/events\/fjord-fern\/products\/ff-[a-z-]+\/picture\/[a-z-]+\/(front|back)$/,
    ),
  });
  const [stored] = await world.sql<{ orders: number; products: number }>(
    `select (select count(*)::integer from orders where event_id = 'evt_fjord_fern' and status <> 'cancelled') as orders,
       (select count(*)::integer from event_products ep join products p on p.tenant_id = ep.tenant_id
         and p.id = ep.product_id where ep.event_id = 'evt_fjord_fern' and p.status = 'active') as products`,
  );
  expect(stored?.orders).toBeGreaterThan(20);
  expect([store?.order_count, store?.product_count]).toEqual([stored?.orders, stored?.products]);
});
