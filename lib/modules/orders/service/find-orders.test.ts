/** @jest-environment node */
import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listAllOrdersHandler, listOrdersHandler } from '@/lib/modules/orders/api/list-orders';

jest.setTimeout(60_000);

const FJORD = 'admin@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
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

describe('orders are found', () => {
  test('by a whole SKU, code or parcel number, and by nothing less', async () => {
    const [sold] = await world.sql<{
      id: string;
      sku: string;
      product: string;
    }>(`select o.id, l.sku, l.product_id as product
      from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
      where o.tenant_id = 'ten_fjord' and o.status = 'shipped' order by o.id limit 1`);
    if (!sold) throw new Error('no order');
    const found = async (text: string, tenant = 'ten_fjord', person = FJORD) =>
      ids(
        (await page(`search=${encodeURIComponent(text)}&limit=100`, `/api/${tenant}/orders`, person)).orders,
      );
    const own = `ten_fjord/${sold.id}`;
    const withSku = await walk(`search=${encodeURIComponent(sold.sku.toLowerCase())}`);
    expect(ids(withSku)).toContain(own);
    expect(ids(await walk(`product=${sold.product}`)).sort()).toEqual(
      expect.arrayContaining(ids(withSku).sort()),
    );
    expect(await found(sold.sku.slice(0, -1))).toEqual([]);
    await world.sql(`update orders set tracking = '{"carrier":"Post","number":"JJD 0099-123 456","url":"https://post.example"}'
      where tenant_id = 'ten_fjord' and id = '${sold.id}'`);
    expect([await found('jjd0099123456'), await found('JJD 0099-123 456')]).toEqual([[own], [own]]);
    expect(await found('JJD00991234')).toEqual([]);
    expect(await found('JJD0099123456', 'ten_lumen', LUMEN)).toEqual([]);
    const [gift] = await world.sql<{ id: string; code: string }>(`update orders o set promo_code_id = c.id
      from promo_codes c where c.tenant_id = o.tenant_id and (o.tenant_id, o.id, c.id) =
        (select o.tenant_id, o.id, c.id from orders o
          join promo_codes c on c.tenant_id = o.tenant_id
          where o.tenant_id = 'ten_lumen' order by o.id, c.id limit 1) returning o.id, c.code`);
    if (!gift) throw new Error('no claim');
    expect(await found(gift.code.toLowerCase(), 'ten_lumen', LUMEN)).toEqual([`ten_lumen/${gift.id}`]);
    expect(await found(gift.code)).toEqual([]);
    expect(ids((await page(`search=${gift.code}`, '/api/orders', STAFF)).orders)).toEqual([
      `ten_lumen/${gift.id}`,
    ]);
  });

  test('by an address whose domain is in another script, in each of its forms (S5-93)', async () => {
    const [one] = await world.sql<{ id: string }>(`update orders set
        snapshot = jsonb_set(snapshot, '{customer,email}', '"ada@xn--bcher-kva.example"')
      where (tenant_id, id) = (select tenant_id, id from orders where tenant_id = 'ten_fjord' order by id limit 1)
      returning id`);
    for (const typed of ['ada@bücher.example', 'ADA@Bücher', 'bücher.example', 'ada@xn--bcher-kva.example']) {
      const { orders } = await page(`search=${encodeURIComponent(typed)}`);
      expect([typed, orders.map(({ id }) => id)]).toEqual([typed, [one?.id]]);
    }
  });

  test('by stage, problem, country and the store’s days, each by itself and together', async () => {
    const all = await walk('limit=100');
    const one = async (query: string) => (await walk(`limit=100&${query}`)).length;
    const countries = [...new Set(all.map((order) => order.customer_country))];
    const byCountry = await Promise.all(countries.map((country) => one(`country=${country}`)));
    expect(byCountry).toEqual(
      countries.map((country) => all.filter((order) => order.customer_country === country).length),
    );
    const making = [
      'picked',
      'in_production',
      'awaiting_packing',
      'packaged',
      'ready_to_ship',
      'awaiting_reprint',
    ];
    const made = all.filter((order) => making.includes(order.status ?? ''));
    expect([await one('stage=in_production'), await one('stage=in_production&status=shipped')]).toEqual([
      made.length,
      0,
    ]);
    const needs = (await page('problem=any')).total;
    const kinds = ['address', 'artwork', 'credit', 'printer', 'held'];
    const each = await Promise.all(kinds.map(async (kind) => (await page(`problem=${kind}`)).total));
    expect(needs).toBeGreaterThan(0);
    expect(each.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(needs);
    const day = (order: OrderSummary) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date(order.created_at));
    const days = all.map(day).sort();
    const [from = '', to = ''] = [days[40], days[90]];
    const within = all.filter((order) => day(order) >= from && day(order) <= to);
    expect(ids(await walk(`from=${from}&to=${to}`))).toEqual(ids(within));
    expect((await page(`from=${from}&to=${to}`)).total).toBe(within.length);
    expect((await page(`from=${to}&to=${from}`)).total).toBe(from === to ? within.length : 0);
  });
});
