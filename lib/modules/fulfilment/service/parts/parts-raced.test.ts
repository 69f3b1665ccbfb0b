/** @jest-environment node */
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { withTenant } from '@/lib/db/with-tenant';
import { listDecisions } from '@/lib/modules/fulfilment/data/routing-decisions';
import { giveBackToPrinters, takeFromPrinter } from '@/lib/modules/fulfilment/data/take-from-printer';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { CLIENT } from '@/scripts/test/charge-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { PartsWorld } from '@/scripts/test/parts-world';

jest.setTimeout(240_000);

const mockPrinters = new Map<string, () => Promise<SubmitOutcome>>();
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async ({ reference, fulfillerId }: SubmittedOrder) => {
      const does = mockPrinters.get(fulfillerId);
      return does ? does() : { kind: 'accepted', externalId: `ext_${reference}` };
    },
  }),
}));

const { tenantId, eventId } = FJORD;
const MUG = 'MUG-WHITE';
type Tx = Parameters<Parameters<typeof withTenant>[1]>[0];

let at: PartsWorld;
beforeAll(async () => {
  at = await PartsWorld.start();
});
afterAll(() => at.close());
beforeEach(async () => {
  mockPrinters.clear();
  await at.order();
});

const submit = (orderId: string) => submitOrder({ tenantId, orderId });
const none = { reason: 'gone', words: '' } as const;

/** Orders with the printers that have their lines, and what the printers have counted. */
const madeBy = () =>
  at.sql<{ id: string; status: string; printers: string[]; lines: number }>(
    `select o.id, o.status, coalesce(array_agg(s.fulfiller_id order by s.fulfiller_id) filter (where s.id is not null), '{}')
       as printers, coalesce(sum(cardinality(s.line_ids)), 0)::integer as lines
     from orders o left join submissions s on s.tenant_id = o.tenant_id and s.order_id = o.id
     where o.status in ('submitted_to_fulfiller', 'fulfiller_routing_error') group by o.id, o.status order by o.status, o.id`,
  );
const dayOf = async (id: string) =>
  (
    await at.owner('select sum(items)::integer as items from fulfiller_days where fulfiller_id = $1', [id])
  )[0]?.['items'];
const otherOrders = () => at.sql(`update orders set status = 'shipped' where id <> $1`, [at.at.orderId]);

/** Ends once so many transactions wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = () =>
    at.owner(`select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where a.datname = current_database() and not l.granted`);
  const end = Date.now() + 20_000;
  while ((await waiting()).length < count) {
    if (Date.now() > end) throw new Error('nobody waits');
    await new Promise((done) => setTimeout(done, 20));
  }
}

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A transaction that does one thing after the other, each when it is told to. */
function byHand() {
  const opened = later<Tx>();
  const ending = later<void>();
  const ended = withTenant(CLIENT, async (tx) => {
    opened.resolve(tx);
    await ending.promise;
  });
  return {
    next: async (run: (tx: Tx) => Promise<unknown>) => run(await opened.promise),
    commit: () => {
      ending.resolve();
      return ended;
    },
  };
}

describe('orders that share printers, at the same moment (D32-82)', () => {
  test('the last pieces and the last room go to as many as there is for, whole or not at all', async () => {
    await otherOrders();
    const ids = [at.at.orderId];
    while (ids.length < 6) ids.push(await at.another());
    await at.stock('ful_mug', MUG, 7);
    await at.owner(`update fulfillers set daily_capacity = 9 where id = 'ful_tee'`);
    await Promise.all(ids.map(submit));
    const rows = (await madeBy()).filter(({ id }) => ids.includes(id));
    expect(rows.map(({ status, printers, lines }) => [status, printers, lines])).toEqual([
      ...Array.from({ length: 3 }, () => ['fulfiller_routing_error', [], 0]),
      ...Array.from({ length: 3 }, () => ['submitted_to_fulfiller', ['ful_mug', 'ful_tee'], 2]),
    ]);
    expect([await at.stockOf('ful_mug'), await dayOf('ful_tee'), await dayOf('ful_mug')]).toEqual([1, 6, 6]);
  });

  test('one that was too late lets go of all printers before it looks again: no two wait for each other', async () => {
    await at.printer('ful_z', ['mug']);
    await at.owner(`update fulfillers set promised_days = 1 where id = 'ful_z'`);
    await at.printer('ful_a', ['mug'], 9);
    for (const id of ['ful_a', 'ful_tee', 'ful_z'])
      await at.owner(`insert into fulfiller_days values ($1, current_date, 0)`, [id]);
    await at.owner(`delete from fulfiller_blanks where fulfiller_id = 'ful_mug'`);
    await at.stock('ful_z', MUG, 2);
    const [{ day } = { day: '' }] = await at.sql<{ day: string }>('select current_date::text as day');
    const take = (fulfillerId: string, pieces: { sku: string; pieces: number }[] = []) =>
      [{ fulfillerId, day, items: 1, pieces }] as const;
    const [quicker, other] = [byHand(), byHand()];
    await quicker.next((tx) => takeFromPrinter(tx, take('ful_z', [{ sku: MUG, pieces: 1 }])[0]));
    const slow = submit(at.at.orderId);
    await untilWaiting(1);
    await other.next((tx) => takeFromPrinter(tx, take('ful_a')[0]));
    await quicker.commit();
    await untilWaiting(1);
    // It waits for the first of its next two, and holds nothing of the second.
    await other.next((tx) => takeFromPrinter(tx, take('ful_tee')[0]));
    await other.commit();
    await slow;
    expect(await at.makers()).toEqual({ tee: 'ful_tee', mug: 'ful_a' });
    expect(await at.stockOf('ful_z')).toBe(1);
  });

  test('what a cancelled one gives back, in the order in which it is taken, and all of a SKU', async () => {
    await at.stock('ful_mug', MUG, 4);
    await at.submit();
    await withTenant(CLIENT, async (tx) => {
      const order = await lockOrder(tx, tenantId, at.at.orderId);
      if (order) await cancelOrder(tx, CLIENT, order, { actor: 'client', ...none, reason: 'duplicate' });
    });
    expect([await at.stockOf('ful_mug'), await dayOf('ful_mug'), await dayOf('ful_tee')]).toEqual([4, 0, 0]);
    const two = [2, 1].map((pieces) => ({
      fulfillerId: 'ful_mug',
      day: '2026-11-20',
      items: pieces,
      pieces: [{ sku: MUG, pieces }],
    }));
    await withTenant(CLIENT, (tx) => giveBackToPrinters(tx, two));
    expect(await at.stockOf('ful_mug')).toBe(7);
  });
});

test('a client’s preference and exclusion count for each part, and the decision names them (D32-81)', async () => {
  await at.printer('ful_nice', ['mug'], 9);
  await at.printer('ful_never', ['mug'], 1);
  const choose = (id: string, choice: string) =>
    at.sql(`insert into event_fulfillers values ($1, $2, $3, $4, now())`, [tenantId, eventId, id, choice]);
  await choose('ful_nice', 'preferred');
  await choose('ful_never', 'excluded');
  await at.submit();
  expect(await at.makers()).toEqual({ tee: 'ful_tee', mug: 'ful_nice' });
  const kept = await withTenant(CLIENT, (tx) => listDecisions(tx, { tenantId, orderId: at.at.orderId }));
  const mugs = kept.find(({ fulfillerId }) => fulfillerId === 'ful_nice');
  expect(mugs?.reasons).toEqual(['split', 'preferred']);
  expect(mugs?.candidates.find(({ id }) => id === 'ful_never')?.refusals).toEqual([{ code: 'excluded' }]);
});
