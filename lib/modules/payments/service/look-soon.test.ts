/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { payments } from '@/lib/payments';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { reconcilePayments } from './reconcile';

const VARIANT = 'ff-crew-tee-black-m';
const MERCHANT = { region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;

let world: CheckoutWorld;
let restoreClock = () => {};

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());
afterEach(() => restoreClock());

async function begin() {
  await world.sql('update variants set stock = 10 where id = $1', [VARIANT]);
  const shopper = new Shopper(world, FJORD, [
    { product_id: 'ff-crew-tee', variant_id: VARIANT, quantity: 1 },
  ]);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount: '26.34', total_shipping_price: '4.74' });
  expect(paid.status).toBe(200);
  return { orderId: paid.json['order_id'] ?? '', intentId: intentOf(paid) };
}

async function tell(type: string, subject: string): Promise<void> {
  const ids = world.stripe.control.events({ type, subject }).map(({ id }) => id);
  expect(ids).toHaveLength(1);
  expect(await world.stripe.control.deliver(ids)).toEqual([200]);
}

const minutesUntilLook = async (orderId: string): Promise<number> => {
  const [row] = await world.sql<{ minutes: string }>(
    `select extract(epoch from look_at - now()) / 60 as minutes from payment_intents where order_id = $1`,
    [orderId],
  );
  return Number(row?.minutes);
};
const later = (minutes: number) => {
  const start = Date.now();
  restoreClock = setClock(() => new Date(start + minutes * 60_000));
};

test('a payment cancelled at the provider releases its order within two minutes, not after thirty', async () => {
  const { orderId, intentId } = await begin();
  expect(await stockOf(world, VARIANT)).toBe(9);
  await payments().cancelIntent(MERCHANT, intentId);
  await tell('payment_intent.canceled', intentId);
  // Not at once: our own calls cancel intents too, and then move what was reserved.
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'awaiting_payment', reserved: true });
  expect(await minutesUntilLook(orderId)).toBeLessThanOrEqual(1);
  later(1.5);
  await reconcilePayments();
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'cancelled', reserved: false });
  expect(await stockOf(world, VARIANT)).toBe(10);
});

test('a payment that is being processed is looked at, and keeps what it reserved', async () => {
  const { orderId, intentId } = await begin();
  world.stripe.control.processing({ count: 1, ms: 3_600_000, outcome: 'succeeded' });
  world.stripe.control.pay(intentId);
  await tell('payment_intent.processing', intentId);
  later(1.5);
  await reconcilePayments();
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'awaiting_payment', reserved: true });
  expect(await minutesUntilLook(orderId)).toBeGreaterThan(5);
});

test('an event about an order that is settled changes nothing', async () => {
  const { orderId, intentId } = await begin();
  await payments().cancelIntent(MERCHANT, intentId);
  later(40);
  await reconcilePayments();
  const state = await orderState(world, orderId);
  expect(state).toMatchObject({ payment: 'cancelled' });
  await tell('payment_intent.canceled', intentId);
  expect(await orderState(world, orderId)).toEqual(state);
});
