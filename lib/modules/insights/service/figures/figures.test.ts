/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { fromWire } from '@/lib/kernel/money';
import { readEventOverviewHandler } from '@/lib/modules/events/api/event-overview';
import { listEventsHandler } from '@/lib/modules/events/api/list-events';
import {
  dashboardFileHandler,
  readDashboardFiguresHandler,
  readStaffDashboardFiguresHandler,
  staffDashboardFileHandler,
} from '@/lib/modules/insights/api/figures';
import { readDashboardHandler } from '@/lib/modules/insights/api/read-dashboard';
import {
  readDashboardFigures,
  readStaffDashboardFigures,
  type DashboardFigures,
} from '@/lib/modules/insights/contract/dashboard-figures';
import { BLOCKS } from '@/lib/modules/insights/rules/blocks';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const STAFF = 'super@merchloom.example';
const FJORD = '/api/ten_fjord';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readDashboardFiguresHandler,
    readStaffDashboardFiguresHandler,
    dashboardFileHandler,
    staffDashboardFileHandler,
    readDashboardHandler,
    readEventOverviewHandler,
    listEventsHandler,
  ]);
  await world.sql(
    `update orders set hold_reason = 'disputed', held_at = now() where id in (select id from orders
     where tenant_id = 'ten_fjord' and status = 'in_production' limit 1)`,
  );
  await world.sql(
    `insert into order_disputes (tenant_id, dispute_id, order_id, amount_minor, reason, state, opened_at)
     select tenant_id, 'dp_open', id, 500, 'general', 'open', now() from orders where hold_reason = 'disputed'
     and tenant_id = 'ten_fjord' limit 1`,
  );
});
afterAll(() => world.close());

async function figures(query = '', person = ADMIN, path = `${FJORD}/dashboard/figures`) {
  const answer = await world.get(`${path}${query}`, person);
  check(path === '/api/dashboard/figures' ? readStaffDashboardFigures : readDashboardFigures, answer);
  return answer.json.data as unknown as DashboardFigures;
}
const only = ({ currencies }: DashboardFigures) => {
  const [one] = currencies;
  if (!one || currencies.length !== 1) throw new Error('one currency was expected');
  return one;
};
const sum = (amounts: readonly string[]) => amounts.map(fromWire).reduce((all, one) => all + one, 0);

async function file(block: string, query = '', person = ADMIN): Promise<string[][]> {
  const { status, text } = await world.get(`${FJORD}/dashboard/file?block=${block}${query}`, person);
  expect(status).toBe(200);
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

test('dashboard, overview, list of events and file say the same of the same days (D38-4)', async () => {
  const { totals, series } = only(await figures());
  const dashboard = (await world.get(`${FJORD}/dashboard`, ADMIN)).json.data as unknown as {
    revenue: { total: string }[];
    orders_per_day: { day: string; orders: number }[];
  };
  expect(totals.orders).toBeGreaterThan(20);
  expect(dashboard.revenue.map(({ total }) => total)).toEqual([totals.revenue]);
  expect(dashboard.orders_per_day).toEqual(series.map(({ key, orders }) => ({ day: key, orders })));
  const rows = await file('sales');
  expect(rows.map(([, day, revenue, orders]) => [day, revenue, orders])).toEqual(
    series.map(({ key, revenue, orders }) => [key, revenue, String(orders)]),
  );
  const { events } = (await world.get(`${FJORD}/events`, ADMIN)).json.data as unknown as {
    events: { slug: string; order_count: number }[];
  };
  const ever = '?period=own&from=2026-01-01&to=2027-12-31';
  for (const { slug, order_count: count } of events) {
    const narrowed = only(await figures(`?event=${slug}`)).totals;
    const { figures: overview } = (await world.get(`${FJORD}/events/${slug}/overview`, ADMIN)).json
      .data as unknown as { figures: Record<string, unknown> };
    expect(overview).toMatchObject({
      orders: count,
      orders_30_days: narrowed.orders,
      revenue_30_days: narrowed.revenue,
    });
    expect(only(await figures(`${ever}&event=${slug}`)).totals.orders).toBe(count);
  }
});

test('every split adds up to the whole, and charts to their totals', async () => {
  const one = only(await figures('?period=year&compare=last_year'));
  const { totals, countries, sources, series, products, unit } = one;
  expect(unit).toBe('month');
  for (const part of [countries, sources]) {
    expect(sum(part.map(({ revenue }) => revenue))).toBe(fromWire(totals.revenue));
    expect(part.reduce((all, { orders }) => all + orders, 0)).toBe(totals.orders);
  }
  expect(sum(series.map(({ revenue }) => revenue))).toBe(fromWire(totals.revenue));
  expect(sum(series.map(({ margin }) => margin?.margin ?? ''))).toBe(fromWire(totals.margin?.margin ?? ''));
  const units = (rows: readonly { units: number }[]) => rows.reduce((all, row) => all + row.units, 0);
  expect(units(products)).toBe(units(countries));
  expect(sources.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['newsletter', 'instagram', '']),
  );
  expect(products[0]?.name).toMatch(/[A-Z]/);
});

