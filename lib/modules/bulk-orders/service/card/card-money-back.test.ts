/** @jest-environment node */
import { ok } from '@/lib/kernel/result';
import { withTenant } from '@/lib/db/with-tenant';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { payments } from '@/lib/payments';
import { startBulkCardWorld, type BulkCardWorld } from '@/scripts/test/bulk-card-world';
import { TWO_OFFICES } from '@/scripts/test/bulk-world';
import { issueStatement } from '@/lib/modules/ledger/service/issue-statement';
import { at } from '@/scripts/test/statement-client';
import { refundBulkOrder } from './refund-bulk-order';

jest.setTimeout(120_000);
const TOTAL = 16_814;
const EACH = 8_407;

let world: BulkCardWorld;
beforeAll(async () => {
  world = await startBulkCardWorld();
});
afterAll(() => world.close());
let credit: unknown;
beforeEach(async () => {
  credit = await world.money();
});
afterEach(async () => {
  expect(await checkLedger()).toEqual([]);
  expect(await world.money()).toEqual(credit);
});

async function paid(): Promise<{ bulk: BulkOrder; intent: string }> {
  const begun = await world.byCard(TWO_OFFICES);
  world.stripe.pay(begun.intent);
  expect((await world.call('settle-payment', begun.bulk)).json.data).toMatchObject({ state: 'paid' });
  return begun;
}

/** Each step of the printer, as it tells them. */
async function moves(orderId: string, from: string, to: 'in_production' | 'shipped'): Promise<void> {
  await world.sql(`update orders set status = $2 where id = $1`, [orderId, from]);
  const context = { tenantId: 'ten_lumen', actor: 'fulfiller' } as const;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, 'ten_lumen', orderId);
    if (!order) throw new Error('gone');
    const moved = await moveOrder(tx, context, movable(order), { to, actor: 'fulfiller' });
    expect(moved).toEqual({ ok: true, value: 'moved' });
  });
}

const told = () => world.tell().then(() => world.work());

const holds = async ({ id }: Pick<BulkOrder, 'id'>) =>
  (
    await world.sql<{ hold: string | null }>(
      `select hold_reason as hold from orders where bulk_order_id = $1 and status <> 'cancelled' order by id`,
      [id],
    )
  ).map(({ hold }) => hold);

/** What the statements will say was given back of its charge. */
const feesBack = async ({ id }: Pick<BulkOrder, 'id'>): Promise<number> => {
  const [row] = await world.sql<{ back: string }>(
    `select coalesce(sum(f.amount_minor), 0) as back from fee_refunds f
      join orders o on o.tenant_id = f.tenant_id and o.id = f.order_id where o.bulk_order_id = $1`,
    [id],
  );
  return Number(row?.back);
};

/** Of what its client's admins are to hear, by the jobs that wait. */
const mailsOf = async ({ id }: Pick<BulkOrder, 'id'>) =>
  (await world.jobsOf('send-bulk-money-mail')).flatMap(({ bulkOrderId, kind }) =>
    bulkOrderId === id ? [kind] : [],
  );

