/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';

const DAY_MS = 86_400_000;
/** A Friday: the weekend lies between paying and coming back. */
const PAID_ON = new Date('2026-11-20T10:00:00Z');
const WINDOW = { estimatedDeliveryDateX: '26-11-2026', estimatedDeliveryDateY: '30-11-2026' };
const PRICE = { amount: '63.74', total_shipping_price: '6.54' };

let world: CheckoutWorld;
let restore: () => void = () => undefined;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  // Webhooks are held back: the result is known only from the shopper's return.
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());
afterEach(() => restore());

const at = (time: Date) => {
  restore();
  restore = setClock(() => time);
};

async function placed() {
  at(PAID_ON);
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  const paid = await shopper.pay(PRICE);
  expect(paid.status).toBe(200);
  return { shopper, intent: intentOf(paid), orderId: paid.json['order_id'] ?? '' };
}

describe('an order is frozen at pay (D15-3, D16-1)', () => {
  test('with the days of its method: Express 2 to 3 business days, on a later day too (D49-2)', async () => {
    at(PAID_ON);
    const line = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
    const shopper = new Shopper(world, FJORD, [line]);
    await shopper.createCustomer();
    const figures = { amount: '33.54', total_shipping_price: '11.94', shipping_method: 'express' };
    const intent = intentOf(await shopper.pay(figures));
    world.stripe.control.pay(intent);
    at(new Date(PAID_ON.getTime() + 3 * DAY_MS));
    const { json } = await shopper.back({ payment_intent: intent });
    expect(json.data['order']).toMatchObject({
      estimatedDeliveryDateX: '24-11-2026',
      estimatedDeliveryDateY: '25-11-2026',
    });
  });

  test('it awaits its payment with no fulfilment status; the 23 begin once it is paid', async () => {
    const { shopper, intent, orderId } = await placed();
    expect(await orderState(world, orderId)).toMatchObject({
      payment: 'awaiting_payment',
      status: null,
      history: [],
      jobs: [],
      intent: 'open',
      reserved: true,
    });
    world.stripe.control.pay(intent);
    await shopper.back({ payment_intent: intent });
    expect(await orderState(world, orderId)).toMatchObject({
      payment: 'paid',
      status: 'new',
      history: ['new'],
    });
  });

  test('who comes back a day later reads the dates and figures of the day they paid', async () => {
    const { shopper, intent } = await placed();
    world.stripe.control.pay(intent);
    await world.sql('update event_products set store_selling_price_minor = store_selling_price_minor + 100');
    at(new Date(PAID_ON.getTime() + DAY_MS));
    const claimed = { estimatedDeliveryDateX: '01-01-2030', estimatedDeliveryDateY: '02-01-2030' };
    for (const body of [{ payment_intent: intent }, { payment_intent: intent, ...claimed, products: [] }]) {
      const back = await shopper.back(body);
      expect(back.json.data['order']).toMatchObject({
        payment_status: 'paid',
        total_store_price: '63.74',
        ...WINDOW,
        products: [{ price: '21.60' }, { price: '14.00' }],
      });
    }
  });

  test('an order placed that day has the days after it', async () => {
    at(new Date(PAID_ON.getTime() + 3 * DAY_MS));
    const shopper = new Shopper(world, FJORD);
    await shopper.createCustomer();
    const { json } = await shopper.pay({ ...PRICE, amount: '0.00', discount_code: 'ONHOUSE' });
    expect(json['order']).toMatchObject({
      estimatedDeliveryDateX: '27-11-2026',
      estimatedDeliveryDateY: '01-12-2026',
    });
  });
});
