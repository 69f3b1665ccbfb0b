/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { PAUSES_S } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { ChargeWorld } from '@/scripts/test/charge-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { sendDue } from './send-due';

jest.setTimeout(180_000);

/** What each printer does when it is called; it accepts without one. */
const mockPrinters = new Map<string, (order: SubmittedOrder) => Promise<SubmitOutcome>>();
const mockSent: SubmittedOrder[] = [];
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async (order: SubmittedOrder) => {
      mockSent.push(order);
      const does = mockPrinters.get(order.fulfillerId);
      return does ? does(order) : { kind: 'accepted', externalId: `ext_${order.reference}` };
    },
  }),
}));

const { tenantId } = FJORD;
let at: ChargeWorld;
let unset: () => void = () => undefined;
let moment: number;
let made = 0;
const owner = (text: string, values: unknown[] = []) =>
  at.world.ownerSql<Record<string, unknown>>(text, values);
const pass = (seconds: number) => {
  moment += seconds * 1000;
};

beforeAll(async () => {
  at = await ChargeWorld.start();
  await at.buy();
  await at.becomePaid();
});
afterAll(() => at.close());
beforeEach(async () => {
  mockSent.length = 0;
  mockPrinters.clear();
  for (const table of ['routing_waits', 'routing_decisions', 'submissions', 'event_fulfillers'])
    await at.world.sql(`delete from ${table}`);
  for (const table of [
    'fulfiller_lines',
    'fulfiller_blanks',
    'fulfiller_stock',
    'fulfiller_closures',
    'fulfiller_days',
  ])
    await owner(`delete from ${table}`);
  await at.world.sql('update orders set fulfiller_id = null');
  await owner('delete from fulfillers');
  await printer('ful_anchor', 1);
  moment = Date.now();
  unset = setClock(() => new Date(moment));
});
afterEach(() => unset());

const printer = (id: string, days: number) =>
  owner(
    `insert into fulfillers (id, name, regions, status, promised_days) values ($1, $1, '{UK}', 'open', $2)`,
    [id, days],
  );
const away = () => Promise.reject(new Error('the line is dead'));

