/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { withTenant } from '@/lib/db/with-tenant';
import { handlers } from '@/lib/modules/fulfilment/api';
import type { HolidayCountry } from '@/lib/modules/fulfilment/contract/holidays';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { readRoutingFacts } from '@/lib/modules/fulfilment/data/routing-facts';
import { listAllOrdersHandler, listOrdersHandler } from '@/lib/modules/orders/api/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { recheckClocks } from './holidays/recheck-clocks';
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
  await world.asOwner('delete from platform_holidays');
  await world.asOwner(`delete from fulfiller_closures where fulfiller_id = 'ful_northlight'`);
  await move(first, 'submitted_to_fulfiller', '2026-11-06T10:00:00Z');
  await move(second, 'submitted_to_fulfiller', '2026-11-06T10:00:00Z');
});
afterEach(() => restore());

const move = (id: string | undefined, status: string, at: string, printer = 'ful_northlight') =>
  world.sql(
    `update orders set status = '${status}', fulfiller_id = '${printer}', updated_at = '${at}' where id = '${id}'`,
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

describe('holidays that staff keep (S2.2-307 to S2.2-311)', () => {
  const post = async (path: string, body: object, person = SUPER) => {
    const answer = await world.post(`/api/holidays${path}`, body, person);
    return { ...answer, country: answer.json.data as unknown as HolidayCountry };
  };
  const add = (day: string, country = 'GB') => post('', { country, day, name: 'Founders’ Day' });
  const set = (day: string, counts: boolean) => post(`/GB/days/${day}`, { counts });
  const stateOf = ({ days: kept }: HolidayCountry, day: string) => kept.find((one) => one.day === day)?.state;
  /** The job that the change has left, and the look after it. */
  async function after(moment: string) {
    await recheckClocks({ country: 'GB' });
    await recheckClocks({ country: 'NL' });
    await lookAt(moment);
    return days();
  }

  test('a clock over one that is added ends a day later, over one taken away a day earlier; other countries’ stay', async () => {
    await move(first, 'shipped', '2026-11-06T10:00:00Z');
    await world.sql(`update order_clocks set fulfiller_id = 'ful_northlight'`);
    await move(first, 'submitted_to_fulfiller', '2026-11-06T10:00:00Z', 'ful_delta_threads');
    const late = async () =>
      Object.fromEntries((await clocks()).map(({ order_id, late_days }) => [order_id, late_days]));
    const [ours, theirs] = [second ?? '', first ?? ''];
    expect((await add('2026-11-09')).status).toBe(200);
    await after('2026-11-10T09:00:00Z');
    expect(await late()).toEqual({ [ours]: null, [theirs]: 1 });
    await after('2026-11-11T09:00:00Z');
    expect(await late()).toEqual({ [ours]: 1, [theirs]: 2 });
    restore();
    restore = setClock(() => new Date('2026-11-09T12:00:00Z'));
    expect(stateOf((await set('2026-11-09', false)).country, '2026-11-09')).toBe('removed');
    await after('2026-11-10T09:00:00Z');
    expect(await late()).toEqual({ [ours]: 1, [theirs]: 1 });
  });

  test('national ones count once staff say so, all or one, or are dismissed (S2.2-334)', async () => {
    const { days: empty } = (
      await data<{ countries: HolidayCountry[] }>('/api/holidays', SUPER)
    ).countries.find(({ country }) => country === 'GB') ?? { days: [] };
    expect([empty[0]?.day, empty.at(-1)?.day, new Set(empty.map(({ state }) => state))]).toEqual([
      '2026-12-25',
      '2028-12-26',
      new Set(['proposed']),
    ]);
    expect(stateOf((await set('2026-12-28', false)).country, '2026-12-28')).toBe('dismissed');
    const all = (await post('/GB/national', {})).country;
    expect([stateOf(all, '2026-12-28'), stateOf(all, '2026-12-25')]).toEqual(['dismissed', 'counts']);
    expect(all.days.filter(({ state }) => state === 'counts')).toHaveLength(empty.length - 1);
    expect((await post('/GB/national', {})).country).toEqual(all);
    expect(stateOf((await set('2026-12-28', true)).country, '2026-12-28')).toBe('counts');
    expect((await set('2027-02-03', true)).status).toBe(404);
    // Once it has counted, it is taken away as any other.
    expect(stateOf((await set('2026-12-28', false)).country, '2026-12-28')).toBe('removed');
    const logged = await world.sql(
      `select action, changes from platform_audit where subject = 'GB:2026-12-28' order by action`,
    );
    const dismissed = (before: boolean | null, after: boolean) => ({ dismissed: { before, after } });
    expect(logged).toMatchObject([
      { action: 'holiday.added', changes: dismissed(true, false) },
      { action: 'holiday.dismissed', changes: dismissed(null, true) },
      { action: 'holiday.removed', changes: { removed: { before: false, after: true } } },
    ]);
    const shown = await data<FulfillerDetail>(PRINTER, STAFF);
    expect([shown.rest_days?.[0], shown.holidays]).toEqual([
      { day: '2026-12-25', name: 'Christmas Day' },
      [],
    ]);
  });

  test('a day in the past, twice, too far away or in no country is refused at its field, and others may not', async () => {
    const codes = async (answer: ReturnType<typeof add>) => (await answer).json['codes'];
    expect(await codes(add('2026-11-05'))).toEqual({ day: ['day_past'] });
    expect(await codes(set('2026-11-05', true))).toEqual({ day: ['day_past'] });
    expect(await codes(add('2029-01-01'))).toEqual({ day: ['day_too_far'] });
    expect(await codes(add('2026-11-20', 'ZZ'))).toEqual({ country: ['unknown_country'] });
    const both = await Promise.all([add('2026-11-20'), add('2026-11-20')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await codes(add('2026-11-20'))).toEqual({ day: ['holiday_taken'] });
    const body = { country: 'GB', day: '2026-11-23', name: 'Fair' };
    expect((await post('', body, STAFF)).status).toBe(403);
    expect((await post('', body, FJORD)).status).toBe(404);
  });

  test('each change is in the log as it was before and is now, and once', async () => {
    await add('2026-11-24');
    for (const counts of [false, false, true]) await set('2026-11-24', counts);
    const rows = await world.sql(
      `select action, changes from platform_audit where subject = 'GB:2026-11-24' order by action`,
    );
    expect(rows).toMatchObject([
      { action: 'holiday.added', changes: { name: { before: null, after: 'Founders’ Day' } } },
      { action: 'holiday.removed', changes: { removed: { before: false, after: true } } },
      { action: 'holiday.restored', changes: { removed: { before: true, after: false } } },
    ]);
  });

  test('routing counts a printer’s promised days over them (S2.2-310)', async () => {
    const promised = () =>
      withTenant({ tenantId: 'ten_fjord', actor: 'system' }, async (tx) => {
        const key = { tenantId: 'ten_fjord', orderId: first ?? '' };
        const facts = await readRoutingFacts(tx, key, [], new Date('2026-11-06T10:00:00Z'));
        return Object.fromEntries(facts.map(({ id, promisedDays }) => [id, promisedDays]));
      });
    const before = await promised();
    await add('2026-11-09');
    const { ful_northlight: ours = 0, ful_quiet_loom: quiet = 0, ...theirs } = before;
    expect(await promised()).toEqual({ ...theirs, ful_northlight: ours + 1, ful_quiet_loom: quiet + 1 });
  });
});
