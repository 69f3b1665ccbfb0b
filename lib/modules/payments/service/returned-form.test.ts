/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper } from '@/scripts/test/shopper';

const TEE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());

/** The multipart form of SPEC 7, with a product's basket fields. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  const given = {
    ...fields,
    estimatedDeliveryDateX: '26-11-2026',
    estimatedDeliveryDateY: '30-11-2026',
    'products[0][name]': 'Crew Tee',
    'products[0][description]': '',
    'products[0][price]': '21.60',
    'products[0][product_id]': TEE.product_id,
    'products[0][quantity]': '1',
    'products[0][status]': 'active',
    'products[0][store_default_vat]': '1',
    'products[0][store_selling_price]': '18.00',
    'products[0][selected][code]': 'ff-crew-tee-black-m',
  };
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  return form;
}

async function opened(
  pay: Record<string, string>,
): Promise<{ shopper: Shopper; orderId: string; intent: string }> {
  const shopper = new Shopper(world, FJORD, [TEE]);
  expect((await shopper.createCustomer()).status).toBe(200);
  const paid = await shopper.pay({ amount: '26.34', total_shipping_price: '4.74', ...pay });
  expect(paid.status).toBe(200);
  return { shopper, orderId: String(paid.json['order_id']), intent: intentOf(paid) };
}

describe('payment-success takes a multipart form (S7-18)', () => {
  test('with the intent, and answers data.order', async () => {
    const { shopper, orderId, intent } = await opened({});
    world.stripe.control.pay(intent);
    const { status, json } = await world.post(
      `${shopper.base}/payment-success`,
      formOf({ payment_intent: intent, order_id: orderId }),
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, data: { order: { id: orderId, payment_status: 'paid' } } });
  });

  test('what else it says counts for nothing', async () => {
    const { shopper, orderId, intent } = await opened({});
    world.stripe.control.pay(intent);
    const form = formOf({ payment_intent: intent, order_id: 'ord_foreign' });
    form.set('products[0][price]', '0.01');
    form.set('estimatedDeliveryDateX', '01-01-2030');
    const { json } = await world.post(`${shopper.base}/payment-success`, form);
    expect(json).toMatchObject({ data: { order: { id: orderId, total_store_price: '26.34' } } });
    expect(json.data['order']).not.toMatchObject({ estimatedDeliveryDateX: '01-01-2030' });
  });

  test('an unpaid order does not count as covered because a form says so', async () => {
    const { shopper, orderId } = await opened({});
    const form = formOf({ no_payment_needed: '1', order_id: orderId });
    expect((await world.post(`${shopper.base}/payment-success`, form)).status).toBe(404);
  });
});
