/** @jest-environment node */
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { withTenant } from '@/lib/db/with-tenant';
import { listDecisions } from '@/lib/modules/fulfilment/data/routing-decisions';
import type { Refusal } from '@/lib/modules/fulfilment/rules/routing/types';
import { ChargeWorld } from '@/scripts/test/charge-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { receiveMessage } from './receive-message';
import { retryRouting } from './retry-routing';
import { sendDue } from './sending/send-due';
import { submitOrder } from './submit-order';

jest.setTimeout(120_000);

const mockSent: SubmittedOrder[] = [];
const mockOutcomes: SubmitOutcome[] = [];
/** What happens while a printer is called. */
const mockMeanwhile: (() => Promise<unknown>)[] = [];
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async (order: SubmittedOrder) => {
      mockSent.push(order);
      const answer = mockOutcomes.shift() ?? { kind: 'accepted', externalId: `ext_${order.reference}` };
      await mockMeanwhile.shift()?.();
      return answer;
    },
  }),
}));

const { tenantId, eventId } = FJORD;
let at: ChargeWorld;
let sku: string;
const owner = (text: string, values: unknown[] = []) =>
  at.world.ownerSql<Record<string, unknown>>(text, values);

beforeAll(async () => {
  at = await ChargeWorld.start();
  await at.buy();
  await at.becomePaid();
  const [line] = await at.world.sql<{ sku: string }>('select sku from order_lines where order_id = $1', [
    at.orderId,
  ]);
  sku = line?.sku ?? '';
});
afterAll(() => at.close());

/** One printer that can do anything, and the order of two tees before it. */
beforeEach(async () => {
  mockSent.length = 0;
  mockOutcomes.length = 0;
  mockMeanwhile.length = 0;
  await at.world.sql('delete from event_fulfillers');
  await at.world.sql('delete from routing_waits');
  await at.world.sql('delete from routing_decisions');
  await at.world.sql('delete from submissions');
  for (const table of ['fulfiller_blanks', 'fulfiller_stock', 'fulfiller_closures', 'fulfiller_days'])
    await owner(`delete from ${table}`);
  await at.world.sql('update orders set fulfiller_id = null');
  await at.world.sql('delete from finished_steps');
  await owner('delete from fulfiller_lines');
  await owner('delete from fulfillers');
  await owner('update routing_settings set max_over_percent = 25');
  await printer('ful_anchor', 'Anchor Print');
  await at.setStatus('processed');
});

async function printer(id: string, name: string, days = 3): Promise<void> {
  await owner(
    `insert into fulfillers (id, name, regions, status, promised_days) values ($1, $2, '{UK}', 'open', $3)`,
    [id, name, days],
  );
}
const change = (set: string) => owner(`update fulfillers set ${set} where id = 'ful_anchor'`);
const stock = (pieces: number, discontinued = false) =>
  owner(
    `insert into fulfiller_stock values ('ful_anchor', $1, $2, $3)
    on conflict (fulfiller_id, sku) do update set pieces = excluded.pieces`,
    [sku, pieces, discontinued],
  );
const blank = (columns: string, values: string) =>
  owner(
    `insert into fulfiller_blanks (fulfiller_id, family, ${columns}) values ('ful_anchor', 'tee', ${values})`,
  );
const submit = (orderId = at.orderId) => submitOrder({ tenantId, orderId });
const decisions = (orderId = at.orderId) =>
  withTenant({ tenantId, actor: 'system' }, (tx) => listDecisions(tx, { tenantId, orderId }));
const refusals = async () => (await decisions())[0]?.candidates.flatMap((one) => one.refusals);
const status = async () => {
  const [row] = await at.world.sql<{ status: string }>('select status from orders where id = $1', [
    at.orderId,
  ]);
  return row?.status;
};
const piecesLeft = async () => (await owner('select pieces from fulfiller_stock'))[0]?.['pieces'];
const itemsToday = async () => (await owner('select items from fulfiller_days'))[0]?.['items'];
const due = () => at.world.sql(`update routing_waits set again_at = now() - interval '1 minute'`);
/** But for those that only look whether a call was lost. */
const resubmits = async () =>
  (await at.jobsOf<{ lostAt?: number }>('submit-order')).filter(({ lostAt }) => lostAt === undefined).length;

