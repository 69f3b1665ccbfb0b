/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, TIDEWATER } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper } from '@/scripts/test/shopper';

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, TIDEWATER]);
});
afterAll(() => world.close());

test('a checkout that a rename overtakes is told the new name at each of its calls, and ends by it (D6-3)', async () => {
  const line = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
  const before = new Shopper(world, { ...FJORD, slug: 'fjord-before' }, [line]);
  await world.sql(
    `insert into slug_directory (slug, tenant_id, event_id, renamed_to)
     select 'fjord-before', tenant_id, event_id, slug from slug_directory where slug = $1`,
    [FJORD.slug],
  );
  const told = [404, { renamed_to: FJORD.slug }];
  const first = await before.createCustomer();
  expect([first.status, first.json.data]).toEqual(told);
  const after = new Shopper(world, FJORD, [line]);
  await after.createCustomer();
  before.customerId = after.customerId;
  const pay = await before.pay({ amount: '26.34', total_shipping_price: '4.74' });
  expect([pay.status, pay.json.data]).toEqual(told);
  const paid = await after.pay({ amount: '26.34', total_shipping_price: '4.74' });
  expect(paid.status).toBe(200);
  const back = await before.back({ payment_intent: intentOf(paid) });
  expect([back.status, back.json.data]).toEqual(told);
  const stranger = await new Shopper(world, { ...TIDEWATER, slug: 'fjord-before' }).back({
    payment_intent: 'pi_x',
  });
  expect([stranger.status, stranger.json.data]).toEqual([404, undefined]);
});
