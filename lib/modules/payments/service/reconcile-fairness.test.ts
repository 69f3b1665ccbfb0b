/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import { payments } from '@/lib/payments';
import { reconcilePayments } from './reconcile';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { orderState } from '@/scripts/test/order-state';
import { intentOf, Shopper, US_ADDRESS } from '@/scripts/test/shopper';

const STUCK = 250;
const START = Date.now();

let world: CheckoutWorld;
let restoreClock = () => {};
let stuckLine: Shopper;

const later = (minutes: number) => {
  restoreClock();
  restoreClock = setClock(() => new Date(START + minutes * 60_000));
};

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, PRAIRIE]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
  stuckLine = new Shopper(world, FJORD, [
    { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-l', quantity: 1 },
  ]);
  await stuckLine.createCustomer();
  const paid = await stuckLine.pay({ amount: '26.34', total_shipping_price: '4.74' });
  const id = paid.json['order_id'];
  // The order once more, many times, each with a payment that has long been due.
  await world.sql(
    `insert into orders select made.* from orders o, generate_series(1, $2::integer) n,
       lateral jsonb_populate_record(o, jsonb_build_object('id', 'ord_stuck_' || n,
         'order_ref', 'STUCK-' || n, 'request_hash', null)) made
     where o.id = $1`,
    [id, STUCK],
  );
  await world.sql(
    `insert into payment_intents select made.* from payment_intents i, generate_series(1, $2::integer) n,
       lateral jsonb_populate_record(i, jsonb_build_object('order_id', 'ord_stuck_' || n,
         'intent_id', 'pi_stuck_' || n, 'look_at', i.created_at - interval '1 hour')) made
     where i.order_id = $1`,
    [id, STUCK],
  );
});
afterAll(() => world.close());
afterEach(() => {
  restoreClock();
  jest.restoreAllMocks();
});

const dueAt = async (id: string) => {
  const [row] = await world.sql<{ minutes: number; failed: number; trouble: string | null }>(
    `select round(extract(epoch from look_at - to_timestamp($2 / 1000.0)) / 60)::integer as minutes,
       failed_looks as failed, trouble from payment_intents where order_id = $1`,
    [id, START],
  );
  return row;
};

test('hundreds of payments that the provider refuses keep nobody waiting, and move back with their reason', async () => {
  const { retrieveIntent } = payments();
  const asked: string[] = [];
  jest.spyOn(payments(), 'retrieveIntent').mockImplementation((merchant, id) => {
    asked.push(id);
    if (id.startsWith('pi_stuck_')) return Promise.reject(new AppError('payment_provider_failed'));
    return retrieveIntent(merchant, id);
  });
  const other = new Shopper(world, PRAIRIE, [
    { product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 },
  ]);
  await other.createCustomer({ ...US_ADDRESS, address_state: 'KS', address_postcode: '66044' });
  const paid = await other.pay({ amount: '54.50', total_shipping_price: '6.50' });
  expect(paid.status).toBe(200);
  world.stripe.control.pay(intentOf(paid));

  // Another client's paid order is found in the first turn, though the others have been due for longer.
  later(3);
  expect(await reconcilePayments()).toBe(1);
  expect(await orderState(world, paid.json['order_id'] ?? '')).toMatchObject({ payment: 'paid' });

  // The same client's good payment comes up as soon as the bad ones have moved back.
  await reconcilePayments();
  await reconcilePayments();
  expect(new Set(asked.filter((id) => id.startsWith('pi_stuck_'))).size).toBe(STUCK);
  expect(asked.filter((id) => id === 'pi_stuck_1')).toHaveLength(1);
  expect(await dueAt('ord_stuck_1')).toEqual({ minutes: 4, failed: 1, trouble: 'payment_provider_failed' });

  const refused = asked.length;
  await reconcilePayments();
  expect(asked).toHaveLength(refused);
  later(4.5);
  for (let turn = 0; turn < 3; turn += 1) await reconcilePayments();
  expect(await dueAt('ord_stuck_1')).toMatchObject({ minutes: 7, failed: 2 });
});

test('a good answer ends the count of failures', async () => {
  jest.spyOn(payments(), 'retrieveIntent').mockResolvedValue(null);
  await world.sql(
    `update payment_intents set look_at = to_timestamp($1 / 1000.0), expires_at = to_timestamp($1 / 1000.0)
    + interval '3 hours' where order_id = 'ord_stuck_1'`,
    [START],
  );
  later(70);
  await reconcilePayments();
  expect(await dueAt('ord_stuck_1')).toMatchObject({ failed: 0, trouble: null });
});

test('an intent that is open though its order is settled does not come first in every turn', async () => {
  // The test before has released some of the orders, and which is left to chance.
  const [open] = await world.sql<{ id: string }>(
    `select order_id as id from payment_intents where state = 'open' and order_id like 'ord_stuck_%' limit 1`,
  );
  const id = open?.id ?? '';
  await world.sql(`update orders set payment_status = 'paid' where id = $1`, [id]);
  await world.sql(`update payment_intents set look_at = to_timestamp($1 / 1000.0) where order_id = $2`, [
    START,
    id,
  ]);
  later(100);
  await reconcilePayments();
  expect((await dueAt(id))?.minutes).toBe(160);
});
