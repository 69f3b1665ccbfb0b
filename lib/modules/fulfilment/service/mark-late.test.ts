/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { handlers } from '@/lib/modules/fulfilment/api';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { listAllOrdersHandler, listOrdersHandler } from '@/lib/modules/orders/api/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { markLate } from './mark-late';

jest.setTimeout(120_000);

const SUPER = 'super@merchloom.example';
const STAFF = 'care@merchloom.example';
const FJORD = 'admin@fjord-fern.example';
const PRINTER = '/api/fulfillers/ful_northlight';

let world: DemoWorld;
let restore: () => void;
let [first, second]: string[] = [];
beforeAll(async () => {
  world = await startDemoWorld([...handlers, listOrdersHandler, listAllOrdersHandler]);
  const rows = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = 'ten_fjord' and status = 'shipped' order by id limit 2`,
  );
  [first, second] = rows.map(({ id }) => id);
});
afterAll(() => world.close());

/** Two orders that reached the printer on a Friday; no others. */
beforeEach(async () => {
  restore = setClock(() => new Date('2026-11-06T10:00:00Z'));
  await world.sql(`update orders set status = 'shipped' where id in ('${first}', '${second}')`);
  await world.sql('delete from order_clocks');
  await world.sql('delete from finished_steps');
  await move(first, 'submitted_to_fulfiller', '2026-11-06T10:00:00Z');
  await move(second, 'submitted_to_fulfiller', '2026-11-06T10:00:00Z');
});
afterEach(() => restore());

const move = (id: string | undefined, status: string, at: string) =>
  world.sql(
    `update orders set status = '${status}', fulfiller_id = 'ful_northlight', updated_at = '${at}' where id = '${id}'`,
  );
const clocks = () =>
  world.sql<{ order_id: string; step: string; late_days: number | null; late_since: Date | null }>(
    'select order_id, step, late_days, late_since from order_clocks order by order_id',
  );
async function lookAt(moment: string) {
  restore();
  restore = setClock(() => new Date(moment));
  return markLate();
}
const days = async () => (await clocks()).map(({ late_days }) => late_days);
const data = async <T>(path: string, person: string) =>
  (await world.get(path, person)).json.data as unknown as T;
const late = async (id: string | undefined, person = STAFF) =>
  (await data<OrderRouting>(`/api/ten_fjord/orders/${id}/routing`, person)).late;

test('an order is late once its printer’s working days are over, is counted on, and no more once it moves on (S2.2-171)', async () => {
  expect(await lookAt('2026-11-06T10:15:00Z')).toEqual({ done: 2, failed: 0 });
  // Each is looked at once a day.
  expect(await lookAt('2026-11-06T12:00:00Z')).toEqual({ done: 0, failed: 0 });
  await lookAt('2026-11-09T08:00:00Z');
  expect(await days()).toEqual([null, null]);
  await lookAt('2026-11-10T00:15:00Z');
  expect(await days()).toEqual([1, 1]);
  const since = (await clocks())[0]?.late_since;
  await lookAt('2026-11-11T00:15:00Z');
  expect(await days()).toEqual([2, 2]);
  expect((await clocks())[0]?.late_since).toEqual(since);
  expect(await late(first)).toEqual({ step: 'accept', days: 2, fulfiller: 'Northlight Print' });
  expect(await late(first, FJORD)).toBeNull();
  await move(first, 'picked', '2026-11-11T09:00:00Z');
  await move(second, 'cancelled', '2026-11-11T09:00:00Z');
  expect(await clocks()).toMatchObject([{ order_id: first, step: 'print', late_days: null }]);
  expect(await late(first)).toBeNull();
  await move(first, 'in_production', '2026-11-11T10:00:00Z');
  await move(first, 'shipped', '2026-11-12T09:00:00Z');
  expect(await clocks()).toEqual([]);
  // The cancelled order's step was broken off.
  expect(await world.sql('select order_id, step, late from finished_steps order by step')).toEqual([
    { order_id: first, step: 'accept', late: true },
    { order_id: first, step: 'print', late: false },
  ]);
  expect((await data<FulfillerDetail>(PRINTER, STAFF)).on_time_percent).toBe(50);
});

test('alerts of promised days skip closures; one that is added later takes the mark away (S2.2-170)', async () => {
  await lookAt('2026-11-10T09:00:00Z');
  expect(await days()).toEqual([1, 1]);
  const { version } = await data<FulfillerDetail>(PRINTER, SUPER);
  const closures = [{ first_day: '2026-11-09', last_day: '2026-11-11', reason: 'Move' }];
  const closed = await world.post(`${PRINTER}/closures`, { version, closures }, SUPER);
  expect(closed.status).toBe(200);
  await lookAt('2026-11-10T09:01:00Z');
  expect(await days()).toEqual([null, null]);
  await lookAt('2026-11-12T20:00:00Z');
  expect(await days()).toEqual([null, null]);
  await lookAt('2026-11-13T00:20:00Z');
  expect(await days()).toEqual([1, 1]);
});

test('an order whose turn fails is put back and keeps none from its own (S2.2-171)', async () => {
  await world.sql(`update order_clocks set began_at = 'infinity' where order_id = '${first}'`);
  expect(await lookAt('2026-11-17T09:00:00Z')).toEqual({ done: 1, failed: 1 });
  expect((await clocks()).find(({ order_id }) => order_id === second)?.late_days).toBeGreaterThan(0);
  expect(await lookAt('2026-11-17T10:00:00Z')).toEqual({ done: 0, failed: 0 });
});

test('staff list late orders, and each figure is its list (S2.2-172)', async () => {
  await lookAt('2026-11-17T09:00:00Z');
  const page = await data<OrderPage>('/api/orders?late=1', STAFF);
  expect(page.orders.map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect([page.total, page.orders[0]?.fulfiller]).toEqual([2, 'Northlight Print']);
  expect(page.orders[0]?.late_days).toBeGreaterThan(0);
  const shown = await data<FulfillerDetail>(PRINTER, STAFF);
  expect(shown.orders_late).toBe(page.total);
  const own = await data<OrderPage>('/api/ten_fjord/orders?limit=100', FJORD);
  expect(own.orders.filter(({ late_days }) => late_days !== null)).toEqual([]);
  // To a client the filter is none: it could tell by it what it isn't told.
  expect((await data<OrderPage>('/api/ten_fjord/orders?late=1', FJORD)).total).toBe(own.total);
});
