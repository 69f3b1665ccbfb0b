/** @jest-environment node */
import { paymentSuccessBody } from '@/lib/modules/payments/contract/payment-success';
import { formToObject } from '@/lib/tenant-api/context/form-to-object';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { SPEC_ITEMS } from '@/scripts/test/fixtures/wire-items';
import { intentOf, Shopper } from '@/scripts/test/shopper';

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());

const FIGURES = { amount: '63.74', total_shipping_price: '6.54', discount_code: '' };
const [TEE, KIDS] = SPEC_ITEMS;

describe('a checkout that sends the basket as S3.2 writes it', () => {
  test('goes from the address to the confirmation', async () => {
    const shopper = new Shopper(world, FJORD, SPEC_ITEMS);
    expect((await shopper.createCustomer()).status).toBe(200);
    const paid = await shopper.pay(FIGURES);
    expect([paid.status, paid.json]).toMatchObject([200, { figures: { amount: '63.74' } }]);
    await world.stripe.control.pay(intentOf(paid));
    const back = await shopper.back({
      payment_intent: intentOf(paid),
      order_id: paid.json['order_id'],
      estimatedDeliveryDateX: '26-11-2026',
      estimatedDeliveryDateY: '30-11-2026',
      products: SPEC_ITEMS,
    });
    expect([back.status, back.json.data]).toMatchObject([200, { order: { total_store_price: '63.74' } }]);
  });

  test.each([
    ['price', 'products.0.price'],
    ['store_selling_price', 'products.0.store_selling_price'],
  ])('a %s that is not ours is named, with our figures', async (field, path) => {
    const shopper = new Shopper(world, FJORD, [{ ...TEE, [field]: '1.00' }, KIDS]);
    await shopper.createCustomer();
    const refused = await shopper.pay(FIGURES);
    expect([refused.status, refused.json]).toMatchObject([
      422,
      { codes: { [path]: ['amount_mismatch'] }, data: { figures: { amount: '63.74' } } },
    ]);
  });

  test('the return’s form, in brackets, says the same as JSON', () => {
    const form = new FormData();
    form.set('payment_intent', 'pi_1');
    form.set('order_id', 'ord_7k2m9x4c1v8b3n5q6w0z');
    form.set('estimatedDeliveryDateX', '26-11-2026');
    form.set('products[0][name]', 'Crew Tee');
    form.set('products[0][products][store][size]', 'M');
    form.set('products[0][products][front][0][customisable]', 'false');
    expect(paymentSuccessBody.parse(formToObject(form))).toEqual({
      payment_intent: 'pi_1',
      order_id: 'ord_7k2m9x4c1v8b3n5q6w0z',
    });
  });
});
