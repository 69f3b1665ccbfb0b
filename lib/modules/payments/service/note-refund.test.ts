/** @jest-environment node */
import { payments } from '@/lib/payments';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { reconcileOrder } from './reconcile';
import { refundOrder } from './refund-order';

const VARIANT = 'ff-crew-tee-black-m';
const MERCHANT = { region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;
const ANY_REFUND = expect.stringMatching(/^re_/) as string;
/** Two Crew Tees with standard shipping, less 10.00. */
const TOTAL = 3884;

let world: CheckoutWorld;
let orderId: string;
let intentId: string;
let dashboardRefunds = 0;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql(`update vouchers set uses = 0 where code = 'ONCE'`);
  await world.sql('update variants set stock = 10 where id = $1', [VARIANT]);
  const shopper = new Shopper(world, FJORD, [
    { product_id: 'ff-crew-tee', variant_id: VARIANT, quantity: 2 },
  ]);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount: '38.84', total_shipping_price: '5.64', discount_code: 'ONCE' });
  expect(paid.status).toBe(200);
  orderId = paid.json['order_id'] ?? '';
  intentId = intentOf(paid);
  world.stripe.control.pay(intentId);
});

const becomePaid = () => reconcileOrder({ tenantId: FJORD.tenantId, orderId });

/** As the account's owner does in the provider's own dashboard: our application hears of it by events alone. */
async function refundInDashboard(amount: number): Promise<void> {
  const idempotencyKey = `dashboard ${(dashboardRefunds += 1)}`;
  expect(await payments().refund(MERCHANT, { intentId, amount, idempotencyKey })).toMatchObject({ ok: true });
}

/** Delivers every event of the refunds so far, the newest first; returns the statuses. */
async function tell(): Promise<number[]> {
  const of = (type: string) => world.stripe.control.events({ type });
  const ids = [...of('charge.refunded'), ...of('refund.created')].map(({ id }) => id);
  return world.stripe.control.deliver(ids.reverse());
}

const allTwoHundreds = (statuses: number[]) => expect(new Set(statuses)).toEqual(new Set([200]));
const held = async () => [await stockOf(world, VARIANT), await voucherUses(world, 'ONCE')];
const refunds = () =>
  world.sql<{ data: object }>(
    `select data from audit_log where subject_id = $1 and action = 'order.refunded' order by at`,
    [orderId],
  );

test('all of it before production: the order is stopped, and gives back what it held', async () => {
  await becomePaid();
  expect(await held()).toEqual([8, 1]);
  await refundInDashboard(TOTAL);
  allTwoHundreds(await tell());
  const state = await orderState(world, orderId);
  expect(state).toMatchObject({ payment: 'refunded', status: 'cancelled', reserved: false });
  expect(state.history).toEqual(['new', 'new cancelled refunded_at_provider']);
  expect(state.audit).toEqual(expect.arrayContaining(['order.cancelled', 'order.refunded']));
  expect(state.jobs).not.toContain('refund-order');
  expect(await held()).toEqual([10, 0]);
  expect(await refunds()).toEqual([{ data: { refund: ANY_REFUND, amount: TOTAL } }]);
  allTwoHundreds(await tell());
  expect(await orderState(world, orderId)).toEqual(state);
});

test('an order on its way to production is stopped too; one that is being made only says so', async () => {
  await becomePaid();
  await world.sql(`update orders set status = 'processed' where id = $1`, [orderId]);
  await refundInDashboard(TOTAL);
  await tell();
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'refunded', status: 'cancelled' });

  const made = orderId;
  await world.sql(`update orders set status = 'in_production', payment_status = 'paid' where id = $1`, [
    made,
  ]);
  await world.ownerSql('update provider_events set processed_at = null', []);
  await tell();
  const state = await orderState(world, made);
  expect(state).toMatchObject({ payment: 'refunded', status: 'in_production' });
});

test('a part is written down once, and the order goes on', async () => {
  await becomePaid();
  await refundInDashboard(500);
  allTwoHundreds(await tell());
  await world.ownerSql('update provider_events set processed_at = null', []);
  allTwoHundreds(await tell());
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'paid', status: 'new', reserved: true });
  expect(await refunds()).toEqual([{ data: { refund: ANY_REFUND, amount: 500, partial: true } }]);
});

test('refunded before we heard of the payment: the provider is asked to tell it again, and then it is stopped', async () => {
  await refundInDashboard(TOTAL);
  expect(await tell()).toContain(503);
  await becomePaid();
  allTwoHundreds(await tell());
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'refunded', status: 'cancelled' });
});

test('refunded there and then cancelled here: what has happened already is success', async () => {
  await becomePaid();
  await refundInDashboard(TOTAL);
  await world.sql(`update orders set status = 'cancelled' where id = $1`, [orderId]);
  await refundOrder({ tenantId: FJORD.tenantId, orderId });
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'refunded' });
  expect(await refunds()).toEqual([{ data: { refund: 'at_provider', amount: 0 } }]);
});

test('a part refunded there and then cancelled here: the rest goes back', async () => {
  await becomePaid();
  await refundInDashboard(884);
  await world.sql(`update orders set status = 'cancelled' where id = $1`, [orderId]);
  await refundOrder({ tenantId: FJORD.tenantId, orderId });
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'refunded' });
  expect(await refunds()).toEqual([{ data: { refund: ANY_REFUND, amount: 3000 } }]);
  expect(await payments().readCharge(MERCHANT, intentId)).toMatchObject({ received: TOTAL, refunded: TOTAL });
});

test('what our own edits gave back, told back to us, stops nothing', async () => {
  await becomePaid();
  await world.sql(
    `insert into order_edits (tenant_id, id, order_id, changes, refund_minor)
     values ($1, 'edt_test', $2, '[]', $3)`,
    [FJORD.tenantId, orderId, TOTAL],
  );
  await refundInDashboard(TOTAL);
  allTwoHundreds(await tell());
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'paid', status: 'new', reserved: true });
  expect(await refunds()).toEqual([]);
});

test('our own refund, told back to us, is written down once', async () => {
  await becomePaid();
  await world.sql(`update orders set status = 'cancelled' where id = $1`, [orderId]);
  await refundOrder({ tenantId: FJORD.tenantId, orderId });
  allTwoHundreds(await tell());
  expect(await refunds()).toHaveLength(1);
});