describe('cancelling a Bulk order that was paid by card (D36-8)', () => {
  test('as a whole gives all of it back, once, however often it is asked for', async () => {
    const { bulk, intent } = await paid();
    await Promise.all(Array.from({ length: 5 }, () => world.act('cancel', bulk)));
    await Promise.all([world.work(), world.work()]);
    await told();
    expect(await world.refundsOf(bulk)).toEqual([TOTAL]);
    expect(world.stripe.intent(intent)).toMatchObject({ amount: TOTAL });
    expect(await world.readOf(bulk)).toMatchObject({
      state: 'cancelled',
      due: '0.00',
      card: { state: 'paid', refunded: '168.14', disputed: false },
    });
    expect(await world.auditsOf(bulk)).toEqual([
      'bulk.ordered',
      'bulk.paid',
      'bulk.order_cancelled',
      'bulk.refunded',
    ]);
    expect(await feesBack(bulk)).toBe(TOTAL);
  });

  test('the rest of it gives back what that cost, and shipping charges no credit', async () => {
    const { bulk } = await paid();
    const [first, second] = await world.ordersOf(bulk);
    if (!first || !second) throw new Error('no orders');
    await moves(first.id, 'picked', 'in_production');
    expect((await world.act('cancel', bulk)).json.data).toMatchObject({
      state: 'in_production',
      due: '84.07',
    });
    await world.work();
    await moves(first.id, 'ready_to_ship', 'shipped');
    expect(await world.refundsOf(bulk)).toEqual([EACH]);
    expect(await feesBack(bulk)).toBe(EACH);
    expect(await world.readOf(bulk)).toMatchObject({
      state: 'shipped',
      due: '84.07',
      card: { refunded: '84.07' },
    });
  });

  test('a refund that can’t be made now is made later, and one whose answer was lost is not made again', async () => {
    const { bulk } = await paid();
    await world.act('cancel', bulk);
    const fault = { path: '/v1/refunds', method: 'POST', count: 3, latencyMs: 0, when: 'before' } as const;
    world.stripe.fault({ ...fault, status: 500, disconnect: false });
    await expect(world.work()).rejects.toMatchObject({ code: 'unavailable' });
    const job = { tenantId: 'ten_lumen', bulkOrderId: bulk.id };
    await refundBulkOrder(job);
    await world.sql(`update bulk_refunds set state = 'due', provider_id = null where bulk_order_id = $1`, [
      bulk.id,
    ]);
    await refundBulkOrder(job);
    await told();
    expect(await world.refundsOf(bulk)).toEqual([TOTAL]);
    expect(await feesBack(bulk)).toBe(TOTAL);
  });

  test('after some was given back at the provider, the rest goes back', async () => {
    const { bulk, intent } = await paid();
    world.stripe.refund(intent, 1_000);
    await told();
    expect(await world.stateOf(bulk)).toBe('placed');
    await world.act('cancel', bulk);
    await world.work();
    expect((await world.refundsOf(bulk)).sort()).toEqual([1_000, TOTAL - 1_000]);
    expect(await feesBack(bulk)).toBe(TOTAL);
  });
});

