/** @jest-environment node */
import { fromWire } from '@/lib/kernel/money';
import {
  clientRevenueFileHandler,
  readClientRevenueHandler,
} from '@/lib/modules/insights/api/client-revenue';
import { readStaffDashboardFiguresHandler } from '@/lib/modules/insights/api/figures';
import { readClientRevenue, type ClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import type { DashboardFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import { REVENUE_SORTS, REVENUE_VIEWS } from '@/lib/modules/insights/rules/revenue-views';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { layManyOrders } from '@/scripts/test/many-orders';
import { workedOut } from '@/scripts/test/worked-out-figures';
import { encodeRevenueCursor } from './revenue-cursor';

jest.setTimeout(120_000);

const [STAFF, MANAGER, CARE] = [
  'super@merchloom.example',
  'accounts@merchloom.example',
  'care@merchloom.example',
];

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readClientRevenueHandler,
    clientRevenueFileHandler,
    readStaffDashboardFiguresHandler,
  ]);
  await layManyOrders(world, ['ten_tidewater', 'ten_fjord'], 40);
});
afterAll(() => world.close());

type Query = Record<string, string>;
const pathOf = (query: Query, file = '') => `/api/client-revenue${file}?${new URLSearchParams(query)}`;
async function read(query: Query = {}): Promise<ClientRevenue> {
  const answer = await world.get(pathOf(query), STAFF);
  check(readClientRevenue, answer);
  return answer.json.data as unknown as ClientRevenue;
}
async function walk(query: Query): Promise<ClientRevenue['rows']> {
  const rows: ClientRevenue['rows'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: ClientRevenue = await read({ ...query, limit: '1', ...(cursor ? { cursor } : {}) });
    rows.push(...page.rows);
    cursor = page.next_cursor;
  }
  return rows;
}
const minor = (wire: string | null) => fromWire(wire ?? '0.00');
const sum = (rows: ClientRevenue['rows'], of: 'revenue' | 'platform' | 'margin') =>
  rows.reduce((all, row) => all + minor(row[of]), 0);

/** From every single row: orders, revenue, what the platform has collected, and margin of each client in a region's days. */
async function byHand({ region, from, to }: { region: string; from: string; to: string }) {
  const clients = new Map<string, { orders: number; revenue: number; platform: number; margin: number }>();
  for (const line of (await workedOut()).figures) {
    const [tenant = '', , of = '', , day = '', ...amounts] = line.split(' ');
    if (of !== region || day < from || day > to) continue;
    const [orders = 0, , revenue = 0, , , , net = 0, cost = 0, fee = 0, , platform = 0] = amounts.map(Number);
    const known = clients.get(tenant) ?? { orders: 0, revenue: 0, platform: 0, margin: 0 };
    clients.set(tenant, {
      orders: known.orders + orders,
      revenue: known.revenue + revenue,
      platform: known.platform + platform,
      margin: known.margin + net - cost - fee,
    });
  }
  return Object.fromEntries(clients);
}

