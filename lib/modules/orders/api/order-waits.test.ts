/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { listOrders } from '@/lib/modules/orders/contract/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listAllOrdersHandler, listOrdersHandler } from './list-orders';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listOrdersHandler, listAllOrdersHandler]);
});
afterAll(() => world.close());

async function page(query: string, path = `/api/${TENANT}/orders`, person = 'admin@fjord-fern.example') {
  const answer = await world.get(`${path}?limit=100&${query}`, person);
  check(listOrders, answer);
  return answer.json.data as unknown as OrderPage;
}

const move = (id: string, to: OrderStatus) =>
  withTenant({ tenantId: TENANT, actor: 'system' }, async (tx) => {
    const order = await lockOrder(tx, TENANT, id);
    if (!order) throw new Error('no order');
    return moveOrder(tx, { tenantId: TENANT, actor: 'system' }, movable(order), { to, actor: 'system' });
  });

const find = async (query: string, id: string) => (await page(query)).orders.find((order) => order.id === id);

test('each filter has just the orders that its people must act on, and their number (S2.2-160)', async () => {
  const lumen = (query: string) =>
    page(`unpaid=1${query}`, '/api/ten_lumen/orders', 'admin@lumen-robotics.example');
  const all = await lumen('');
  expect(all.total).toBe(all.orders.length);
  for (const who of ORDER_WAITS_FOR) {
    const found = await lumen(`&acts=${who}`);
    const wanted = all.orders.filter(({ acts }) => acts === who).map(({ id }) => id);
    expect(found.orders.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
    expect(found.total).toBe(wanted.length);
  }
});

test('staff find by it over all clients, the longest wait first and what waits for nobody last (S2.2-160)', async () => {
  const { orders } = await page('sort=-waiting', '/api/orders', 'care@merchloom.example');
  const since = orders.map(({ acts_since: at }) => at ?? '9999');
  expect(since).toEqual(since.toSorted());
  expect(orders.every(({ acts, acts_since: at }) => (acts === null) === (at === null))).toBe(true);
});

test('the wait begins with the status, and is the client’s once the link is over (S2.2-159)', async () => {
  const [row] = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = '${TENANT}' and status = 'new' and hold_reason is null limit 1`,
  );
  const id = row?.id ?? '';
  expect(await find('', id)).toMatchObject({ acts: null, acts_since: null });
  const before = Date.now();
  await move(id, 'address_issue');
  const waiting = await find('acts=recipient', id);
  expect(Math.abs(Date.parse(waiting?.acts_since ?? '') - before)).toBeLessThan(60_000);
  await world.sql(`update orders set acts_since = now() - interval '8 days' where id = '${id}'`);
  expect(await find('acts=recipient', id)).toBeUndefined();
  expect(await find('acts=client', id)).toMatchObject({ acts: 'client' });
  await move(id, 'new');
  expect(await find('', id)).toMatchObject({ acts: null, acts_since: null });
});
