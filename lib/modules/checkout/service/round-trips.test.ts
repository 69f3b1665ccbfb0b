/** @jest-environment node */
import pg from 'pg';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { orderState } from '@/scripts/test/order-state';
import { intentOf, Shopper, US_ADDRESS } from '@/scripts/test/shopper';

const BUDGET = 30;
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, PRAIRIE]);
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

/**
 * Counts the round trips while `work` runs. A statement sent before the previous answer has arrived (such as a
 * transaction's settings with its first statement) shares one round trip with it.
 */
async function roundTrips(work: () => Promise<string>): Promise<{ trips: number; orderId: string }> {
  const send = pg.Client.prototype.query;
  const waiting = new Map<unknown, number>();
  let trips = 0;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: unknown, ...args) {
    const before = waiting.get(this) ?? 0;
    if (before === 0) trips += 1;
    waiting.set(this, before + 1);
    const done = () => void waiting.set(this, (waiting.get(this) ?? 1) - 1);
    const answer: unknown = Reflect.apply(send, this, args);
    if (answer instanceof Promise) answer.then(done, done);
    return answer as never;
  });
  const orderId = await work();
  spy.mockRestore();
  return { trips, orderId };
}

async function checkout(shopper: Shopper, form: object, pay: Parameters<Shopper['pay']>[0]): Promise<string> {
  await shopper.createCustomer({ ...form });
  const paid = await shopper.pay(pay);
  world.stripe.control.pay(intentOf(paid));
  await world.stripe.control.settled();
  const back = await shopper.back({ payment_intent: intentOf(paid) });
  expect(back.json.data['order']).toMatchObject({ payment_status: 'paid' });
  return paid.json['order_id'] ?? '';
}

beforeAll(() => {
  // The endpoint gets only the events it acts on; others would be stored, at three round trips each.
  world.stripe.control.setWebhook({ url: null, events: ['payment_intent.succeeded'] });
});

test.each([
  ['', '63.74'],
  ['SAVE5', '58.74'],
])('a whole checkout with voucher %p stays within the budget', async (code, amount) => {
  const pay = { amount, total_shipping_price: '6.54', discount_code: code };
  const { trips, orderId } = await roundTrips(() => checkout(new Shopper(world, FJORD), {}, pay));
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'paid', status: 'new' });
  expect(trips).toBeGreaterThan(10);
  expect(trips).toBeLessThanOrEqual(BUDGET);
});

test.each([
  ['', '54.50'],
  ['PACE', '49.50'],
])('so does one with sales tax, which prices twice, with voucher %p', async (code, amount) => {
  const lines = [{ product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 }];
  const form = { ...US_ADDRESS, address_state: 'Kansas', address_postcode: '66044' };
  const pay = { amount, total_shipping_price: '6.50', discount_code: code };
  const { trips, orderId } = await roundTrips(() => checkout(new Shopper(world, PRAIRIE, lines), form, pay));
  expect(await orderState(world, orderId)).toMatchObject({ payment: 'paid', status: 'new' });
  expect(trips).toBeGreaterThan(10);
  expect(trips).toBeLessThanOrEqual(BUDGET);
});