describe('a refund that can’t be made as it was meant (D18-3, D36-12)', () => {
  const auditsAfter = async (bulk: BulkOrder) =>
    (await world.auditsOf(bulk)).filter((action) => !['bulk.ordered', 'bulk.paid'].includes(action));

  test('of money that went back at the provider, which nobody had told us of, says so and is made no second time', async () => {
    const { bulk, intent } = await paid();
    world.stripe.refund(intent, TOTAL);
    await world.act('cancel', bulk);
    await world.work();
    await told();
    expect(await world.refundsOf(bulk)).toEqual([TOTAL]);
    expect(await feesBack(bulk)).toBe(TOTAL);
    expect(await auditsAfter(bulk)).toEqual([
      'bulk.order_cancelled',
      'bulk.refund_dropped',
      'bulk.money_back',
    ]);
    expect(await mailsOf(bulk)).toEqual(['refunded']);
  });

  test('of which a part went back there, gives back the rest, and statements tell of both', async () => {
    const { bulk, intent } = await paid();
    world.stripe.refund(intent, 1_000);
    await world.act('cancel', bulk);
    await world.work();
    expect((await world.refundsOf(bulk)).sort()).toEqual([1_000, TOTAL - 1_000]);
    expect(await feesBack(bulk)).toBe(TOTAL);
    expect(await auditsAfter(bulk)).toEqual([
      'bulk.order_cancelled',
      'bulk.refund_dropped',
      'bulk.money_back',
      'bulk.refunded',
    ]);
  });

  test('because the bank refuses it at once is a failed one, in log and mail, and is not tried again', async () => {
    const { bulk, intent } = await world.byCard(TWO_OFFICES);
    world.stripe.pay(intent, '4000000000005126');
    await world.call('settle-payment', bulk);
    await world.act('cancel', bulk);
    const port = payments();
    const refund = port.refund.bind(port);
    const answer = jest.spyOn(port, 'refund').mockImplementationOnce(async (payee, wanted) => {
      const made = await refund(payee, wanted);
      return made.ok ? ok({ ...made.value, state: 'failed' as const }) : made;
    });
    await world.work();
    answer.mockRestore();
    await told();
    expect(await world.refundsOf(bulk)).toEqual([]);
    expect(await feesBack(bulk)).toBe(0);
    expect(await auditsAfter(bulk)).toEqual(['bulk.order_cancelled', 'bulk.refund_failed']);
    expect(await mailsOf(bulk)).toEqual(['refund_failed']);
    expect((await world.readOf(bulk)).card).toMatchObject({ refunded: '0.00' });
  });

  test('because a lost dispute overtook it while it was due is given up', async () => {
    const { bulk, intent } = await paid();
    await world.act('cancel', bulk);
    const fault = { path: '/v1/refunds', method: 'POST', count: 3, latencyMs: 0, when: 'before' } as const;
    world.stripe.fault({ ...fault, status: 500, disconnect: false });
    await expect(world.work()).rejects.toMatchObject({ code: 'unavailable' });
    const dispute = world.stripe.dispute(intent);
    await told();
    world.stripe.closeDispute(dispute.id, 'lost');
    await told();
    expect(await world.refundsOf(bulk)).toEqual([TOTAL]);
    expect(await feesBack(bulk)).toBe(TOTAL);
    expect((await world.readOf(bulk)).card).toMatchObject({ refunded: '168.14' });
    expect(await auditsAfter(bulk)).toContain('bulk.refund_dropped');
  });

  test('is made for what a refund at the provider covered, once that one has failed', async () => {
    const { bulk, intent } = await paid();
    const refund = world.stripe.refund(intent, 1_000);
    await told();
    await world.act('cancel', bulk);
    await world.work();
    world.stripe.endRefund(refund.id, 'failed');
    await told();
    expect((await world.refundsOf(bulk)).sort()).toEqual([1_000, TOTAL - 1_000]);
    expect(await feesBack(bulk)).toBe(TOTAL);
  });
});

describe('what happens at the provider without us (D32-7, D36-12)', () => {
  test('a full refund before printing stops it, and gives its stock back', async () => {
    const stock = await world.stock();
    const { bulk, intent } = await paid();
    world.stripe.refund(intent, TOTAL);
    await told();
    await told();
    expect(await world.stateOf(bulk)).toBe('cancelled');
    expect(await world.stock()).toBe(stock);
    expect(await world.refundsOf(bulk)).toEqual([TOTAL]);
    expect(await world.auditsOf(bulk)).toEqual([
      'bulk.ordered',
      'bulk.paid',
      'bulk.money_back',
      'bulk.order_cancelled',
    ]);
  });

  test('a refund that fails is no refund any more', async () => {
    const { bulk, intent } = await paid();
    const refund = world.stripe.refund(intent, 5_000);
    await told();
    expect(await feesBack(bulk)).toBe(5_000);
    world.stripe.endRefund(refund.id, 'failed');
    await told();
    expect(await feesBack(bulk)).toBe(0);
    expect(await world.readOf(bulk)).toMatchObject({ state: 'placed', card: { refunded: '0.00' } });
  });

  test('a dispute holds all of it until it is won', async () => {
    const { bulk, intent } = await paid();
    const dispute = world.stripe.dispute(intent);
    await told();
    expect(await holds(bulk)).toEqual(['disputed', 'disputed']);
    expect(await world.readOf(bulk)).toMatchObject({ card: { disputed: true } });
    world.stripe.closeDispute(dispute.id, 'won');
    await told();
    expect(await holds(bulk)).toEqual([null, null]);
    expect(await feesBack(bulk)).toBe(0);
  });

  test('a lost one stops what is not being made yet, and counts as given back', async () => {
    const { bulk, intent } = await paid();
    const [first] = await world.ordersOf(bulk);
    await moves(first?.id ?? '', 'picked', 'in_production');
    const dispute = world.stripe.dispute(intent);
    await told();
    world.stripe.closeDispute(dispute.id, 'lost');
    await told();
    expect(await holds(bulk)).toEqual(['dispute_lost']);
    expect(await world.refundsOf(bulk)).toEqual([TOTAL]);
    expect(await feesBack(bulk)).toBe(TOTAL);
  });

  test('what was cancelled during a dispute goes back once it is won', async () => {
    const { bulk, intent } = await paid();
    const dispute = world.stripe.dispute(intent);
    await told();
    await world.act('cancel', bulk);
    await world.work();
    expect((await world.readOf(bulk)).card).toMatchObject({ refunded: '0.00' });
    world.stripe.closeDispute(dispute.id, 'won');
    await told();
    expect((await world.readOf(bulk)).card).toMatchObject({ refunded: '168.14' });
  });
});

