/** @jest-environment node */
import { cancelBulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { withTenant } from '@/lib/db/with-tenant';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { setClock } from '@/lib/kernel/clock';
import { lookAfterWaiting } from '@/lib/modules/orders/service/look-after-waiting';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { BULK_ADMIN, jackets, OFFSITE, startBulkWorld, type BulkWorld } from '@/scripts/test/bulk-world';
import { check } from '@/scripts/test/demo-world';
import { tasks } from '@/lib/modules/bulk-orders/jobs';
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

// Twice 84.07.
const TWO = { shipments: [jackets(2), jackets(2, 'slate-m', { name: 'Lumen Ghent' })], total: '168.14' };

const act = (verb: 'cancel' | 'release', { id }: Pick<BulkOrder, 'id'>, person = BULK_ADMIN) =>
  world.post(`${OFFSITE}/bulk-orders/${id}/${verb}`, {}, person);
const stateOf = async ({ id }: Pick<BulkOrder, 'id'>) =>
  (await world.get(`${OFFSITE}/bulk-orders/${id}`, BULK_ADMIN)).json.data['state'];
const ordersOf = ({ id }: Pick<BulkOrder, 'id'>) =>
  world.sql<{ id: string; status: string; reserved: boolean; held: string | null; state: string | null }>(
    `select o.id, o.status, o.reserved, r.held_minor as held, r.state from orders o
      left join credit_reservations r on r.tenant_id = o.tenant_id and r.order_id = o.id
      where o.bulk_order_id = $1 order by o.snapshot -> 'customer' ->> 'name'`,
    [id],
  );

const ONE = { shipments: [jackets(2)], total: '84.07' };

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

const auditsOf = async ({ id }: Pick<BulkOrder, 'id'>) => {
  const rows = await world.sql<{ action: string }>(
    `select action from audit_log where data ->> 'bulk_order' = $1 order by at, id`,
    [id],
  );
  return rows.map(({ action }) => action);
};

/** Does it so many days from now. */
async function onDay(days: number, work: () => Promise<void>): Promise<void> {
  const restore = setClock(() => new Date(Date.now() + days * 86_400_000));
  try {
    await work();
  } finally {
    restore();
  }
}

/** The printer says that an order has left. */
async function ship(orderId: string): Promise<void> {
  await world.sql(`update orders set status = 'ready_to_ship' where id = $1`, [orderId]);
  const context = { tenantId: 'ten_lumen', actor: 'fulfiller' } as const;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, 'ten_lumen', orderId);
    if (!order) throw new Error('gone');
    const moved = await moveOrder(tx, context, movable(order), { to: 'shipped', actor: 'fulfiller' });
    expect(moved).toEqual({ ok: true, value: 'moved' });
  });
}

