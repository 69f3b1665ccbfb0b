/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { withTenant } from '@/lib/db/with-tenant';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { tasks } from '@/lib/modules/bulk-orders/jobs';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { sumWaiting } from '@/lib/modules/orders/data/tell-waiting';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { lookAfterWaiting } from '@/lib/modules/orders/service/look-after-waiting';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { jackets, startBulkWorld, TWO_OFFICES, type BulkWorld } from '@/scripts/test/bulk-world';
import { lapseBulkOrders } from './lapse-bulk-orders';

jest.setTimeout(60_000);

let world: BulkWorld;
beforeAll(async () => {
  world = await startBulkWorld();
  // What waits in the demo would be first.
  await world.sql(`update orders set status = 'cancelled'
    where id in (select order_id from order_waits where tenant_id = 'ten_lumen')`);
});
afterAll(() => world.close());
afterEach(async () => expect(await checkLedger()).toEqual([]));

const ONE_OFFICE = { shipments: [jackets(2)], total: '84.07' };

/** Its only address as an order of its own, as one of a store. */
async function asSingle({ id }: Pick<BulkOrder, 'id'>): Promise<string> {
  const [one] = await world.sql<{ id: string }>(
    `update orders set kind = 'store', bulk_order_id = null where bulk_order_id = $1 returning id`,
    [id],
  );
  return one?.id ?? '';
}
const statusOf = async (id: string) =>
  (await world.sql<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status;
async function cancelSingle(id: string): Promise<void> {
  const context = { tenantId: 'ten_lumen', actor: 'system' } as const;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, 'ten_lumen', id);
    if (!order) throw new Error('gone');
    await cancelOrder(tx, context, order, { actor: 'system', reason: 'x' });
  });
}

/** What the worker does once credit was freed. */
const release = () => tasks['release-waiting']({ tenantId: 'ten_lumen' });

/** Does it so many days from now. */
async function onDay(days: number, work: () => Promise<void>): Promise<void> {
  const restore = setClock(() => new Date(Date.now() + days * 86_400_000));
  try {
    await work();
  } finally {
    restore();
  }
}

