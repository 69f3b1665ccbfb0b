/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant } from '@/lib/db/with-tenant';
import { checkFigures } from '@/lib/modules/figures/service/check-figures';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { issueStatement } from '@/lib/modules/ledger/service/issue-statement';
import { captureForOrder, recordTopUp } from '@/lib/modules/ledger/service/move-credit';
import { collected, type StatementFigures } from '@/lib/modules/ledger/rules/statement-figures';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { returnCharge } from '@/lib/modules/payments/service/cards/return-charge';
import { settleTopUp } from '@/lib/modules/payments/service/top-up/settle-top-up';
import { payments } from '@/lib/payments';
import { AppError } from '@/lib/kernel/app-error';
import { askCancellation } from '@/sandbox/shopify/orders';
import { at } from '@/scripts/test/statement-client';
import {
  MERCHANT,
  SHOP_TENANT,
  startShopOrdersWorld,
  type ShopOrdersWorld,
} from '@/scripts/test/shop-orders-world';
import { chargeShopOrder } from './charge-order';
import { pullShop } from './pull-shop';

jest.setTimeout(120_000);

const KEY = { tenantId: SHOP_TENANT };
let of: ShopOrdersWorld;
beforeAll(async () => {
  of = await startShopOrdersWorld();
  of.world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
  await of.saveCard();
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect([await checkLedger(), await checkFigures({ repair: false })]).toEqual([[], []]);
});
afterAll(() => of.close());

type ReturnJob = JobPayloads['return-shop-charge'];
const due = () => of.jobs<ReturnJob>('return-shop-charge');
const account = async () =>
  (
    await of.world.sql<{ balance: number; reserved: number }>(
      `select balance_minor::int as balance, reserved_minor::int as reserved from credit_accounts
       where tenant_id = $1 and currency = 'USD'`,
      [SHOP_TENANT],
    )
  )[0];
const intentOf = async (orderId: string) =>
  (
    await of.world.sql<{ intent: string }>('select intent_id as intent from top_ups where order_id = $1', [
      orderId,
    ])
  )[0]?.intent ?? '';
const refundsOf = async (orderId: string) =>
  (await payments().readCharge({ region: 'US', account: null }, await intentOf(orderId)))?.refunds ?? [];
/** An order that its card has paid for, and that goes on. */
async function charged() {
  const order = await of.placed();
  await chargeShopOrder({ ...KEY, orderId: order.orderId });
  await releaseWaiting(KEY);
  expect(await of.statusOf(order.orderId)).toBe('new');
  return order;
}
async function takenBack(gid: string): Promise<void> {
  askCancellation(of.sandbox.world, gid);
  await pullShop(KEY);
}
/** Delivers all that the provider tells of the platform's own account, the newest first, also what was heard before. */
async function hear(): Promise<void> {
  const own = of.world.stripe.control.events().filter((one) => one.account === null);
  await of.world.ownerSql('update provider_events set processed_at = null where account_id is null');
  await of.world.stripe.control.deliver(own.map(({ id }) => id).reverse());
}
const cancelHere = (orderId: string) =>
  withTenant(MERCHANT, async (tx) => {
    const order = await lockOrder(tx, SHOP_TENANT, orderId);
    if (order) await cancelOrder(tx, MERCHANT, order, { actor: 'client', reason: 'customer_request' });
  });

test('an order that the shop takes back gives its money to the card, once, wherever it was killed (D36-17)', async () => {
  const before = await account();
  const { gid, orderId } = await charged();
  const cost = (await account())?.reserved ?? 0;
  await takenBack(gid);
  expect(await of.statusOf(orderId)).toBe('cancelled');
  // It is off the account in the transaction that cancels, so that nothing else is made of it.
  expect(await account()).toEqual(before);
  const [job, ...others] = await due();
  if (!job) throw new Error('no job');
  expect(others).toEqual([]);
  const refund = payments().refund;
  jest.spyOn(payments(), 'refund').mockImplementationOnce(async (...args) => {
    await refund(...args);
    throw new AppError('unavailable');
  });
  await expect(returnCharge(job)).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all([returnCharge(job), returnCharge(job)]);
  await hear();
  await hear();
  expect(await refundsOf(orderId)).toMatchObject([{ amount: cost }]);
  expect(await account()).toEqual(before);
  await takenBack(gid);
  expect(await due()).toEqual([]);
});

test('what the provider refuses, or can’t send after all, is the client’s credit again, with a mail (D36-17)', async () => {
  const before = (await account())?.balance ?? 0;
  const first = await charged();
  const cost = ((await account())?.balance ?? 0) - before;
  await takenBack(first.gid);
  const [job] = await due();
  if (!job) throw new Error('no job');
  jest.spyOn(payments(), 'refund').mockRejectedValueOnce(new AppError('payment_provider_failed'));
  await returnCharge(job);
  expect((await account())?.balance).toBe(before + cost);
  expect(await of.jobs<{ kind: string }>('send-top-up-mail')).toMatchObject([{ kind: 'refund_returned' }]);
  // The next order is paid with it, and nothing is charged.
  const { gid, orderId } = await of.placed();
  expect([await of.statusOf(orderId), await intentOf(orderId)]).toEqual(['new', '']);
  await takenBack(gid);
  expect(await due()).toEqual([]);
  // One whose refund fails days later.
  const other = await of.placed({ lines: [{ sku: await sku(), quantity: 2 }] });
  await chargeShopOrder({ ...KEY, orderId: other.orderId });
  await releaseWaiting(KEY);
  const had = (await account())?.balance ?? 0;
  await takenBack(other.gid);
  for (const one of await due()) await returnCharge(one);
  const [refund] = await refundsOf(other.orderId);
  of.world.stripe.control.endRefund(refund?.id ?? '', 'failed');
  await hear();
  await hear();
  expect((await account())?.balance).toBe(had);
});