describe('clients’ revenue (S2.2-192, D38-45)', () => {
  test.each(['UK', 'EU', 'US'])(
    '%s: every client to the cent as worked out from each order',
    async (region) => {
      const { rows, from, to, totals } = await read({ period: 'year', region, compare: 'none' });
      const wanted = await byHand({ region, from, to });
      const told = Object.fromEntries(
        rows.map(({ key, orders, revenue, platform, margin }) => [
          key,
          { orders, revenue: minor(revenue), platform: minor(platform), margin: minor(margin) },
        ]),
      );
      expect(told).toEqual(wanted);
      const all = Object.values(wanted);
      expect(minor(totals.platform)).toBe(all.reduce((one, { platform }) => one + platform, 0));
      expect(totals.orders).toBe(all.reduce((one, { orders }) => one + orders, 0));
    },
  );

  test('says what the dashboard says, each region in its own currency', async () => {
    const answer = await world.get('/api/dashboard/figures?period=90', STAFF);
    const { currencies } = answer.json.data as unknown as DashboardFigures;
    expect(currencies.length).toBeGreaterThan(1);
    const { regions } = await read({ period: '90' });
    for (const { currency, totals } of currencies) {
      const region = regions.find((one) => one.currency === currency);
      expect([region?.revenue, region?.orders]).toEqual([totals.revenue, totals.orders]);
      expect(region?.margin).toBe(totals.margin?.margin);
    }
  });

  test.each(REVENUE_VIEWS)('by %s: pages of any sorting have each row once, and add up', async (by) => {
    const asked = { period: 'year', region: by === 'client' ? 'UK' : 'EU', by };
    const whole = await read({ ...asked, limit: '100' });
    expect(whole.rows.length).toBe(whole.count);
    expect(whole.count).toBeGreaterThan(1);
    expect(sum(whole.rows, 'revenue')).toBe(minor(whole.listed.revenue));
    for (const sort of REVENUE_SORTS) {
      const rows = await walk({ ...asked, sort });
      expect(rows.map(({ key }) => key).toSorted()).toEqual(whole.rows.map(({ key }) => key).toSorted());
    }
    const taken = (await walk({ ...asked, sort: '-revenue' })).map(({ revenue }) => minor(revenue));
    expect(taken).toEqual(taken.toSorted((one, other) => other - one));
    if (by === 'product') return;
    expect(whole.listed.revenue).toBe(whole.totals.revenue);
    expect(sum(whole.rows, 'platform')).toBe(minor(whole.totals.platform));
    expect(sum(whole.rows, 'margin')).toBe(minor(whole.totals.margin));
  });

  test('a client, its events and their days come to the same', async () => {
    const { rows } = await read({ period: 'year', region: 'UK' });
    const client = rows.find(({ key }) => key === 'ten_fjord');
    const events = await read({ period: 'year', region: 'UK', tenant: 'ten_fjord', by: 'event' });
    expect(events.totals).toMatchObject({ revenue: client?.revenue, margin: client?.margin });
    expect(events.tenant).toEqual({ id: 'ten_fjord', name: 'Fjord & Fern Coffee' });
    const slug = events.rows[0]?.event ?? '';
    const event = await read({ period: 'year', event: slug, by: 'product' });
    expect(event.event?.slug).toBe(slug);
    expect(event.totals.revenue).toBe(events.rows[0]?.revenue);
    const days = event.series.reduce((all, { revenue }) => all + minor(revenue), 0);
    expect(days).toBe(minor(event.totals.revenue));
    const types = await read({ period: 'year', region: 'UK', by: 'type' });
    const stores = await read({ period: 'year', region: 'UK', type: 'Store' });
    expect(stores.totals.revenue).toBe(types.rows.find(({ type }) => type === 'Store')?.revenue);
  });

  test('the files have the numbers of the screen', async () => {
    const screen = await read({ period: '90', region: 'UK', limit: '100' });
    const file = async (by: string) => {
      const query = { period: '90', region: 'UK', by, lang: 'en' };
      const text = (await world.get(pathOf(query, '/file'), STAFF)).text;
      return text.trim().split('\r\n').slice(1);
    };
    const rows = await file('client');
    expect(rows.length).toBe(screen.count);
    for (const { key, revenue, platform, margin } of screen.rows) {
      const line = rows.find((one) => one.includes(`,${key},`));
      expect(line).toContain(`,${revenue},${platform},${margin}`);
    }
    expect((await file('day')).length).toBe(90);
    expect((await file('event'))[0]).toMatch(/^GBP,/);
  });

  test('refuses what can’t be, and who may not', async () => {
    const status = async (query: Query, person = STAFF) => (await world.get(pathOf(query), person)).status;
    expect(await status({ tenant: 'ten_nobody' })).toBe(404);
    expect(await status({ event: 'no-such-event' })).toBe(404);
    expect(await status({ event: 'fjord-fern', tenant: 'ten_lumen' })).toBe(404);
    expect(await status({ period: 'own', from: '2026-03-02', to: '2026-03-01' })).toBe(422);
    expect(await status({ cursor: 'bm90IGEgY3Vyc29y' })).toBe(422);
    expect(
      await status({ cursor: encodeRevenueCursor('client -revenue', { place: '0', key: 'a\0b' }) }),
    ).toBe(422);
    const first = await read({ period: 'year', region: 'UK', limit: '1' });
    expect(first.next_cursor).not.toBeNull();
    expect(await status({ cursor: first.next_cursor ?? '', sort: 'margin' })).toBe(422);
    expect(await status({}, MANAGER)).toBe(200);
    expect(await status({}, CARE)).toBe(403);
    expect(await status({}, 'admin@fjord-fern.example')).toBe(404);
  });
});