const AGAINST: [string, () => Promise<unknown>, Refusal][] = [
  ['closed', () => change(`status = 'closed'`), { code: 'closed' }],
  ['paused', () => change('paused_at = now()'), { code: 'paused', until: null }],
  [
    'closed on this day',
    () =>
      owner(
        `insert into fulfiller_closures values ('ful_anchor', current_date - 3, '2999-01-01', 'Stocktake')`,
      ),
    { code: 'closure', until: '2999-01-01' },
  ],
  ['of another region', () => change(`regions = '{EU}'`), { code: 'region', region: 'UK' }],
  ['not shipping there', () => change(`countries = '{IE}'`), { code: 'country', country: 'GB' }],
  ['out of room', () => change('daily_capacity = 1'), { code: 'capacity', left: 1, needed: 2, daily: 1 }],
  [
    'without the machine',
    () => change(`techniques = '{Laser}'`),
    { code: 'technique', family: 'tee', techniques: ['DTG'] },
  ],
  ['not printing it', () => blank('offered', 'false'), { code: 'blank', family: 'tee' }],
  [
    'too dear',
    () => blank('prices', `'{"GBP": {"blank": 2000, "print": 0}}'`),
    { code: 'cost', costMinor: 4000, limitMinor: 0 },
  ],
  [
    'left out by the client',
    () =>
      at.world.sql(`insert into event_fulfillers values ($1, $2, 'ful_anchor', 'excluded', now())`, [
        tenantId,
        eventId,
      ]),
    { code: 'excluded' },
  ],
];

describe('why an order finds no printer, each by a real order (D32-20 to D32-23, D32-26, D32-27)', () => {
  test.each(AGAINST)('%s', async (_, against, refusal) => {
    await against();
    await submit();
    expect(await status()).toBe('fulfiller_routing_error');
    const found = await refusals();
    expect(found?.map(({ code }) => code)).toEqual([refusal.code]);
    if (refusal.code !== 'cost') expect(found).toEqual([refusal]);
    expect((await decisions())[0]).toMatchObject({ fulfillerId: null, asked: { country: 'GB', items: 2 } });
    expect(mockSent).toEqual([]);
  });

  test.each([
    ['out of stock', false, 'stock'],
    ['no longer made', true, 'discontinued'],
  ] as const)('%s', async (_, gone, code) => {
    await stock(1, gone);
    await submit();
    expect(await refusals()).toEqual([{ code, sku, left: 1, needed: 2 }]);
  });

  test('artwork that would shrink too far', async () => {
    const [line] = await at.world.sql<{ w: number; h: number }>(
      `select (s.area ->> 'widthMm')::float w, (s.area ->> 'heightMm')::float h from order_lines,
        lateral (select coalesce(scene_front, scene_back) -> 'area' as area) s where order_id = $1`,
      [at.orderId],
    );
    // Orders of this store print no scene of their own on a tee, so one is given to it.
    const area = line?.w ? line : { w: 200, h: 300 };
    const scene = {
      version: 1,
      side: 'front',
      area: { widthMm: area.w, heightMm: area.h, dpi: 150 },
      layers: [],
    };
    await at.world.sql('update order_lines set scene_front = $2 where order_id = $1', [at.orderId, scene]);
    await blank('front_width_mm, front_height_mm', `${Math.floor(area.w / 2)}, 700`);
    await submit();
    await at.world.sql('update order_lines set scene_front = null where order_id = $1', [at.orderId]);
    expect((await refusals())?.map(({ code }) => code)).toEqual(['artwork']);
  });
});