test('the margin is worked out from the orders, and is shown to those who may know it (D35, D50)', async () => {
  const { totals, from } = only(await figures('', MANAGER));
  const [stored] = await world.sql<{ cost: number; fee: number }>(
    `select sum(production_minor + fulfilment_minor)::integer as cost, sum(platform_fee_minor)::integer as fee
     from orders where tenant_id = 'ten_fjord' and kind = 'store' and status <> 'cancelled'
       and store_day(region, coalesce(paid_at, created_at)) >= $1::date`,
    [from],
  );
  const { net = '', cost = '', fee = '', margin = '' } = totals.margin ?? {};
  expect([fromWire(cost), fromWire(fee)]).toEqual([stored?.cost, stored?.fee]);
  expect(fromWire(margin)).toBe(fromWire(net) - fromWire(cost) - fromWire(fee));
  expect(fromWire(net)).toBeLessThan(fromWire(totals.revenue));
  const service = only(await figures('', SERVICE));
  expect([service.totals.margin, service.before?.margin, service.series[0]?.margin]).toEqual([
    null,
    null,
    null,
  ]);
  expect((await world.get(`${FJORD}/dashboard/file?block=margin`, SERVICE)).status).toBe(403);
  expect((await file('margin', '', MANAGER)).length).toBe(30);
});

test('what is to be done, the most urgent first', async () => {
  const { problems } = await figures();
  expect(problems[0]?.problem).toBe('address_issue');
  expect(problems).toContainEqual({ problem: 'disputes', count: 1 });
  expect(problems).toContainEqual({ problem: 'held', count: 1 });
  expect((await file('problems')).map(([, id, count]) => [id, count])).toEqual(
    problems.map(({ problem, count }) => [problem, String(count)]),
  );
});

test('the period before stands beside the period, day by day', async () => {
  const { from, to, compared } = only(await figures('?period=7'));
  const before = only(await figures(`?period=own&from=${compared?.from}&to=${compared?.to}&compare=none`));
  const now = only(await figures(`?period=own&from=${from}&to=${to}`));
  expect(now.before).toEqual(before.totals);
  expect(now.series.map((point) => point.before?.revenue)).toEqual(
    before.series.map(({ revenue }) => revenue),
  );
  expect(only(await figures('?period=7&compare=none')).before).toBeNull();
});

test('staff see each currency on its own, with the days of its stores (D38-5, D38-6)', async () => {
  await world.get('/api/dashboard/figures', STAFF);
  const restore = setClock(() => new Date('2026-12-01T01:00:00Z'));
  const all = await figures('?period=7', STAFF, '/api/dashboard/figures').finally(restore);
  expect(all.currencies.map(({ currency, to }) => [currency, to])).toEqual([
    ['GBP', '2026-12-01'],
    ['EUR', '2026-12-01'],
    ['USD', '2026-11-30'],
  ]);
  expect((await figures('', STAFF)).currencies).toEqual((await figures()).currencies);
  expect(
    (await figures('', 'admin@lumen-robotics.example', '/api/ten_lumen/dashboard/figures')).codes,
  ).toEqual({
    issued: expect.any(Number),
    claimed: expect.any(Number),
  });
  for (const block of BLOCKS)
    expect((await world.get(`/api/dashboard/file?block=${block}`, STAFF)).status).toBe(200);
});

test('headers are in the reader’s language, and a name is no formula', async () => {
  await world.sql(`update order_lines set name = '=1+1' where tenant_id = 'ten_fjord'`);
  const { text } = await world.get(`${FJORD}/dashboard/file?block=products&lang=de`, ADMIN);
  const [header = '', row = ''] = text.split('\r\n');
  expect(header).toBe('Währung [currency];Produkt [name];ID [id];Artikel [units];Artikelverkäufe [sales]');
  expect(row).toMatch(/^GBP;'=1\+1;/);
});

test('periods that cannot be, and others’ events', async () => {
  const path = `${FJORD}/dashboard/figures`;
  for (const [query, codes] of [
    ['period=own', { from: ['required'] }],
    ['period=own&from=2026-02-02&to=2026-02-01', { to: ['ends_before_start'] }],
    ['period=own&from=2024-01-01&to=2026-02-01', { to: ['too_large'] }],
  ] as const) {
    const answer = await world.get(`${path}?${query}`, ADMIN);
    expect([answer.status, answer.json.codes]).toEqual([422, codes]);
  }
  expect((await world.get(`${path}?event=lumen-summit`, ADMIN)).status).toBe(404);
  expect((await world.get('/api/dashboard/figures', ADMIN)).status).toBe(404);
});

test('a tenant without an order has its own currency, and zeros', async () => {
  const one = only(await figures('?period=own&from=2020-01-01&to=2020-01-02&event=fjord-fern'));
  expect(one).toMatchObject({
    currency: 'GBP',
    totals: { orders: 0, revenue: '0.00', average: null },
    products: [],
    countries: [],
    sources: [],
  });
});
