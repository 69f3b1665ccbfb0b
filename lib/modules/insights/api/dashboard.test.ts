/** @jest-environment node */
import {
  readDashboard,
  readStaffDashboard,
  type Dashboard,
} from '@/lib/modules/insights/contract/read-dashboard';
import { setClock } from '@/lib/kernel/clock';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readDashboardHandler, readStaffDashboardHandler } from './read-dashboard';

jest.setTimeout(60_000);

const FJORD = 'admin@fjord-fern.example';
const STAFF = 'super@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readStaffDashboardHandler, readDashboardHandler]);
});
afterAll(() => world.close());

async function dashboard(path: string, person: string): Promise<Dashboard> {
  const answer = await world.get(path, person);
  check(path === '/api/dashboard' ? readStaffDashboard : readDashboard, answer);
  return answer.json.data as unknown as Dashboard;
}

test('a client’s last 30 days agree with its orders', async () => {
  const data = await dashboard('/api/ten_fjord/dashboard', FJORD);
  expect(data.orders_per_day).toHaveLength(30);
  const days = data.orders_per_day.map((one) => one.day);
  expect([...days].sort()).toEqual(days);
  const lately = (moment: string) => `(${moment} at time zone 'Europe/London')::date >= $1::date`;
  const [stored] = await world.sql<{ orders: number; total: string }>(
    `select (select count(*)::integer from orders where tenant_id = 'ten_fjord' and status <> 'cancelled'
         and ${lately('paid_at')}) as orders,
       (((select sum(i.amount_minor) from payment_intents i join orders o on o.id = i.order_id
           where i.tenant_id = 'ten_fjord' and i.state = 'succeeded' and ${lately('o.paid_at')})
         - (select coalesce(sum(amount_minor), 0) from order_refunds
           where tenant_id = 'ten_fjord' and ${lately('made_at')})) / 100.0)::numeric(12, 2)::text as total`,
    [days[0]],
  );
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  expect(stored?.orders).toBeGreaterThan(20);
  expect(sum(data.orders_per_day.map((one) => one.orders))).toBe(stored?.orders);
  expect(data.revenue).toEqual([{ currency: 'GBP', orders: stored?.orders, total: stored?.total }]);
  expect(data.tenants).toEqual([{ id: 'ten_fjord', name: 'Fjord & Fern Coffee' }]);
  expect(data.events.map((event) => event.slug)).toContain('fjord-fern');
});

test('what waits for a person, and the latest orders', async () => {
  const data = await dashboard('/api/ten_fjord/dashboard', FJORD);
  const waiting = data.needs_attention.map((order) => order.status);
  expect(waiting).toEqual(
    expect.arrayContaining(['address_issue', 'artwork_issue', 'fulfiller_submission_error']),
  );
  expect(waiting).not.toContain('shipped');
  expect(data.recent_orders).toHaveLength(8);
  const times = data.recent_orders.map((order) => Date.parse(order.created_at));
  expect([...times].sort((a, b) => b - a)).toEqual(times);
});

test('a day begins at midnight of the tenant’s region', async () => {
  await world.sql(
    `update orders set created_at = '2026-07-05 23:30:00+00', paid_at = '2026-07-05 23:30:00+00', status = 'new'
     where tenant_id = 'ten_tidewater'`,
  );
  // Log in before the clock is set back, or the session would not be valid.
  await dashboard('/api/ten_tidewater/dashboard', STAFF);
  const restore = setClock(() => new Date('2026-07-05T23:40:00.000Z'));
  const answer = await world.get('/api/ten_tidewater/dashboard', STAFF);
  restore();
  const data = answer.json.data as unknown as Dashboard;
  expect(data.orders_per_day.at(-1)).toEqual({ day: '2026-07-06', orders: 20 });
});

test('staff see all currencies and tenants; clients only their own', async () => {
  const data = await dashboard('/api/dashboard', STAFF);
  expect(data.revenue.map((one) => one.currency)).toEqual(['EUR', 'GBP', 'USD']);
  expect(data.tenants.map((tenant) => tenant.id)).toEqual([
    'ten_fjord',
    'ten_lumen',
    'ten_prairie',
    'ten_tidewater',
  ]);
  expect((await world.get('/api/dashboard', FJORD)).status).toBe(404);
  const foreign = await world.get('/api/ten_lumen/dashboard', FJORD);
  expect([foreign.status, foreign.text.includes('Lumen')]).toEqual([404, false]);
});
