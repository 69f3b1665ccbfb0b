/** @jest-environment node */
import { deleteEvent } from '@/lib/modules/events/service/delete-event';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper } from '@/scripts/test/shopper';

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());

const LINE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
const PRICE = { amount: '26.34', total_shipping_price: '4.74' };

test('a deleted event sells nothing; a card that was charged meanwhile makes its order all the same (D45-1)', async () => {
  const charged = new Shopper(world, FJORD, [LINE]);
  await charged.createCustomer();
  const paid = await charged.pay(PRICE);
  expect(paid.status).toBe(200);
  const waiting = new Shopper(world, FJORD, [LINE]);
  await waiting.createCustomer();
  const intent = intentOf(paid);
  const [event] = await world.sql<{ name: string }>('select name from events where slug = $1', [FJORD.slug]);
  await deleteEvent({ tenantId: FJORD.tenantId, actor: 'client' }, FJORD.slug, event?.name ?? '');
  expect((await waiting.pay(PRICE)).status).toBe(404);
  expect((await new Shopper(world, FJORD, [LINE]).createCustomer()).status).toBe(404);
  world.stripe.control.pay(intent);
  const back = await charged.back({ payment_intent: intent });
  expect([back.status, back.json.data['order']]).toMatchObject([200, { payment_status: 'paid' }]);
  expect(await world.sql('select payment_status from orders')).toEqual([{ payment_status: 'paid' }]);
});