describe('too little credit', () => {
  test('it waits whole, reserves nothing, and is released whole once there is enough (D36-8, D37-6)', async () => {
    const before = await world.money();
    const stock = await world.stock();
    await world.setLimit(before.reserved - before.balance + 16_813);
    const bulk = await world.placed(TWO);
    expect(bulk).toMatchObject({ state: 'over_budget_limit', can_release: true, can_cancel: true });
    expect(await world.money()).toEqual(before);
    expect(await world.stock()).toBe(stock - 2);
    await release();
    // Neither does a person pass the account.
    expect((await act('release', bulk)).json.code).toBe('conflict');
    await world.setLimit(before.reserved - before.balance + 16_814);
    await release();
    expect(await stateOf(bulk)).toBe('placed');
    expect(await ordersOf(bulk)).toMatchObject([
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
    const bulk = await world.placed(TWO);
    // Enough for one of its two orders, and not for both.
    await release();
    expect((await ordersOf(bulk)).map(({ status }) => status)).toEqual(Array(2).fill('over_budget_limit'));
    await onDay(14.1, async () => {
      // What ends single orders leaves it whole, too: enough for one of the two by now.
      await world.setLimit(before.reserved - before.balance + 8407);
      await lookAfterWaiting();
      expect((await ordersOf(bulk)).map(({ status }) => status)).toEqual(Array(2).fill('over_budget_limit'));
      expect(await lapseBulkOrders()).toEqual({ lapsed: 1, failed: 0 });
    });
    expect(await stateOf(bulk)).toBe('cancelled');
    expect(await auditsOf(bulk)).toEqual(['bulk.ordered', 'bulk.order_lapsed']);
    expect(await world.stock()).toBe(stock);
    expect(await world.money()).toEqual(before);
    const orders = (await ordersOf(bulk)).map(({ id }) => id);
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
    const bulk = await world.placed(TWO);
    const dates = () =>
      world.sql<{ days: number }>(
        `select delivery_from - created_at::date as days from orders where bulk_order_id = $1`,
        [bulk.id],
      );
    const [early] = await dates();
    await world.setLimit(reserved - balance + 16_814);
    await onDay(10, release);
    expect((await dates()).map(({ days }) => days >= (early?.days ?? 0) + 8)).toEqual([true, true]);
    const ids = (await ordersOf(bulk)).map(({ id }) => `announce:${id}`);
    const jobs = await world.asOwner<{ key: string }>(`select key from graphile_worker._private_jobs`);
    expect(jobs.filter(({ key }) => ids.includes(key))).toHaveLength(2);
    expect((await act('cancel', bulk)).status).toBe(200);
    await world.setLimit(1_000_000);
  });

  test('on its last day it goes on as a whole where it fits by then (D37-7)', async () => {
    const before = await world.money();
    await world.setLimit(before.reserved - before.balance);
    const bulk = await world.placed(TWO);
    await world.setLimit(before.reserved - before.balance + 16_814);
    await onDay(14.1, async () => {
      expect(await lapseBulkOrders()).toEqual({ lapsed: 1, failed: 0 });
      expect(await lapseBulkOrders()).toEqual({ lapsed: 0, failed: 0 });
    });
    expect((await ordersOf(bulk)).map(({ status }) => status)).toEqual(['new', 'new']);
    expect((await act('cancel', bulk)).status).toBe(200);
    await world.setLimit(1_000_000);
  });

  test('where one address fails on the last day all wait, and end together some hours later', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const bulk = await world.placed(TWO);
    const [first] = await ordersOf(bulk);
    await world.sql(
      `insert into credit_reservations (tenant_id, order_id, currency, event_id, held_minor, state, made_at, closed_at)
        select tenant_id, id, currency, event_id, 1, 'captured', now(), now() from orders where id = $1`,
      [first?.id],
    );
    await world.setLimit(reserved - balance + 16_814);
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await onDay(14.1, async () => expect(await lapseBulkOrders()).toEqual({ lapsed: 0, failed: 1 }));
    told.mockRestore();
    expect((await ordersOf(bulk)).map(({ status }) => status)).toEqual(Array(2).fill('over_budget_limit'));
    await onDay(14.4, async () => expect(await lapseBulkOrders()).toEqual({ lapsed: 1, failed: 0 }));
    expect((await ordersOf(bulk)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await world.sql(`delete from credit_reservations where held_minor = 1`);
    await world.setLimit(1_000_000);
  });

  test('a smaller one never passes an older one that waits for the same money, nor does a single order (D37-6)', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const older = await world.placed(TWO);
    const [small, single] = [await world.placed(ONE), await world.placed(ONE)];
    // As a claim waits: an order of its own.
    const alone = await asSingle(single);
    const standing = async () => [await stateOf(older), await stateOf(small), await statusOf(alone)];
    await world.setLimit(reserved - balance + 16_813);
    await release();
    expect(await standing()).toEqual(Array(3).fill('over_budget_limit'));
    await world.setLimit(reserved - balance + 16_814 + 8407);
    await release();
    expect(await standing()).toEqual(['placed', 'placed', 'over_budget_limit']);
    await world.setLimit(reserved - balance + 16_814 + 2 * 8407);
    await release();
    expect(await standing()).toEqual(['placed', 'placed', 'new']);
    for (const one of [older, small]) expect((await act('cancel', one)).status).toBe(200);
    await cancelSingle(alone);
    await world.setLimit(1_000_000);
  });

  test('nor does one pass an older single order', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const alone = await asSingle(await world.placed(ONE));
    const small = await world.placed({ shipments: [jackets(1)], total: '42.94' });
    await world.setLimit(reserved - balance + 8406);
    await release();
    expect([await statusOf(alone), await stateOf(small)]).toEqual(Array(2).fill('over_budget_limit'));
    await cancelSingle(alone);
    await release();
    expect(await stateOf(small)).toBe('placed');
    expect((await act('cancel', small)).status).toBe(200);
    await world.setLimit(1_000_000);
  });

  test('the oldest goes first, and one whose release fails keeps none of the others', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance);
    const [broken, older, newer] = [
      await world.placed(TWO),
      await world.placed(TWO),
      await world.placed(TWO),
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
    expect([await stateOf(broken), await stateOf(older), await stateOf(newer)]).toEqual([
      'over_budget_limit',
      'placed',
      'over_budget_limit',
    ]);
    await world.sql(`delete from credit_reservations where held_minor = 1`);
    for (const one of [broken, older, newer]) expect((await act('cancel', one)).status).toBe(200);
    await world.setLimit(1_000_000);
  });
});

