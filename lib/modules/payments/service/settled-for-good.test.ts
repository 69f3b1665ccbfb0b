/** @jest-environment node */
import { cancelOrder } from '@/lib/modules/order-changes/service/cancel-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { reconcileOrder } from './reconcile';
import { refundOrder } from './refund-order';

jest.setTimeout(60_000);

const VARIANT = 'ff-crew-tee-black-m';
const PLAIN = { amount: '48.84', total_shipping_price: '5.64' };
const ONCE = { ...PLAIN, amount: '38.84', discount_code: 'ONCE' };
let world: CheckoutWorld;
let shopper: Shopper;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql(`update vouchers set uses = 0 where code = 'ONCE'`);
  await world.sql('update variants set stock = 10 where id = $1', [VARIANT]);
  shopper = new Shopper(world, FJORD, [{ product_id: 'ff-crew-tee', variant_id: VARIANT, quantity: 2 }]);
  await shopper.createCustomer();
});

const held = async () => [await stockOf(world, VARIANT), await voucherUses(world, 'ONCE')];
const keyOf = (paid: Awaited<ReturnType<Shopper['pay']>>) => ({
  tenantId: FJORD.tenantId,
  orderId: String(paid.json['order_id']),
});
const stateOf = async (paid: Awaited<ReturnType<Shopper['pay']>>) =>
  (await orderState(world, keyOf(paid).orderId)).payment;

test('a voucher for one use leaves with one pay, comes back with the next, and nobody else has it meanwhile', async () => {
  const first = await shopper.pay(ONCE);
  expect(await held()).toEqual([8, 1]);
  const second = await shopper.pay(PLAIN);
  expect(await held()).toEqual([8, 0]);
  const third = await shopper.pay(ONCE);
  expect(await held()).toEqual([8, 1]);
  const other = new Shopper(world, FJORD, shopper.products);
  await other.createCustomer();
  expect((await other.pay(ONCE)).json['codes']).toEqual({ discount_code: ['voucher_used'] });
  const states = [await stateOf(first), await stateOf(second), await stateOf(third)];
  expect(states).toEqual(['cancelled', 'cancelled', 'awaiting_payment']);
  // The tabs of the first two find their payments closed.
  for (const gone of [first, second]) {
    expect(world.stripe.control.pay(intentOf(gone))).toMatchObject({ error: expect.any(Object) });
  }
  world.stripe.control.pay(intentOf(third), '4000000000000002');
  expect(world.stripe.control.pay(intentOf(third))).toMatchObject({ status: 'succeeded' });
  await world.stripe.control.settled();
  expect([await stateOf(third), await held()]).toEqual(['paid', [8, 1]]);
});

test('while a payment is processing, another basket is refused, and both it and the reservation stay', async () => {
  const paid = await shopper.pay(ONCE);
  world.stripe.control.processing({ count: 1, ms: 60_000, outcome: 'succeeded' });
  world.stripe.control.pay(intentOf(paid));
  const another = await shopper.pay(PLAIN);
  expect([another.status, another.json['code']]).toEqual([409, 'conflict']);
  expect(await reconcileOrder(keyOf(paid))).toBe('held');
  expect([await stateOf(paid), await held()]).toEqual(['awaiting_payment', [8, 1]]);
});

test('news of the payment that comes again after a cancellation, or after its refund, wakes nothing', async () => {
  const paid = await shopper.pay(ONCE);
  world.stripe.control.pay(intentOf(paid));
  await world.stripe.control.settled();
  const token = orderToken(keyOf(paid));
  const { version } = await readOrderPage(token, 'req_test');
  await cancelOrder(token, 'req_test', version);
  const [news] = world.stripe.control.events({
    type: 'payment_intent.succeeded',
    subject: intentOf(paid),
  });
  const again = async () => {
    await world.ownerSql('delete from provider_events where event_id = $1', [news?.id]);
    expect(await world.stripe.control.deliver([news?.id ?? ''])).toEqual([200]);
    await shopper.back({ payment_intent: intentOf(paid) });
    await reconcileOrder(keyOf(paid));
    const { payment, status, reserved } = await orderState(world, keyOf(paid).orderId);
    return [payment, status, reserved, ...(await held())];
  };
  expect(await again()).toEqual(['paid', 'cancelled', false, 10, 0]);
  await refundOrder(keyOf(paid));
  expect(await again()).toEqual(['refunded', 'cancelled', false, 10, 0]);
  expect((await orderState(world, keyOf(paid).orderId)).history).toEqual(['new', 'new cancelled shopper']);
});
