/** @jest-environment node */
import { readEventOverviewHandler } from '@/lib/modules/events/api/event-overview';
import { listEventsHandler } from '@/lib/modules/events/api/list-events';
import { mergeFigures } from '@/lib/modules/figures/service/merge-figures';
import {
  readDashboardFiguresHandler,
  readStaffDashboardFiguresHandler,
} from '@/lib/modules/insights/api/figures';
import { readClientRevenueHandler } from '@/lib/modules/insights/api/client-revenue';
import { readDashboardHandler, readStaffDashboardHandler } from '@/lib/modules/insights/api/read-dashboard';
import { listOrdersHandler } from '@/lib/modules/orders/api/list-orders';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { explainedReads } from '@/scripts/test/explained-reads';
import { layManyOrders } from '@/scripts/test/many-orders';
import { manyRows } from '@/scripts/test/many-rows';

jest.setTimeout(180_000);

const MANY = manyRows(2000, 10_000);
const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';
const STAFF = 'super@merchloom.example';
/** Pages, the newest orders and stores, and a row for each day of each store: far fewer than there are orders. */
const FEW = 800;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    listOrdersHandler,
    listEventsHandler,
    readEventOverviewHandler,
    readDashboardHandler,
    readStaffDashboardHandler,
    readDashboardFiguresHandler,
    readStaffDashboardFiguresHandler,
    readClientRevenueHandler,
  ]);
  await layManyOrders(world, [TENANT], MANY);
  await world.sql(
    `with made as (
       insert into products select p.* from products t, generate_series(1, $1::integer) n,
         lateral jsonb_populate_record(t, jsonb_build_object('id', 'many-' || n, 'code', 'many-' || n, 'status', 'active')) p
       where t.tenant_id = '${TENANT}' and t.id = (select min(id) from products where tenant_id = '${TENANT}') returning id)
     insert into event_products (tenant_id, id, event_id, product_id, store_selling_price_minor, position)
       select '${TENANT}', id, 'evt_tidewater', id, 100, 100 from made`,
    [MANY],
  );
  await mergeFigures();
  await world.asOwner('analyze');
});
afterAll(() => world.close());

async function reads(path: string, person: string) {
  // A login writes and reads rows of its own.
  await world.get(path, person);
  const { rows } = await explainedReads(async () => expect((await world.get(path, person)).status).toBe(200));
  return rows;
}

test.each([
  ['the list of orders', `/api/${TENANT}/orders?limit=50`, ADMIN],
  ['the orders of a status', `/api/${TENANT}/orders?limit=50&status=shipped`, ADMIN],
  ['the orders of an event', `/api/${TENANT}/orders?limit=50&event=tidewater`, ADMIN],
  ['the list of events', `/api/${TENANT}/events?limit=50`, ADMIN],
  ['the dashboard', `/api/${TENANT}/dashboard`, ADMIN],
  ['the overview of an event', `/api/${TENANT}/events/tidewater/overview`, ADMIN],
  ['the dashboard of staff', '/api/dashboard', STAFF],
  ['the dashboard’s figures', `/api/${TENANT}/dashboard/figures?period=year`, ADMIN],
  ['the dashboard’s figures of staff', '/api/dashboard/figures?period=year', STAFF],
  ['clients’ revenue', '/api/client-revenue?period=year&region=UK', STAFF],
  ['clients’ revenue by product', '/api/client-revenue?period=year&region=UK&by=product', STAFF],
])('%s counts no order and no product one by one (D38-37)', async (_, path, person) => {
  const rows = await reads(path, person);
  for (const table of [
    'orders',
    'payment_intents',
    'products',
    'event_products',
    'order_lines',
    'order_figures',
    'order_parts',
    'order_stages',
  ])
    expect([table, rows[table] ?? 0, (rows[table] ?? 0) < FEW]).toEqual([table, rows[table] ?? 0, true]);
});

test('what is read one by one is noticed', async () => {
  const rows = await reads(`/api/${TENANT}/orders?limit=50&search=nobody`, ADMIN);
  expect(rows['orders']).toBeGreaterThan(FEW);
});