/** Processed orders as the first one. */
async function orders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    made += 1;
    const id = `ord_queue_${made}`;
    ids.push(id);
    await at.world.sql(
      `insert into orders select made.* from orders o, lateral jsonb_populate_record(o, jsonb_build_object(
        'id', $2::text, 'order_ref', 'QUEU-' || $3::text, 'status', 'processed', 'voucher_id', null,
        'voucher_person', null)) made where o.id = $1`,
      [at.orderId, id, String(made).padStart(4, '0')],
    );
    await at.world.sql(
      `insert into order_lines select made.* from order_lines l, lateral jsonb_populate_record(l,
        jsonb_build_object('id', 'oli_queue_' || $3::text, 'order_id', $2::text)) made where l.order_id = $1`,
      [at.orderId, id, String(made)],
    );
  }
  return ids;
}
const submit = (orderId: string) => submitOrder({ tenantId, orderId });
async function statuses(ids: readonly string[]): Promise<Record<string, number>> {
  const rows = await at.world.sql<{ status: string; count: number }>(
    'select status, count(*)::int as count from orders where id = any($1) group by 1',
    [ids],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
const rowOf = async (orderId: string) => {
  const [row] = await at.world.sql<{
    tries: number;
    attempts: number;
    fault: string | null;
    parked: boolean;
    in_s: number;
  }>(
    `select tries, attempts, fault, parked_at is not null as parked,
      extract(epoch from next_at - to_timestamp($2::float8 / 1000))::int as in_s
     from submissions where order_id = $1 order by created_at desc limit 1`,
    [orderId, moment],
  );
  return row;
};
const line = async (id = 'ful_anchor') =>
  (await owner('select * from fulfiller_lines where fulfiller_id = $1', [id]))[0];

test('one that is never answered is sent again for more than a day, then parked with the reason (D32-37, D32-40)', async () => {
  const [id = ''] = await orders(1);
  mockPrinters.set('ful_anchor', away);
  await submit(id);
  for (const [index, pause] of PAUSES_S.entries()) {
    expect(await rowOf(id)).toMatchObject({ tries: index + 1, fault: 'unreachable', in_s: pause });
    await sendDue();
    expect(mockSent).toHaveLength(index + 1);
    pass(pause);
    await sendDue();
  }
  expect(await rowOf(id)).toMatchObject({ tries: 16, attempts: 16, parked: true, in_s: null });
  expect(await statuses([id])).toEqual({ fulfiller_submission_error: 1 });
  expect(new Set(mockSent.map(({ reference }) => reference)).size).toBe(1);
  pass(90_000);
  await sendDue();
  expect(mockSent).toHaveLength(16);
  const [last] = await at.world.sql(
    `select reason from order_history where order_id = $1 order by at desc, id desc limit 1`,
    [id],
  );
  expect(last).toEqual({ reason: 'unreachable' });
});

test('a printer that asks for a pause gets it from all orders, for an hour at most (D32-38)', async () => {
  const [first = '', second = ''] = await orders(2);
  const retryAt = new Date(moment + 86_400_000);
  mockPrinters.set('ful_anchor', async () => ({ kind: 'unsure', fault: 'busy', retryAt }));
  await submit(first);
  expect(await rowOf(first)).toMatchObject({ tries: 1, fault: 'busy', in_s: 3_600 });
  await submit(second);
  expect([mockSent.length, (await rowOf(second))?.tries]).toEqual([1, 0]);
  mockPrinters.clear();
  pass(3_599);
  await sendDue();
  expect(mockSent).toHaveLength(1);
  pass(1);
  await sendDue();
  expect(await statuses([first, second])).toEqual({ submitted_to_fulfiller: 2 });
});

describe('a printer whose line is dead (D32-39)', () => {
  test('is tried by one order at a time, the others use up no try, and another printer goes on', async () => {
    const ids = await orders(6);
    mockPrinters.set('ful_anchor', away);
    for (const id of ids) await submit(id);
    // The fifth failure killed the line; the sixth was not sent.
    expect([mockSent.length, (await line())?.['opened_at'] instanceof Date]).toEqual([5, true]);
    expect((await rowOf(ids[5] ?? ''))?.tries).toBe(0);
    const before = mockSent.length;
    pass(60);
    expect(await sendDue()).toMatchObject({ unanswered: 1 });
    expect(mockSent).toHaveLength(before + 1);
    const tries = await Promise.all(ids.map(async (id) => (await rowOf(id))?.tries));
    expect(tries).toEqual([1, 1, 1, 1, 1, 0]);
    await owner(`update fulfillers set paused_at = now() where id = 'ful_anchor'`);
    await printer('ful_brook', 5);
    const [other = ''] = await orders(1);
    await submit(other);
    expect(await statuses([other])).toEqual({ submitted_to_fulfiller: 1 });
  });

  test('one bad order alone kills none, and one answer, even a refusal, brings it back', async () => {
    const ids = await orders(5);
    const bad = new Set(ids);
    mockPrinters.set('ful_anchor', (order) =>
      bad.size > 0 ? away() : Promise.resolve({ kind: 'rejected', reason: `no ${order.reference}` }),
    );
    await submit(ids[0] ?? '');
    for (const pause of PAUSES_S.slice(0, 6)) {
      pass(pause);
      await sendDue();
    }
    expect(await line()).toMatchObject({ failures: 7, opened_at: null });
    for (const id of ids.slice(1)) await submit(id);
    expect((await line())?.['opened_at']).toBeInstanceOf(Date);
    bad.clear();
    pass(60);
    await sendDue();
    expect(await line()).toMatchObject({ failures: 0, opened_at: null, probe_at: null });
  });

  test('for three days: its orders are parked in the end, sent or not', async () => {
    const ids = await orders(6);
    mockPrinters.set('ful_anchor', away);
    for (const id of ids) await submit(id);
    pass(72 * 3_600);
    await owner(`update fulfiller_lines set probe_at = to_timestamp($1::float8 / 1000)`, [moment + 60_000]);
    await sendDue();
    expect(await statuses(ids)).toEqual({ fulfiller_submission_error: 6 });
    expect((await rowOf(ids[5] ?? ''))?.attempts).toBe(0);
  });

  test('back after 24 hours: more than 20 orders a second, few at once, one that fails holds up none (D32-41)', async () => {
    const ids = await orders(60);
    mockPrinters.set('ful_anchor', away);
    for (const id of ids) await submit(id);
    pass(24 * 3_600);
    let [now, most] = [0, 0];
    mockPrinters.set('ful_anchor', async (order) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now -= 1;
      return { kind: 'accepted', externalId: `ext_${order.reference}` };
    });
    await at.world.sql(`update orders set snapshot = snapshot - 'customer' where id = $1`, [ids[40]]);
    mockSent.length = 0;
    // By the time that this process works, not by the clock: other programs on the machine are none of the queue's doing.
    const begun = process.cpuUsage();
    const counted = await sendDue();
    const { user, system } = process.cpuUsage(begun);
    const perSecond = counted.answered / ((user + system) / 1_000_000);
    expect(counted).toEqual({ answered: 59, unanswered: 1, failed: 0 });
    expect(most).toBeLessThanOrEqual(4);
    expect(perSecond).toBeGreaterThan(20);
    expect(await rowOf(ids[40] ?? '')).toMatchObject({ fault: 'unprintable', parked: false });
  });
});

test('two workers at once send each submission once (D32-41)', async () => {
  const ids = await orders(12);
  mockPrinters.set('ful_anchor', away);
  for (const id of ids) await submit(id);
  mockPrinters.clear();
  mockSent.length = 0;
  pass(3_600);
  await Promise.all([sendDue(), sendDue()]);
  await sendDue();
  expect(await statuses(ids)).toEqual({ submitted_to_fulfiller: 12 });
  expect(mockSent).toHaveLength(12);
});