const sku = async () =>
  (await of.world.sql<{ sku: string }>('select sku from variants where tenant_id = $1', [SHOP_TENANT]))[0]
    ?.sku ?? '';

test('nothing goes back of an order that was made, nor what other orders have reserved (D36-9, D36-17)', async () => {
  const made = await of.placed({ lines: [{ sku: await sku(), quantity: 9 }] });
  await chargeShopOrder({ ...KEY, orderId: made.orderId });
  await releaseWaiting(KEY);
  // It was in production once, and came back from there.
  await of.world.sql(
    `insert into order_history (tenant_id, id, order_id, from_status, to_status, moved, actor, at)
     values ($1, 'his_made', $2, 'new', 'in_production', true, 'system', now())`,
    [SHOP_TENANT, made.orderId],
  );
  await cancelHere(made.orderId);
  expect(await due()).toEqual([]);
  // The bank takes other money back: what is reserved for the second one is not paid for by the first one's.
  const [one, two] = [
    await of.placed({ lines: [{ sku: await sku(), quantity: 8 }] }),
    await of.placed({ lines: [{ sku: await sku(), quantity: 8 }] }),
  ];
  for (const { orderId } of [one, two]) await chargeShopOrder({ ...KEY, orderId });
  await releaseWaiting(KEY);
  const { balance = 0, reserved = 0 } = (await account()) ?? {};
  of.world.stripe.control.refund(await intentOf(two.orderId), 1000);
  await hear();
  await takenBack(one.gid);
  const after = await account();
  expect(after?.balance).toBeGreaterThanOrEqual(after?.reserved ?? 0);
  expect(after?.reserved).toBeLessThan(reserved);
  expect(balance).toBeGreaterThan(after?.balance ?? 0);
  for (const job of await due()) await returnCharge(job);
  await takenBack(two.gid);
  for (const job of await due()) await returnCharge(job);
});

test('a charge that the bank confirms after its order was cancelled goes back, too (D36-17)', async () => {
  const { orderId } = await of.placed({ lines: [{ sku: await sku(), quantity: 20 }] });
  const charge = payments().chargeTopUp;
  jest.spyOn(payments(), 'chargeTopUp').mockImplementationOnce(async (...args) => {
    await charge(...args);
    throw new Error('killed');
  });
  await expect(chargeShopOrder({ ...KEY, orderId })).rejects.toThrow('killed');
  await cancelHere(orderId);
  expect(await due()).toEqual([]);
  const before = await account();
  await hear();
  const [topUp] = await of.world.sql<{ id: string }>('select id from top_ups where order_id = $1', [orderId]);
  await settleTopUp(MERCHANT, topUp?.id ?? '');
  const jobs = await due();
  expect(jobs).toHaveLength(1);
  expect(await account()).toEqual(before);
  for (const job of jobs) await returnCharge(job);
  await hear();
  expect(await refundsOf(orderId)).toHaveLength(1);
  expect(await account()).toEqual(before);
});

test('what a shop’s orders cost is platform revenue on the day it is taken, and on that month’s statement, to the cent (D38-50)', async () => {
  await at('2026-10-01T12:00:00Z', () =>
    recordTopUp(MERCHANT, { currency: 'USD', amount: 1_000_000, paymentId: 'pi_plenty' }),
  );
  const [kept, back] = [await of.placed(), await of.placed()];
  await takenBack(back.gid);
  const [costs] = await of.world.sql<{ cost: number; fee: number; frozen: boolean }>(
    `select (production_minor + fulfilment_minor)::int as cost, platform_fee_minor::int as fee,
       platform_tax_minor is not null as frozen from orders where id = $1 and kind = 'shop'`,
    [kept.orderId],
  );
  expect([costs?.fee, costs?.frozen]).toEqual([0, true]);
  const revenue = async () =>
    (
      await of.world.sql<{ day: string; minor: number }>(
        `select day::text, sum(platform)::int as minor from order_figures f join events e on e.id = f.event_id and e.hidden
         group by 1 having sum(platform) <> 0 and max(day) < '2027-01-01' order by 1`,
      )
    ).filter(({ day }) => day === '2026-12-09');
  expect(await revenue()).toEqual([]);
  await at('2026-12-09T18:00:00Z', () => captureForOrder(MERCHANT, kept.orderId));
  expect(await revenue()).toEqual([{ day: '2026-12-09', minor: costs?.cost }]);
  await at('2027-01-03T09:00:00Z', () => issueStatement(MERCHANT, 'USD'));
  await at('2027-01-03T09:00:00Z', () => issueStatement(MERCHANT, 'USD'));
  await at('2027-01-03T09:00:00Z', () => issueStatement(MERCHANT, 'USD'));
  const [row] = await of.world.sql<{ figures: StatementFigures }>(
    `select figures from statements where tenant_id = $1 and period = '2026-12-01' and kind = 'statement'`,
    [SHOP_TENANT],
  );
  if (!row) throw new Error('no statement of December');
  const { production, fee } = collected(row.figures);
  expect([production, fee]).toEqual([costs?.cost, 0]);
});
