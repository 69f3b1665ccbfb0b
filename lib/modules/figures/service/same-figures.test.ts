/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { readEventOverviewHandler } from '@/lib/modules/events/api/event-overview';
import { listEventsHandler } from '@/lib/modules/events/api/list-events';
import { readDashboardHandler, readStaffDashboardHandler } from '@/lib/modules/insights/api/read-dashboard';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';
const STAFF = 'super@merchloom.example';
/** Half past midnight of 20 June in London, where this store's day ends; in UTC it is still the 19th. */
const NOW = '2026-06-19T23:30:00.000Z';
/** The first instant of 30 calendar days in London. */
const FIRST = '2026-05-21T23:00:00.000Z';

interface Laid {
  /** What was charged, in minor units; 0 for a free order. */
  total: number;
  paid: string;
  status: string;
  payment: string;
}

const LAID: readonly Laid[] = [
  // In the 30 days, from their first instant to their last.
  { total: 1000, paid: FIRST, status: 'shipped', payment: 'paid' },
  { total: 2000, paid: '2026-06-19T23:10:00.000Z', status: 'new', payment: 'paid' },
  { total: 0, paid: '2026-06-10T12:00:00.000Z', status: 'new', payment: 'not_needed' },
  { total: 4000, paid: '2026-06-01T12:00:00.000Z', status: 'artwork_issue', payment: 'disputed' },
  { total: 5000, paid: '2026-06-02T12:00:00.000Z', status: 'shipped', payment: 'partly_refunded' },
  { total: 3000, paid: '2026-06-03T12:00:00.000Z', status: 'cancelled', payment: 'refunded' },
  // Before them.
  { total: 700, paid: '2026-05-21T22:59:59.000Z', status: 'shipped', payment: 'paid' },
  { total: 8000, paid: '2026-03-01T12:00:00.000Z', status: 'shipped', payment: 'refunded' },
  { total: 9000, paid: '2026-03-02T12:00:00.000Z', status: 'shipped', payment: 'dispute_lost' },
  { total: 6000, paid: '2026-03-03T12:00:00.000Z', status: 'in_production', payment: 'paid' },
];

/** Position in LAID, amount, time, and whether it moved money. */
const REFUNDS = [
  [4, 1500, '2026-06-05T12:00:00.000Z', 'succeeded'],
  [4, 200, '2026-06-06T12:00:00.000Z', 'pending'],
  [4, 999, '2026-06-07T12:00:00.000Z', 'failed'],
  [5, 3000, '2026-06-04T12:00:00.000Z', 'succeeded'],
  [7, 8000, '2026-06-19T23:20:00.000Z', 'succeeded'],
] as const;

/** 1000 + 2000 + 4000 + 5000 + 3000, less 1500 + 200 + 3000 + 8000, less the lost 900. */
const LATELY = '14.00';
/** All that was charged, 387.00, less all that went back, 127.00, less the lost 9.00. */
const EVER = '251.00';

