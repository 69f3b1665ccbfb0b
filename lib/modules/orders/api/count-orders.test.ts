/** @jest-environment node */
import { countAllOrders, countOrders, type StatusCounts } from '@/lib/modules/orders/contract/count-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { countAllOrdersHandler, countOrdersHandler } from './count-orders';
import { listAllOrdersHandler, listOrdersHandler } from './list-orders';

jest.setTimeout(60_000);

const OWN = { of: '/api/ten_fjord', person: 'admin@fjord-fern.example' };
const STAFF = { of: '/api', person: 'care@merchloom.example' };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    countOrdersHandler,
    countAllOrdersHandler,
    listOrdersHandler,
    listAllOrdersHandler,
  ]);
});
afterAll(() => world.close());

async function counts({ of, person }: typeof OWN, query: string) {
  const answer = await world.get(`${of}/order-counts?${query}`, person);
  check(of === '/api' ? countAllOrders : countOrders, answer);
  return (answer.json.data as unknown as StatusCounts).counts;
}

async function total({ of, person }: typeof OWN, query: string) {
  const answer = await world.get(`${of}/orders?limit=1&${query}`, person);
  const { total: all, near } = answer.json.data as unknown as OrderPage;
  return near ? 0 : all;
}

describe.each([
  ['a client', OWN],
  ['staff', STAFF],
])('the counts of %s', (_name, reader) => {
  test.each([
    '',
    'event=fjord-fern',
    'kind=store',
    'search=a',
    'problem=any',
    'acts=fulfiller',
    'country=DE',
  ])('are for each status what the list says with «%s» (S2.2-162)', async (query) => {
    const found = new Map((await counts(reader, query)).map(({ status, orders }) => [status, orders]));
    for (const status of ORDER_STATUSES) {
      const listed = await total(reader, `${query}&status=${status}`);
      expect([status, found.get(status) ?? 0]).toEqual([status, listed]);
    }
  });
});

describe.each([
  ['a client', OWN],
  ['staff', STAFF],
])('who acts next, of %s', (_name, reader) => {
  test.each(['', 'event=fjord-fern', 'stage=needs_your_help', 'status=shipped', 'acts=staff&kind=store'])(
    'is counted as the list says with «%s» (S2.2-167)',
    async (query) => {
      const answer = await world.get(`${reader.of}/order-counts?of=acts&${query}`, reader.person);
      const { acts } = answer.json.data as unknown as StatusCounts;
      expect(acts.map(({ who }) => who)).toEqual([...ORDER_WAITS_FOR]);
      const rest = query.replace('acts=staff&', '');
      for (const { who, orders } of acts)
        expect([who, await total(reader, `${rest}&acts=${who}`)]).toEqual([who, orders]);
    },
  );
});

test('staff narrow them to one client, whose own they then are (S2.2-162)', async () => {
  const own = await counts(OWN, '');
  expect(own.length).toBeGreaterThan(3);
  expect(await counts(STAFF, 'tenant=ten_fjord')).toEqual(own);
  expect(await counts(STAFF, '')).not.toEqual(own);
});

test('another client’s are not found, and a status is no filter of them', async () => {
  const other = await world.get('/api/ten_lumen/order-counts', OWN.person);
  expect(other.status).toBe(404);
  expect(await counts(OWN, 'status=new')).toEqual(await counts(OWN, ''));
});
