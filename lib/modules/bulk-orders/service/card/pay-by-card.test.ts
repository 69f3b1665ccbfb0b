/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { payBulkOrder, settleBulkPayment } from '@/lib/modules/bulk-orders/contract/pay-bulk-order';
import { placeBulkOrder } from '@/lib/modules/bulk-orders/contract/place-bulk-order';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { startBulkCardWorld, type BulkCardWorld } from '@/scripts/test/bulk-card-world';
import { jackets, TWO_OFFICES } from '@/scripts/test/bulk-world';
import { check } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);
const TOTAL = 16_814;

let world: BulkCardWorld;
beforeAll(async () => {
  world = await startBulkCardWorld();
});
afterAll(() => world.close());
afterEach(async () => expect(await checkLedger()).toEqual([]));

/** Nothing of it may touch the credit account, whatever becomes of it. */
let credit: unknown;
beforeEach(async () => {
  credit = await world.money();
});
afterEach(async () => expect(await world.money()).toEqual(credit));

const later = (minutes: number) => setClock(() => new Date(Date.now() + minutes * 60_000));
const acceptedJobs = async (ids: readonly string[]) =>
  (await world.asJobs()).filter((key) => ids.some((id) => key === `advance:${id}`)).sort();

describe('a Bulk order by card (D36-8)', () => {
  test('waits to be paid, for exactly what it costs, to the platform itself and without a fee', async () => {
    const stock = await world.stock();
    const answer = await world.place({ ...TWO_OFFICES, payment: 'card' });
    check(placeBulkOrder, answer);
    const bulk = answer.json.data as unknown as { id: string };
    expect(answer.json.data).toMatchObject({
      state: 'awaiting_payment',
      payment: 'card',
      total: '168.14',
      can_cancel: true,
      card: { state: 'open', refunded: '0.00' },
    });
    expect(await world.stock()).toBe(stock - 2);
    const begun = await world.call('pay', bulk);
    check(payBulkOrder, begun);
    expect(begun.json.data).toMatchObject({ amount: '168.14', currency: 'EUR' });
    const again = await world.call('pay', bulk);
    expect(again.json.data).toEqual(begun.json.data);
    expect((await world.ordersOf(bulk)).map(({ status, held }) => [status, held])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await world.act('cancel', bulk)).json.data).toMatchObject({ state: 'cancelled', due: '0.00' });
  });

  test('begins once, however many tell of its payment at once: page, event and clock', async () => {
    const { bulk, intent } = await world.byCard();
    expect(world.stripe.intent(intent)).toMatchObject({
      amount: TOTAL,
      currency: 'eur',
      metadata: { bulk_order_id: bulk.id, tenant_id: 'ten_lumen' },
      application_fee_amount: null,
    });
    expect((await world.call('settle-payment', bulk)).json.data).toMatchObject({ state: 'open' });
    world.stripe.pay(intent);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => world.call('settle-payment', bulk)),
      world.clock(bulk),
      world.clock(bulk),
      world.tell().then(() => world.work()),
    ]);
    const [first] = answers;
    if (!first) throw new Error('no answer');
    check(settleBulkPayment, first);
    expect(first.json.data).toMatchObject({ state: 'paid', amount: '168.14' });
    expect(await world.readOf(bulk)).toMatchObject({
      state: 'placed',
      card: { state: 'paid' },
      due: '168.14',
    });
    expect(await world.auditsOf(bulk)).toEqual(['bulk.ordered', 'bulk.paid']);
    const orders = await world.ordersOf(bulk);
    expect(orders).toMatchObject([
      { status: 'new', reserved: true, held: null },
      { status: 'new', reserved: true, held: null },
    ]);
    const history = await world.sql<{ count: string }>(
      `select count(*) from order_history where order_id = any($1) and to_status = 'new'`,
      [orders.map(({ id }) => id)],
    );
    expect(history).toEqual([{ count: '2' }]);
    expect(await acceptedJobs(orders.map(({ id }) => id))).toHaveLength(2);
    expect((await world.call('pay', bulk)).json.code).toBe('conflict');
  });

  test('begins by the event alone, when the browser never came back', async () => {
    const { bulk, intent } = await world.byCard();
    world.stripe.pay(intent);
    await world.tell();
    await world.work();
    expect(await world.stateOf(bulk)).toBe('placed');
  });

  test('a refused card changes nothing, and another card pays the same one', async () => {
    const { bulk, intent } = await world.byCard();
    expect(world.stripe.pay(intent, '4000000000000002')).toMatchObject({ error: { code: 'card_declined' } });
    await world.tell();
    await world.work();
    expect((await world.call('settle-payment', bulk)).json.data).toMatchObject({ state: 'open' });
    world.stripe.pay(intent);
    expect((await world.call('settle-payment', bulk)).json.data).toMatchObject({ state: 'paid' });
  });

  test('the same key is the same Bulk order, and the same payment (D26-1)', async () => {
    const wanted = { ...TWO_OFFICES, payment: 'card' };
    const [first, second] = await Promise.all([
      world.place(wanted, { key: 'one-card' }),
      world.place(wanted, { key: 'one-card' }),
    ]);
    const ids = [first, second].flatMap(({ json }) => (json.data ? [json.data['id']] : []));
    expect(new Set(ids).size).toBe(1);
    expect((await world.place({ ...wanted, payment: 'credit' }, { key: 'one-card' })).status).toBe(422);
  });

  test('one that is not paid in time lapses: it can’t be paid any more, and its stock goes back (D16)', async () => {
    const stock = await world.stock();
    const { bulk, intent } = await world.byCard();
    const back = later(31);
    await world.clock(bulk);
    back();
    expect(world.stripe.intent(intent)?.status).toBe('canceled');
    expect(await world.stock()).toBe(stock);
    expect(await world.readOf(bulk)).toMatchObject({
      state: 'cancelled',
      card: { state: 'cancelled' },
      due: '0.00',
    });
    expect(await world.auditsOf(bulk)).toEqual(['bulk.ordered', 'bulk.payment_expired']);
    expect((await world.call('pay', bulk)).json.code).toBe('conflict');
  });

  test('one whose answer was lost lapses, too', async () => {
    const stock = await world.stock();
    const bulk = await world.placed({ ...TWO_OFFICES, payment: 'card' });
    const back = later(31);
    await Promise.all([world.clock(bulk), world.clock(bulk)]);
    back();
    expect(await world.stateOf(bulk)).toBe('cancelled');
    expect(await world.stock()).toBe(stock);
  });

  test('money that comes after it lapsed goes back, all of it and once', async () => {
    const stock = await world.stock();
    const { bulk, intent } = await world.byCard();
    // As if the provider had lost our cancelling it.
    await world.sql(
      `update bulk_payments set state = 'cancelled', settled_at = now() where bulk_order_id = $1`,
      [bulk.id],
    );
    await world.sql(
      `update orders set payment_status = 'cancelled', reserved = false where bulk_order_id = $1`,
      [bulk.id],
    );
    await world.sql(`update variants set stock = stock + 2 where id like 'lu-offsite-jacket-%-m'`);
    world.stripe.pay(intent);
    await world.tell();
    await world.work();
    await world.tell();
    await world.work();
    expect(await world.refundsOf(bulk)).toEqual([TOTAL]);
    expect(await world.readOf(bulk)).toMatchObject({
      state: 'cancelled',
      card: { state: 'refused', refunded: '168.14' },
    });
    expect((await world.call('settle-payment', bulk)).json.data).toMatchObject({ state: 'refused' });
    expect(await world.stock()).toBe(stock);
  });

  test('another client’s is unknown, staff don’t pay, and one on credit has no payment', async () => {
    const { bulk } = await world.byCard({ shipments: [jackets(1)], total: '42.94' });
    for (const verb of ['pay', 'settle-payment'] as const) {
      expect((await world.call(verb, bulk, 'admin@fjord-fern.example')).status).toBe(404);
      expect((await world.call(verb, bulk, 'accounts@merchloom.example')).status).toBe(403);
      expect((await world.call(verb, { id: 'blk_unknown' })).status).toBe(404);
    }
    const onCredit = await world.placed({ shipments: [jackets(1)], total: '42.94' });
    expect((await world.call('pay', onCredit)).json.code).toBe('conflict');
    expect((await world.call('settle-payment', onCredit)).status).toBe(404);
    await world.act('cancel', onCredit);
    credit = await world.money();
  });
});

test('a sample is one item by Standard, priced as such, and says so (D4-19)', async () => {
  const one = { shipments: [jackets(1)], total: '42.94', sample: true };
  const { bulk, intent } = await world.byCard(one);
  world.stripe.pay(intent);
  await world.call('settle-payment', bulk);
  expect(await world.readOf(bulk)).toMatchObject({
    is_sample: true,
    state: 'placed',
    items: 1,
    total: '42.94',
  });
  const two = await world.place({ ...TWO_OFFICES, sample: true });
  expect(two.json.codes).toMatchObject({ sample: ['too_large'] });
  const express = await world.place({ ...one, shipping_method: 'express' });
  expect(express.status).toBe(422);
});