test('an event’s budget that is too small: it waits, and who may change the billing lets it go on (D37-5, D37-6)', async () => {
  const before = await world.money();
  await world.setBudget(16_813);
  const bulk = await world.placed(TWO);
  expect(bulk.state).toBe('over_budget');
  await release();
  expect(await world.money()).toEqual(before);
  const released = await act('release', bulk);
  expect(released.json.data).toMatchObject({ state: 'placed', can_release: false });
  expect((await world.money()).used).toBe(before.used + 16_814);
  expect((await act('release', bulk)).json.code).toBe('conflict');
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
  const bulk = await world.placed(TWO);
  expect(await full()).toEqual({ account: 0, budget: 100 });
  await world.setLimit(Math.max(1, reserved - balance) + 5000);
  await world.sql(`update credit_accounts set filled = 0 where tenant_id = 'ten_lumen' and currency = 'EUR'`);
  await release();
  expect(await full()).toEqual({ account: 100, budget: 100 });
  expect((await act('cancel', bulk)).status).toBe(200);
  await world.setBudget(null);
  await world.setLimit(1_000_000);
});

describe('cancelling', () => {
  test('before production gives everything back; again it changes nothing (D4-15)', async () => {
    const before = await world.money();
    const stock = await world.stock();
    const bulk = await world.placed(TWO);
    const answer = await act('cancel', bulk);
    check(cancelBulkOrder, answer);
    expect(answer.json.data).toMatchObject({ state: 'cancelled', can_cancel: false, total: '168.14' });
    expect((await act('cancel', bulk)).json.data).toMatchObject({ state: 'cancelled' });
    // One row for the whole, one for each order that gave its share back.
    expect(await world.money()).toEqual({ ...before, rows: before.rows + 3 });
    expect(await world.stock()).toBe(stock);
    expect(await ordersOf(bulk)).toMatchObject([
      { status: 'cancelled', reserved: false, state: 'released' },
      { status: 'cancelled', reserved: false, state: 'released' },
    ]);
  });

  test('twenty at once give it back once', async () => {
    const before = await world.money();
    const stock = await world.stock();
    const bulk = await world.placed(TWO);
    const answers = await Promise.all(Array.from({ length: 20 }, () => act('cancel', bulk)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect({ ...(await world.money()), stock: await world.stock() }).toEqual({
      ...before,
      rows: before.rows + 3,
      stock,
    });
  });

  test('one that waits gives its stock back', async () => {
    const { balance, reserved } = await world.money();
    const stock = await world.stock();
    await world.setLimit(reserved - balance);
    const bulk = await world.placed(TWO);
    expect((await act('cancel', bulk)).json.data).toMatchObject({ state: 'cancelled' });
    expect(await world.stock()).toBe(stock);
    await world.setLimit(1_000_000);
  });

  test('once any of it is being made it is refused; each order is taken from the account as it leaves (D37-4)', async () => {
    const before = await world.money();
    const bulk = await world.placed(TWO);
    const [first, second] = await ordersOf(bulk);
    if (!first || !second) throw new Error('no orders');
    await ship(first.id);
    expect(await stateOf(bulk)).toBe('partly_shipped');
    expect((await act('cancel', bulk)).json.code).toBe('conflict');
    expect(await world.money()).toMatchObject({
      balance: before.balance - 8407,
      reserved: before.reserved + 8407,
    });
    await ship(second.id);
    expect(await stateOf(bulk)).toBe('shipped');
    expect(await world.money()).toMatchObject({
      balance: before.balance - 16_814,
      reserved: before.reserved,
      used: before.used + 16_814,
    });
  });

  test('of another client or event it is unknown, and staff don’t do it', async () => {
    const bulk = await world.placed(TWO);
    expect((await act('cancel', bulk, 'admin@fjord-fern.example')).status).toBe(404);
    expect((await act('cancel', bulk, 'accounts@merchloom.example')).status).toBe(403);
    expect((await act('cancel', { id: 'blk_unknown' })).status).toBe(404);
    expect((await act('release', bulk)).json.code).toBe('conflict');
  });
});

test('500 addresses are one order like any other', async () => {
  const many = Array.from({ length: 500 }, (_, index) => jackets(1, 'navy-m', { name: `Person ${index}` }));
  await world.sql(`update variants set stock = 5000 where id = 'lu-offsite-jacket-navy-m'`);
  await world.setLimit(10_000_000);
  // 33.04 − 0.50 + 4.95 − 2.00 = 35.49, and 7.45 tax.
  const bulk = await world.placed({ shipments: many, total: '21470.00' });
  expect(bulk).toMatchObject({ state: 'placed', addresses: 500, items: 500 });
  expect((await act('cancel', bulk)).json.data).toMatchObject({ state: 'cancelled' });
});