describe('what an order takes of its printer (D32-25)', () => {
  test('its pieces and its part of the day, with the decision kept', async () => {
    await stock(5);
    await change('daily_capacity = 2');
    await submit();
    expect(await status()).toBe('submitted_to_fulfiller');
    expect([await piecesLeft(), await itemsToday()]).toEqual([3, 2]);
    const [kept] = await decisions();
    expect(kept).toMatchObject({ fulfillerId: 'ful_anchor', taken: [{ sku, pieces: 2 }], takenItems: 2 });
    expect(kept?.reasons).toEqual(['only_one']);
    await submit();
    expect([await piecesLeft(), (await decisions()).length]).toEqual([3, 1]);
  });

  test('twenty orders at once never share the last pieces', async () => {
    await stock(9);
    const ids = Array.from({ length: 20 }, (_, index) => `ord_race_${index}`);
    for (const [index, id] of ids.entries()) {
      await at.world.sql(
        `insert into orders select made.* from orders o, lateral jsonb_populate_record(o, jsonb_build_object(
          'id', $2::text, 'order_ref', 'RACE-' || $3, 'status', 'processed', 'voucher_id', null,
          'voucher_person', null)) made where o.id = $1`,
        [at.orderId, id, String(index).padStart(4, '0')],
      );
      await at.world.sql(
        `insert into order_lines select made.* from order_lines l, lateral jsonb_populate_record(l,
          jsonb_build_object('id', 'oli_race_' || $3, 'order_id', $2::text)) made where l.order_id = $1`,
        [at.orderId, id, String(index)],
      );
    }
    await Promise.all(ids.map((id) => submit(id)));
    const rows = await at.world.sql<{ status: string; count: number }>(
      `select status, count(*)::int as count from orders where id like 'ord_race_%' group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { status: 'fulfiller_routing_error', count: 16 },
      { status: 'submitted_to_fulfiller', count: 4 },
    ]);
    expect([await piecesLeft(), await itemsToday(), mockSent.length]).toEqual([1, 8, 4]);
  });
});

describe('when a printer refuses (D32-28)', () => {
  test('what was taken goes back, and the next one is tried, with a decision of its own', async () => {
    await printer('ful_brook', 'Brook Print', 5);
    await stock(5);
    mockOutcomes.push({ kind: 'rejected', reason: 'out of ink' });
    await submit();
    expect(await status()).toBe('queued_submitting_to_fulfiller');
    expect([await piecesLeft(), await itemsToday(), await resubmits()]).toEqual([5, 0, 1]);
    await submit();
    expect(await status()).toBe('submitted_to_fulfiller');
    expect(mockSent.map(({ fulfillerId }) => fulfillerId)).toEqual(['ful_anchor', 'ful_brook']);
    const [second, first] = await decisions();
    expect(first).toMatchObject({ fulfillerId: 'ful_anchor', refused: true });
    expect(second?.candidates[1]?.refusals).toEqual([{ code: 'rejected' }]);
  });

  test('where none is left it waits as a submission error', async () => {
    mockOutcomes.push({ kind: 'rejected', reason: 'out of ink' });
    await submit();
    expect(await status()).toBe('fulfiller_submission_error');
    await printer('ful_brook', 'Brook Print', 5);
    await due();
    await retryRouting();
    expect(await status()).toBe('queued_submitting_to_fulfiller');
  });

  test('one that can’t be reached may be making it: nothing goes back, and no other is asked', async () => {
    await printer('ful_brook', 'Brook Print', 5);
    await stock(5);
    mockMeanwhile.push(() => Promise.reject(new Error('the line is dead')));
    await submit();
    expect([await status(), await piecesLeft()]).toEqual(['submitting_to_fulfiller', 3]);
    await at.world.sql(`update submissions set next_at = now(), tries = 15`);
    mockMeanwhile.push(() => Promise.reject(new Error('the line is dead')));
    await sendDue();
    expect([await status(), await piecesLeft()]).toEqual(['fulfiller_submission_error', 3]);
    await retryRouting();
    expect(await status()).toBe('fulfiller_submission_error');
  });
});

describe('what happens while a printer is called (D32-25, D32-34)', () => {
  const NO: SubmitOutcome = { kind: 'rejected', reason: 'no such street' };
  const hangUp = () => Promise.reject(new Error('the line is dead'));
  const again = () => submitOrder({ tenantId, orderId: at.orderId, since: Date.now() + 1 });

  test('cancelled, and then refused: its pieces go back', async () => {
    await stock(5);
    mockOutcomes.push(NO);
    mockMeanwhile.push(() => at.setStatus('cancelled'));
    await submit();
    expect([await status(), await piecesLeft()]).toEqual(['cancelled', 5]);
  });

  test('sent once more: the answer to the first moves it no more, so that no second printer gets it', async () => {
    await printer('ful_brook', 'Brook Print', 5);
    mockOutcomes.push(NO);
    mockMeanwhile.push(() => again().catch(() => undefined), hangUp);
    await submit();
    expect(mockSent.map(({ fulfillerId }) => fulfillerId)).toEqual(['ful_anchor', 'ful_anchor']);
    expect(await status()).toBe('submitting_to_fulfiller');
  });

  test('sent once more and refused: what the first took goes back, and its printer counts no more', async () => {
    await stock(5);
    mockMeanwhile.push(hangUp);
    await submit().catch(() => undefined);
    expect(await piecesLeft()).toBe(3);
    mockOutcomes.push(NO);
    await again();
    expect([await status(), await piecesLeft()]).toEqual(['fulfiller_submission_error', 5]);
    expect(await refusals()).toEqual([{ code: 'rejected' }]);
  });
});

test('two printers of one order number their messages alike, and both count (D32-4)', async () => {
  const [row] = await at.world.sql<{ order_ref: string }>('select order_ref from orders where id = $1', [
    at.orderId,
  ]);
  await printer('ful_brook', 'Brook Print');
  const picked = { id: '1', order_ref: row?.order_ref ?? '', status: 'picked' };
  await submit();
  await receiveMessage(tenantId, at.orderId, picked);
  await at.world.sql(
    `update orders set fulfiller_id = 'ful_brook', status = 'submitted_to_fulfiller' where id = $1`,
    [at.orderId],
  );
  await receiveMessage(tenantId, at.orderId, picked);
  expect(await status()).toBe('picked');
});

describe('an order without a printer goes on by itself (D32-29)', () => {
  test('once one can take it; until then its decision is kept once', async () => {
    await change('paused_at = now()');
    await submit();
    await due();
    await retryRouting();
    expect([await status(), (await decisions()).length]).toEqual(['fulfiller_routing_error', 1]);
    await change('paused_at = null');
    await retryRouting();
    expect(await status()).toBe('fulfiller_routing_error');
    await due();
    await retryRouting();
    expect([await status(), await resubmits()]).toEqual(['processed', 1]);
    await submit();
    expect(await status()).toBe('submitted_to_fulfiller');
    expect(await at.world.sql('select from routing_waits')).toEqual([]);
  });

  test('one that went on and was too late again keeps its place', async () => {
    const began = async () =>
      (await at.world.sql<{ began_at: Date }>('select began_at from routing_waits'))[0];
    await change('paused_at = now()');
    await submit();
    const first = await began();
    await change('paused_at = null');
    await due();
    await retryRouting();
    await change('paused_at = now()');
    await submit();
    expect([await status(), await began()]).toEqual(['fulfiller_routing_error', first]);
  });

  test('one that somebody has cancelled waits no more', async () => {
    await change('paused_at = now()');
    await submit();
    await at.setStatus('cancelled');
    await due();
    expect(await retryRouting()).toEqual({ done: 1, failed: 0 });
    expect(await at.world.sql('select from routing_waits')).toEqual([]);
  });

  test('one that fails is put back and does not stop the next', async () => {
    await change('paused_at = now()');
    await submit();
    await due();
    await at.world.sql(`update orders set snapshot = snapshot - 'customer' where id = $1`, [at.orderId]);
    const counted = await retryRouting();
    const [row] = await at.world.sql<{ later: boolean }>(
      `select again_at between now() + interval '9 minutes' and now() + interval '11 minutes' as later from routing_waits`,
    );
    expect([counted, row?.later]).toEqual([{ done: 0, failed: 1 }, true]);
  });
});