describe('too little credit', () => {
  test('it waits whole, reserves nothing, and is released whole once there is enough (D36-8, D37-6)', async () => {
    const before = await world.money();
    const stock = await world.stock();
    await world.setLimit(before.reserved - before.balance + 16_813);
    const bulk = await world.placed(TWO_OFFICES);
    expect(bulk).toMatchObject({ state: 'over_budget_limit', can_release: false, can_cancel: true });
    expect(await world.money()).toEqual(before);
    expect(await world.stock()).toBe(stock - 2);
    await release();
    // Neither does a person pass the account.
    expect((await world.act('release', bulk)).json.code).toBe('conflict');
    await world.setLimit(before.reserved - before.balance + 16_814);
    await release();
    expect(await world.stateOf(bulk)).toBe('placed');
    expect(await world.ordersOf(bulk)).toMatchObject([
      { status: 'new', held: '8407', state: 'open' },
      { status: 'new', held: '8407', state: 'open' },
    ]);
    expect((await world.money()).reserved).toBe(before.reserved + 16_814);
    await release();
    await world.setLimit(1_000_000);
  });

  test('what lets single orders go on leaves it whole; after 14 days all of it is cancelled, unheard by its recipients (D37-6, D37-7)', async () => {
    const before = await world.money();
    const stock = await world.stock();
    await world.setLimit(before.reserved - before.balance + 16_813);
    const bulk = await world.placed(TWO_OFFICES);
    // It waits as one, however many addresses it goes to.
    const waiting = await withTenant({ tenantId: 'ten_lumen', actor: 'system' }, (tx) =>
      sumWaiting(tx, 'ten_lumen'),
    );
    expect(waiting).toMatchObject({ count: 1, forCredit: 1 });
    // Enough for one of its two orders, and not for both.
    await release();
    expect((await world.ordersOf(bulk)).map(({ status }) => status)).toEqual(
      Array(2).fill('over_budget_limit'),
    );
    await onDay(14.1, async () => {
      // What ends single orders leaves it whole, too: enough for one of the two by now.
      await world.setLimit(before.reserved - before.balance + 8407);
      await lookAfterWaiting();
      expect((await world.ordersOf(bulk)).map(({ status }) => status)).toEqual(
        Array(2).fill('over_budget_limit'),
      );
      expect(await lapseBulkOrders()).toEqual({ lapsed: 1, failed: 0 });
    });
    expect(await world.stateOf(bulk)).toBe('cancelled');
    expect(await world.auditsOf(bulk)).toEqual(['bulk.ordered', 'bulk.order_lapsed']);
    expect(await world.stock()).toBe(stock);
    expect(await world.money()).toEqual(before);
    const orders = (await world.ordersOf(bulk)).map(({ id }) => id);
    const mails = await world.asOwner<{ payload: { orderId: string; kind?: string } }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send-order-mail'`,
    );
    expect(mails.filter(({ payload }) => orders.includes(payload.orderId))).toEqual([]);
    await world.setLimit(1_000_000);
  });

  test('when it goes on, delivery dates count from then, and open pages of its orders hear of it (D37-6)', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const bulk = await world.placed(TWO_OFFICES);
    const dates = () =>
      world.sql<{ days: number }>(
        `select delivery_from - created_at::date as days from orders where bulk_order_id = $1`,
        [bulk.id],
      );
    const [early] = await dates();
    await world.setLimit(reserved - balance + 16_814);
    await onDay(10, release);
    expect((await dates()).map(({ days }) => days >= (early?.days ?? 0) + 8)).toEqual([true, true]);
    const ids = (await world.ordersOf(bulk)).map(({ id }) => `announce:${id}`);
    const jobs = await world.asOwner<{ key: string }>(`select key from graphile_worker._private_jobs`);
    expect(jobs.filter(({ key }) => ids.includes(key))).toHaveLength(2);
    expect((await world.act('cancel', bulk)).status).toBe(200);
    await world.setLimit(1_000_000);
  });

  test('on its last day it goes on as a whole where it fits by then (D37-7)', async () => {
    const before = await world.money();
    await world.setLimit(before.reserved - before.balance);
    const bulk = await world.placed(TWO_OFFICES);
    await world.setLimit(before.reserved - before.balance + 16_814);
    await onDay(14.1, async () => {
      expect(await lapseBulkOrders()).toEqual({ lapsed: 1, failed: 0 });
      expect(await lapseBulkOrders()).toEqual({ lapsed: 0, failed: 0 });
    });
    expect((await world.ordersOf(bulk)).map(({ status }) => status)).toEqual(['new', 'new']);
    expect((await world.act('cancel', bulk)).status).toBe(200);
    await world.setLimit(1_000_000);
  });

  test('where one address fails on the last day all wait, and end together some hours later', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const bulk = await world.placed(TWO_OFFICES);
    const [first] = await world.ordersOf(bulk);
    await world.sql(
      `insert into credit_reservations (tenant_id, order_id, currency, event_id, held_minor, state, made_at, closed_at)
        select tenant_id, id, currency, event_id, 1, 'captured', now(), now() from orders where id = $1`,
      [first?.id],
    );
    await world.setLimit(reserved - balance + 16_814);
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await onDay(14.1, async () => expect(await lapseBulkOrders()).toEqual({ lapsed: 0, failed: 1 }));
    told.mockRestore();
    expect((await world.ordersOf(bulk)).map(({ status }) => status)).toEqual(
      Array(2).fill('over_budget_limit'),
    );
    await onDay(14.4, async () => expect(await lapseBulkOrders()).toEqual({ lapsed: 1, failed: 0 }));
    expect((await world.ordersOf(bulk)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await world.sql(`delete from credit_reservations where held_minor = 1`);
    await world.setLimit(1_000_000);
  });

  test('a smaller one never passes an older one that waits for the same money, nor does a single order (D37-6)', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const older = await world.placed(TWO_OFFICES);
    const [small, single] = [await world.placed(ONE_OFFICE), await world.placed(ONE_OFFICE)];
    // As a claim waits: an order of its own.
    const alone = await asSingle(single);
    const standing = async () => [
      await world.stateOf(older),
      await world.stateOf(small),
      await statusOf(alone),
    ];
    await world.setLimit(reserved - balance + 16_813);
    await release();
    expect(await standing()).toEqual(Array(3).fill('over_budget_limit'));
    await world.setLimit(reserved - balance + 16_814 + 8407);
    await release();
    expect(await standing()).toEqual(['placed', 'placed', 'over_budget_limit']);
    await world.setLimit(reserved - balance + 16_814 + 2 * 8407);
    await release();
    expect(await standing()).toEqual(['placed', 'placed', 'new']);
    for (const one of [older, small]) expect((await world.act('cancel', one)).status).toBe(200);
    await cancelSingle(alone);
    await world.setLimit(1_000_000);
  });

  test('nor does one pass an older single order', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const alone = await asSingle(await world.placed(ONE_OFFICE));
    const small = await world.placed({ shipments: [jackets(1)], total: '42.94' });
    await world.setLimit(reserved - balance + 8406);
    await release();
    expect([await statusOf(alone), await world.stateOf(small)]).toEqual(Array(2).fill('over_budget_limit'));
    await cancelSingle(alone);
    await release();
    expect(await world.stateOf(small)).toBe('placed');
    expect((await world.act('cancel', small)).status).toBe(200);
    await world.setLimit(1_000_000);
  });

  test('the oldest goes first, and one whose release fails keeps none of the others', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const [broken, older, newer] = [
      await world.placed(TWO_OFFICES),
      await world.placed(TWO_OFFICES),
      await world.placed(TWO_OFFICES),
    ];
    await world.sql(`update orders set credit_minor = credit_minor + 1, platform_tax_minor = platform_tax_minor + 1
      where bulk_order_id = '${broken.id}'`);
    // A share that is left over: what was reserved can't be parted.
    await world.sql(
      `insert into credit_reservations (tenant_id, order_id, currency, event_id, held_minor, state, made_at, closed_at)
        select tenant_id, id, currency, event_id, 1, 'captured', now(), now() from orders where bulk_order_id = $1`,
      [broken.id],
    );
    await world.setLimit(reserved - balance + 16_900);
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(release()).rejects.toThrow('1 waiting orders of ten_lumen failed');
    told.mockRestore();
    expect([await world.stateOf(broken), await world.stateOf(older), await world.stateOf(newer)]).toEqual([
      'over_budget_limit',
      'placed',
      'over_budget_limit',
    ]);
    await world.sql(`delete from credit_reservations where held_minor = 1`);
    for (const one of [broken, older, newer]) expect((await world.act('cancel', one)).status).toBe(200);
    await world.setLimit(1_000_000);
  });
});