let world: DemoWorld;
let restore = () => {};
let slug = '';
beforeAll(async () => {
  world = await startDemoWorld([
    readDashboardHandler,
    readStaffDashboardHandler,
    readEventOverviewHandler,
    listEventsHandler,
  ]);
  const [event] = await world.sql<{ slug: string }>(
    `select slug from events where tenant_id = '${TENANT}' order by created_at limit 1`,
  );
  slug = event?.slug ?? '';
  const orders = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = '${TENANT}' order by id`,
  );
  const [laid, rest] = [orders.slice(0, LAID.length), orders.slice(LAID.length)];
  await world.sql(
    `update orders set status = null, payment_status = 'cancelled', paid_at = null
     where id in (${rest.map(({ id }) => `'${id}'`).join()})`,
  );
  await world.sql(`update payment_intents set state = 'cancelled'
    where order_id in (${rest.map(({ id }) => `'${id}'`).join()})`);
  await world.sql(`delete from order_refunds where tenant_id = '${TENANT}'`);
  for (const [index, { total, paid, status, payment }] of LAID.entries()) {
    const id = laid[index]?.id ?? '';
    await world.sql(
      `update orders set status = '${status}', payment_status = '${payment}', paid_at = '${paid}', hold_reason = null,
         created_at = timestamptz '${paid}' - interval '1 minute', updated_at = '${paid}', net_minor = ${total},
         vat_minor = 0, total_minor = ${total} where id = '${id}'`,
    );
    await world.sql(
      `update payment_intents set amount_minor = greatest(${total}, 1),
         state = '${total === 0 ? 'cancelled' : 'succeeded'}' where order_id = '${id}'`,
    );
  }
  for (const [position, amount, at, state] of REFUNDS) {
    await world.sql(
      `insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, made_by, state, made_at)
       values ('${TENANT}', 're_' || gen_random_uuid(), '${laid[position]?.id ?? ''}', ${amount}, 'provider', '${state}', '${at}')`,
    );
  }
  await world.sql(
    `insert into order_disputes (tenant_id, dispute_id, order_id, amount_minor, reason, state, opened_at, closed_at) values
       ('${TENANT}', 'du_lost', '${laid[8]?.id ?? ''}', 900, 'general', 'lost', '2026-05-01', '2026-06-18T12:00:00Z'),
       ('${TENANT}', 'du_open', '${laid[3]?.id ?? ''}', 4000, 'general', 'open', '2026-06-18T12:00:00Z', null)`,
  );
  // A login must not seem to have happened later than now.
  await world.get(`/api/${TENANT}/dashboard`, ADMIN);
  await world.get('/api/dashboard', STAFF);
  restore = setClock(() => new Date(NOW));
});
afterAll(async () => {
  restore();
  await world.close();
});

const read = async <T>(path: string, person: string): Promise<T> => {
  const { status, json } = await world.get(path, person);
  expect(status).toBe(200);
  return json.data as unknown as T;
};

interface Dashboard {
  revenue: { currency: string; orders: number; total: string }[];
  orders_by_stage: Record<string, number>;
  orders_per_day: { day: string; orders: number }[];
  needs_attention_count: number;
  needs_attention: unknown[];
}

test('the dashboard: money on its own days, orders that count, days of the store (D38-1, D38-2, D38-6)', async () => {
  const data = await read<Dashboard>(`/api/${TENANT}/dashboard`, ADMIN);
  expect(data.revenue).toEqual([{ currency: 'GBP', orders: 5, total: LATELY }]);
  expect(data.orders_per_day).toHaveLength(30);
  expect(data.orders_per_day[0]).toEqual({ day: '2026-05-22', orders: 1 });
  expect(data.orders_per_day.at(-1)).toEqual({ day: '2026-06-20', orders: 1 });
  expect(data.orders_per_day.reduce((sum, { orders }) => sum + orders, 0)).toBe(5);
});

test('its stages: all that is under way, whatever its age, and what has ended lately', async () => {
  const data = await read<Dashboard>(`/api/${TENANT}/dashboard`, ADMIN);
  expect(data.orders_by_stage).toEqual({
    received: 2,
    being_prepared: 0,
    in_production: 1,
    on_its_way: 2,
    needs_your_help: 1,
    cancelled: 1,
  });
  expect([data.needs_attention_count, data.needs_attention.length]).toEqual([1, 1]);
  await world.sql(
    `update orders set hold_reason = 'disputed', held_at = now() where tenant_id = '${TENANT}' and status = 'in_production'`,
  );
  const held = await read<Dashboard>(`/api/${TENANT}/dashboard`, ADMIN);
  expect(held.orders_by_stage).toMatchObject({ in_production: 0, needs_your_help: 2 });
  expect([held.needs_attention_count, held.needs_attention.length]).toEqual([2, 2]);
});

test('the event’s overview and the list of events say the same (D38-4)', async () => {
  const { figures } = await read<{ figures: object }>(`/api/${TENANT}/events/${slug}/overview`, ADMIN);
  expect(figures).toMatchObject({
    orders: 9,
    orders_30_days: 5,
    revenue: EVER,
    revenue_30_days: LATELY,
  });
  const { events } = await read<{ events: { slug: string; order_count: number }[] }>(
    `/api/${TENANT}/events`,
    ADMIN,
  );
  expect(events.find((event) => event.slug === slug)?.order_count).toBe(9);
});

test('staff see the same of it beside the others', async () => {
  const before = await read<Dashboard>('/api/dashboard', STAFF);
  const pounds = (data: Dashboard) => data.revenue.find(({ currency }) => currency === 'GBP');
  await world.sql(
    `update orders set status = null, paid_at = null where tenant_id = '${TENANT}' and payment_status = 'partly_refunded'`,
  );
  const after = await read<Dashboard>('/api/dashboard', STAFF);
  expect(Number(pounds(before)?.total) - Number(pounds(after)?.total)).toBeCloseTo(50);
  expect((pounds(before)?.orders ?? 0) - (pounds(after)?.orders ?? 0)).toBe(1);
  const sum = after.orders_per_day.reduce((all, { orders }) => all + orders, 0);
  expect(after.revenue.reduce((all, { orders }) => all + orders, 0)).toBeLessThanOrEqual(sum);
});
