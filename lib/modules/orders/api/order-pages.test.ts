/** @jest-environment node */
import { listOrders } from '@/lib/modules/orders/contract/list-orders';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import { encodeCursor } from '@/lib/db/cursor';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listOrdersHandler } from './list-orders';

jest.setTimeout(60_000);

const FJORD = 'admin@fjord-fern.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listOrdersHandler]);
});
afterAll(() => world.close());

interface Page {
  orders: OrderSummary[];
  next_cursor: string | null;
  total: number;
}

async function page(query: string, path = '/api/ten_fjord/orders', person = FJORD): Promise<Page> {
  const answer = await world.get(`${path}?${query}`, person);
  check(listOrders, answer);
  return answer.json.data as unknown as Page;
}

/** All pages of a list, joined. */
async function walk(query: string, path?: string, person?: string): Promise<OrderSummary[]> {
  const orders: OrderSummary[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const found: Page = await page(`${query}${cursor ? `&cursor=${cursor}` : ''}`, path, person);
    orders.push(...found.orders);
    cursor = found.next_cursor;
  }
  return orders;
}

const ids = (orders: readonly OrderSummary[]) => orders.map((order) => `${order.tenant_id}/${order.id}`);

describe('pages', () => {
  test.each(['created_at', '-created_at', 'total', '-total'])(
    'by %s: every order once, in order',
    async (sort) => {
      const orders = await walk(`limit=37&sort=${sort}`);
      expect(new Set(ids(orders)).size).toBe(180);
      const key = (order: OrderSummary) =>
        sort.endsWith('total') ? Number(order.total_store_price) : Date.parse(order.created_at);
      const way = sort.startsWith('-') ? -1 : 1;
      orders.slice(1).forEach((order, index) => {
        expect(way * (key(order) - key(orders[index] ?? order))).toBeGreaterThanOrEqual(0);
      });
    },
  );

  test('orders of the same microsecond, and of less than a millisecond apart, are neither skipped nor doubled', async () => {
    await world.sql(`update orders set created_at = timestamptz '2026-09-01 10:00:00.123456'
      where tenant_id = 'ten_lumen' and id in (select id from orders where tenant_id = 'ten_lumen' order by id limit 20)`);
    await world.sql(`update orders set created_at = timestamptz '2026-09-01 10:00:00.1235'
      where tenant_id = 'ten_lumen' and id in (select id from orders where tenant_id = 'ten_lumen' order by id desc limit 20)`);
    for (const sort of ['created_at', '-created_at']) {
      const orders = await walk(
        `limit=7&sort=${sort}`,
        '/api/ten_lumen/orders',
        'admin@lumen-robotics.example',
      );
      expect([orders.length, new Set(ids(orders)).size]).toEqual([60, 60]);
    }
  });

  test('an order made between two pages disturbs neither', async () => {
    const first = await page('limit=10');
    await world.sql(`update orders set created_at = now() where tenant_id = 'ten_fjord'
      and id = (select id from orders where tenant_id = 'ten_fjord' order by created_at limit 1)`);
    const second = await page(`limit=10&cursor=${first.next_cursor}`);
    expect(ids(second.orders).filter((id) => ids(first.orders).includes(id))).toEqual([]);
    expect(second.total).toBe(180);
  });

  const after = (value: string, sort = '-created_at') =>
    encodeCursor(sort, { value, id: 'ord_abc', tenantId: 'ten_fjord' });
  test.each([
    ['no cursor at all', 'abc'],
    ['JSON of another shape', Buffer.from('{"a":1}').toString('base64url')],
    ['a cursor of another order', after('1', 'total')],
    ['a number where a time belongs', after('1')],
    ['a day that does not exist', after('2026-13-45T99:00:00.000000Z')],
    // `Date` reads them as days of March and May.
    ['30 February', after('2026-02-30T00:00:00.000000Z')],
    ['31 April', after('2026-04-31T00:00:00.000000Z')],
    ['a day of the year 0', after('0000-01-01T00:00:00.000000Z')],
  ])('%s is a 422 at `cursor`', async (_name, cursor) => {
    const answer = await world.get(`/api/ten_fjord/orders?cursor=${cursor}`, FJORD);
    expect([answer.status, answer.json.codes]).toEqual([422, { cursor: ['invalid'] }]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'sort=name',
    'status=lost',
    'event=A',
    'from=0000-01-01',
    'to=0000-12-31',
  ])('%s is a 422', async (query) => {
    expect((await world.get(`/api/ten_fjord/orders?${query}`, FJORD)).status).toBe(422);
  });
});
