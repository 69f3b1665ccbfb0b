/** @jest-environment node */
import { listAllOrders, listOrders } from '@/lib/contracts/orders/list-orders';
import type { OrderSummary } from '@/lib/contracts/orders/order-summary';
import { encodeCursor } from '@/lib/services/paging/cursor';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listAllOrdersHandler, listOrdersHandler } from './list-orders';

jest.setTimeout(60_000);

const FJORD = 'admin@fjord-fern.example';
const STAFF = 'care@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listOrdersHandler, listAllOrdersHandler]);
});
afterAll(() => world.close());

interface Page {
  orders: OrderSummary[];
  next_cursor: string | null;
  total: number;
}

async function page(query: string, path = '/api/ten_fjord/orders', person = FJORD): Promise<Page> {
  const answer = await world.get(`${path}?${query}`, person);
  check(path === '/api/orders' ? listAllOrders : listOrders, answer);
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

  test.each([
    ['no cursor at all', 'abc'],
    ['JSON of another shape', Buffer.from('{"a":1}').toString('base64url')],
    [
      'a cursor of another order',
      encodeCursor('total', { value: '1', id: 'ord_abc', tenantId: 'ten_fjord' }),
    ],
    [
      'a number where a time belongs',
      encodeCursor('-created_at', { value: '1', id: 'ord_abc', tenantId: 'ten_fjord' }),
    ],
    [
      'a day that does not exist',
      encodeCursor('-created_at', {
        value: '2026-13-45T99:00:00.000000Z',
        id: 'ord_abc',
        tenantId: 'ten_fjord',
      }),
    ],
  ])('%s is a 422 at `cursor`', async (_name, cursor) => {
    const answer = await world.get(`/api/ten_fjord/orders?cursor=${cursor}`, FJORD);
    expect([answer.status, answer.json.codes]).toEqual([422, { cursor: ['invalid'] }]);
  });

  test.each(['limit=0', 'limit=101', 'limit=1.5', 'sort=name', 'status=lost', 'event=A'])(
    '%s is a 422',
    async (query) => {
      expect((await world.get(`/api/ten_fjord/orders?${query}`, FJORD)).status).toBe(422);
    },
  );
});

describe('filters', () => {
  test('by status, event and kind, the total with them', async () => {
    const shipped = await page('status=shipped&limit=5');
    expect(shipped.orders.every((order) => order.status === 'shipped')).toBe(true);
    expect(shipped.total).toBeGreaterThan(100);
    const claims = await page(
      'kind=claim&event=lumen-sample',
      '/api/ten_lumen/orders',
      'admin@lumen-robotics.example',
    );
    expect(claims.total).toBe(claims.orders.length);
    expect(new Set(claims.orders.map((order) => order.total_store_price))).toEqual(new Set(['0.00']));
    expect((await page('event=fjord-fern-summer')).total).toBe(0);
  });

  test('by reference however it is typed, by a part of name or e-mail, and literally', async () => {
    const [any] = (await page('limit=1')).orders;
    if (!any) throw new Error('no order');
    for (const text of [any.order_ref, any.order_ref.toLowerCase(), any.order_ref.replace('-', ' ')]) {
      expect(ids((await page(`search=${encodeURIComponent(text)}`)).orders)).toEqual(ids([any]));
    }
    const named = await page(`search=${encodeURIComponent(any.customer_name.slice(1).toUpperCase())}`);
    expect(ids(named.orders)).toContain(ids([any])[0]);
    expect((await page('search=%40shopper.example&limit=1')).total).toBe(180);
    expect((await page('search=%25')).total).toBe(0);
    expect((await page('search=_')).total).toBe(0);
    expect((await page('search=%20')).total).toBe(180);
  });

  test('orders begun but not paid are left out unless asked for', async () => {
    await world.sql(`update orders set status = null, payment_status = 'awaiting_payment'
      where tenant_id = 'ten_tidewater' and id = (select min(id) from orders where tenant_id = 'ten_tidewater')`);
    const ask = (query: string) => page(query, '/api/ten_tidewater/orders', 'admin@tidewater-books.example');
    expect([(await ask('')).total, (await ask('unpaid=1')).total]).toEqual([19, 20]);
  });
});

describe('staff', () => {
  test('see all tenants’ orders, or one’s', async () => {
    expect((await page('limit=1', '/api/orders', STAFF)).total).toBe(299);
    const orders = await walk('limit=60', '/api/orders', STAFF);
    expect(new Set(ids(orders)).size).toBe(299);
    expect((await page('tenant=ten_prairie', '/api/orders', STAFF)).total).toBe(40);
    expect((await page('limit=1', '/api/ten_prairie/orders', STAFF)).total).toBe(40);
  });

  test('clients do not', async () => {
    expect((await world.get('/api/orders', FJORD)).status).toBe(404);
    expect((await world.get('/api/orders')).status).toBe(401);
    expect((await world.get('/api/ten_lumen/orders', FJORD)).status).toBe(404);
  });
});
