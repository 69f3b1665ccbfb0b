/** @jest-environment node */
import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
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