test('statements tell of the charge once, by what it is for, and of what went back (D38-4, D39-1)', async () => {
  const [kept, cancelled, disputed] = [await paid(), await paid(), await paid()];
  await world.act('cancel', cancelled.bulk);
  for (const { id } of await world.ordersOf(disputed.bulk)) await moves(id, 'picked', 'in_production');
  const { id: disputeId } = world.stripe.dispute(disputed.intent);
  world.stripe.closeDispute(disputeId, 'lost');
  await told();
  const nextMonth = new Date(Date.now() + 32 * 86_400_000).toISOString();
  await at(nextMonth, async () => {
    while ((await issueStatement({ tenantId: 'ten_lumen', actor: 'system' }, 'EUR')) !== null);
  });
  const toldOf = ({ id }: Pick<BulkOrder, 'id'>) =>
    world.sql(
      `select i.source, count(*)::integer as items, sum(i.production_minor)::integer as production,
        sum(i.fee_minor)::integer as fee, sum(i.tax_minor)::integer as tax
       from statement_items i join orders o on o.tenant_id = i.tenant_id
         and o.id = regexp_replace(i.source_id, '^.*:', '')
       where o.bulk_order_id = $1 group by 1 order by 1`,
      [id],
    );
  const charged = { source: 'fee', items: 2, production: 13_896, fee: 0, tax: 2_918 };
  const back = { source: 'fee_refund', items: 2, production: -13_896, fee: 0, tax: -2_918 };
  const each = await Promise.all([kept, cancelled, disputed].map(({ bulk }) => toldOf(bulk)));
  expect(each).toEqual([[charged], [charged, back], [charged, back]]);
  // What was told of stays; the next ones tell of each time that the money came and went after it (D36-25).
  for (const how of ['won', 'lost', 'won'] as const) {
    world.stripe.closeDispute(disputeId, how);
    await told();
    expect([how, await feesBack(disputed.bulk)]).toEqual([how, how === 'won' ? 0 : TOTAL]);
  }
});

test('platform revenue has its cost without tax once it is paid, less what went back (D38-3, D38-48)', async () => {
  const kept = async () =>
    Number((await world.sql('select sum(platform) as all from order_figures'))[0]?.all);
  const { bulk, intent } = await world.byCard(TWO_OFFICES);
  const before = await kept();
  world.stripe.pay(intent);
  await world.call('settle-payment', bulk);
  expect((await kept()) - before).toBe(13_896);
  const refund = world.stripe.refund(intent, 5_000);
  await told();
  expect((await kept()) - before).toBe(13_896 - 5_000 + 868);
  world.stripe.endRefund(refund.id, 'failed');
  await told();
  expect((await kept()) - before).toBe(13_896);
  await world.act('cancel', bulk);
  await world.work();
  expect(await kept()).toBe(before);
});