test('an event’s budget that is too small: it waits, and who may change the billing lets it go on (D37-5, D37-6)', async () => {
  const before = await world.money();
  await world.setBudget(16_813);
  const bulk = await world.placed(TWO_OFFICES);
  expect(bulk.state).toBe('over_budget');
  await release();
  expect(await world.money()).toEqual(before);
  const released = await world.act('release', bulk);
  expect(released.json.data).toMatchObject({ state: 'placed', can_release: false });
  expect((await world.money()).used).toBe(before.used + 16_814);
  expect((await world.act('release', bulk)).json.code).toBe('conflict');
  await world.setBudget(null);
});

test('the state says why it waits now; only one that waits for the budget is let go on by hand (D32, D37-5)', async () => {
  const { balance, reserved } = await world.money();
  await world.setBudget(16_813);
  const bulk = await world.placed(TWO_OFFICES);
  expect(bulk).toMatchObject({ state: 'over_budget', can_release: true });
  await world.setLimit(reserved - balance);
  expect((await world.act('release', bulk)).json.code).toBe('credit_too_low');
  await release();
  expect(await world.stateOf(bulk)).toBe('over_budget_limit');
  await world.setLimit(1_000_000);
  expect((await world.act('release', bulk)).json.code).toBe('conflict');
  await release();
  expect((await world.ordersOf(bulk)).map(({ status }) => status)).toEqual(['over_budget', 'over_budget']);
  expect((await world.act('release', bulk)).status).toBe(200);
  const last = await world.sql(
    `select distinct on (order_id) to_status, actor, reason from order_history
      where order_id in (select id from orders where bulk_order_id = $1) order by order_id, at desc, id desc`,
    [bulk.id],
  );
  expect(last).toEqual(Array(2).fill({ to_status: 'new', actor: 'client', reason: 'past_budget' }));
  expect((await world.act('cancel', bulk)).status).toBe(200);
  await world.setBudget(null);
});

test('account and budget count as full once a Bulk order has to wait for them (D37-9)', async () => {
  const { balance, reserved } = await world.money();
  const full = async () => {
    const [row] = await world.sql<{ account: number; budget: number }>(
      `select a.filled as account, b.filled as budget from credit_accounts a
        join event_budgets b on b.tenant_id = a.tenant_id and b.event_id = 'evt_lumen_offsite'
        where a.tenant_id = 'ten_lumen' and a.currency = 'EUR'`,
    );
    return row;
  };
  // Far from 80 %, and too little for this order.
  await world.setBudget(16_813);
  expect(await full()).toEqual({ account: 0, budget: 0 });
  const bulk = await world.placed(TWO_OFFICES);
  expect(await full()).toEqual({ account: 0, budget: 100 });
  await world.setLimit(Math.max(1, reserved - balance) + 5000);
  await world.sql(`update credit_accounts set filled = 0 where tenant_id = 'ten_lumen' and currency = 'EUR'`);
  await release();
  expect(await full()).toEqual({ account: 100, budget: 100 });
  expect((await world.act('cancel', bulk)).status).toBe(200);
  await world.setBudget(null);
  await world.setLimit(1_000_000);
});
