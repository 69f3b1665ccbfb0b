/** @jest-environment node */
import { cancelBulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { withTenant } from '@/lib/db/with-tenant';
import { handlers as ledgerHandlers } from '@/lib/modules/ledger/api';
import { listLedger, type LedgerPage } from '@/lib/modules/ledger/contract/list-ledger';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { ledgerList } from '@/lib/modules/ledger/service/ledger-export';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { BULK_ADMIN, jackets, startBulkWorld, TWO_OFFICES, type BulkWorld } from '@/scripts/test/bulk-world';
import { check } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

let world: BulkWorld;
beforeAll(async () => {
  world = await startBulkWorld(ledgerHandlers);
});
afterAll(() => world.close());
afterEach(async () => expect(await checkLedger()).toEqual([]));

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

describe('cancelling', () => {
  test('before production gives everything back; again it changes nothing (D4-15)', async () => {
    const before = await world.money();
    const stock = await world.stock();
    const bulk = await world.placed(TWO_OFFICES);
    const answer = await world.act('cancel', bulk);
    check(cancelBulkOrder, answer);
    expect(answer.json.data).toMatchObject({ state: 'cancelled', can_cancel: false, total: '168.14' });
    expect((await world.act('cancel', bulk)).json.data).toMatchObject({ state: 'cancelled' });
    // One row for the whole, one for each order that gave its share back.
    expect(await world.money()).toEqual({ ...before, rows: before.rows + 3 });
    expect(await world.stock()).toBe(stock);
    expect(await world.ordersOf(bulk)).toMatchObject([
      { status: 'cancelled', reserved: false, state: 'released' },
      { status: 'cancelled', reserved: false, state: 'released' },
    ]);
  });

  test('twenty at once give it back once', async () => {
    const before = await world.money();
    const stock = await world.stock();
    const bulk = await world.placed(TWO_OFFICES);
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.act('cancel', bulk)));
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
    const bulk = await world.placed(TWO_OFFICES);
    expect((await world.act('cancel', bulk)).json.data).toMatchObject({ state: 'cancelled' });
    expect(await world.stock()).toBe(stock);
    await world.setLimit(1_000_000);
  });

  test('what is being made stays, and one that sticks can be ended; nothing is left to cancel then (D4-15)', async () => {
    const before = await world.money();
    const stock = await world.stock('slate-m');
    const bulk = await world.placed(TWO_OFFICES);
    const [slate, navy] = await world.ordersOf(bulk);
    if (!slate || !navy) throw new Error('no orders');
    await world.sql(
      `update orders set status = 'artwork_issue', returns_to = 'queued_processing' where id = $1`,
      [slate.id],
    );
    await ship(navy.id);
    const answer = await world.act('cancel', bulk);
    check(cancelBulkOrder, answer);
    // What was cancelled is not paid: the account pays what is left.
    expect(answer.json.data).toMatchObject({
      state: 'shipped',
      can_cancel: false,
      total: '168.14',
      cancelled: '84.07',
      due: '84.07',
    });
    expect(await world.auditsOf(bulk)).toEqual(['bulk.ordered', 'bulk.rest_cancelled']);
    expect(await world.ordersOf(bulk)).toMatchObject([
      { status: 'cancelled', reserved: false, state: 'released' },
      { status: 'shipped', reserved: true, state: 'captured' },
    ]);
    expect(await world.stock('slate-m')).toBe(stock);
    expect(await world.money()).toMatchObject({ balance: before.balance - 8407, reserved: before.reserved });
    expect((await world.act('cancel', bulk)).json.code).toBe('conflict');
  });

  test('one of which a printer makes its part already stays, and keeps none from being cancelled (D4-15)', async () => {
    const bulk = await world.placed(TWO_OFFICES);
    const [slate, navy] = await world.ordersOf(bulk);
    if (!slate || !navy) throw new Error('no orders');
    await world.sql(
      `update orders set status = 'submitted_to_fulfiller', part_made_at = now() where id = $1`,
      [slate.id],
    );
    expect((await world.act('cancel', bulk)).status).toBe(200);
    expect((await world.ordersOf(bulk)).map(({ status }) => status)).toEqual([
      'submitted_to_fulfiller',
      'cancelled',
    ]);
    expect(await world.auditsOf(bulk)).toEqual(['bulk.ordered', 'bulk.rest_cancelled']);
  });

  test('each order is taken from the account as it leaves; shipped, nothing of it is cancelled (D37-4)', async () => {
    const before = await world.money();
    const bulk = await world.placed(TWO_OFFICES);
    const [first, second] = await world.ordersOf(bulk);
    if (!first || !second) throw new Error('no orders');
    await ship(first.id);
    expect(await world.stateOf(bulk)).toBe('partly_shipped');
    expect(await world.money()).toMatchObject({
      balance: before.balance - 8407,
      reserved: before.reserved + 8407,
    });
    await ship(second.id);
    expect(await world.stateOf(bulk)).toBe('shipped');
    expect((await world.act('cancel', bulk)).json.code).toBe('conflict');
    expect(await world.money()).toMatchObject({
      balance: before.balance - 16_814,
      reserved: before.reserved,
      used: before.used + 16_814,
    });
  });

  test('of another client or event it is unknown, and staff don’t do it', async () => {
    const bulk = await world.placed(TWO_OFFICES);
    expect((await world.act('cancel', bulk, 'admin@fjord-fern.example')).status).toBe(404);
    expect((await world.act('cancel', bulk, 'accounts@merchloom.example')).status).toBe(403);
    expect((await world.act('cancel', { id: 'blk_unknown' })).status).toBe(404);
    expect((await world.act('release', bulk)).json.code).toBe('conflict');
  });
});

test('the ledger names it on the row for the whole, and its orders on theirs; so does the file (D37-3)', async () => {
  const bulk = await world.placed(TWO_OFFICES);
  expect((await world.act('cancel', bulk)).status).toBe(200);
  const answer = await world.get('/api/ten_lumen/credit/rows?limit=3', BULK_ADMIN);
  check(listLedger, answer);
  const { rows } = answer.json.data as unknown as LedgerPage;
  const whole = rows.find(({ kind }) => kind === 'reserve');
  expect(whole).toMatchObject({ bulk_order_id: bulk.id, order_id: null, order_ref: bulk.ref });
  const parts = rows.filter(({ kind }) => kind === 'release').map(({ order_id }) => order_id);
  expect(new Set(parts)).toEqual(new Set((await world.ordersOf(bulk)).map(({ id }) => id)));
  const selection = { tenantId: 'ten_lumen', filters: { kind: 'reserve' }, rows: {}, sort: null } as const;
  const file = await withTenant({ tenantId: 'ten_lumen', actor: 'client' }, (tx) =>
    ledgerList.batch(tx, selection, { after: null, limit: 1 }),
  );
  expect(file.rows[0]).toMatchObject({ order_ref: bulk.ref });
});

test('500 addresses are one order like any other', async () => {
  const many = Array.from({ length: 500 }, (_, index) => jackets(1, 'navy-m', { name: `Person ${index}` }));
  await world.sql(`update variants set stock = 5000 where id = 'lu-offsite-jacket-navy-m'`);
  await world.setLimit(10_000_000);
  // 33.04 − 0.50 + 4.95 − 2.00 = 35.49, and 7.45 tax.
  const bulk = await world.placed({ shipments: many, total: '21470.00' });
  expect(bulk).toMatchObject({ state: 'placed', addresses: 500, items: 500 });
  expect((await world.act('cancel', bulk)).json.data).toMatchObject({ state: 'cancelled' });
});
