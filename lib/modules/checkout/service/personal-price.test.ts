/** @jest-environment node */
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { readProduct } from '@/lib/modules/storefront/service/read-product';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

const HOODIE = {
  product_id: 'ff-name-hoodie',
  variant_id: 'ff-name-hoodie-oat-m',
  quantity: 2,
  personalisation: { front: { name: 'INGRID' } },
};
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  await world.sql(
    `update event_products set personal_side_minor = 100, personal_text_minor = 255 where product_id = 'ff-name-hoodie'`,
  );
});
afterAll(() => world.close());

const linesOf = (orderId: string) =>
  world.sql<Record<string, number>>(
    `select unit_net_minor, unit_gross_minor, personal_net_minor, personal_gross_minor
     from order_lines where order_id = $1`,
    [orderId],
  );

async function shopper(line: Record<string, unknown> = HOODIE): Promise<Shopper> {
  const made = new Shopper(world, FJORD, [line]);
  await made.createCustomer();
  return made;
}

// 34.00 + 1.00 + 2.55 = 37.55, VAT 7.51: 45.06 a piece, 4.26 more than 40.80.
const GOOD = { amount: '95.76', total_shipping_price: '5.64' };

describe('what a shopper’s own text costs (D14-9, D15)', () => {
  test('the product says its rule', async () => {
    const { product } = await readProduct(
      { tenantId: FJORD.tenantId, actor: 'shopper' },
      FJORD.slug,
      'ff-name-hoodie',
    );
    expect(product.price).toBe('40.80');
    expect(product.personalisation_price).toEqual({
      per_side: '1.00',
      per_text: '2.55',
      per_image: '0.00',
      vat_rate: '20.00',
    });
  });

  test('the price without it is refused, with the right figures, and nothing is written', async () => {
    const one = await shopper();
    const { status, json } = await one.pay({ ...GOOD, amount: '87.24' });
    expect(status).toBe(422);
    expect(json['codes']).toEqual({ amount: ['amount_mismatch'] });
    expect(json.data['figures']).toMatchObject({ items_total: '90.12', amount: '95.76' });
  });

  test('a line that states the plain price is refused at its field', async () => {
    const one = await shopper({ ...HOODIE, price: '40.80', store_selling_price: '34.00' });
    const { json } = await one.pay(GOOD);
    expect(json['codes']).toEqual({
      'products.0.price': ['amount_mismatch'],
      'products.0.store_selling_price': ['amount_mismatch'],
    });
  });

  test('it is charged, frozen in the line, and told at the order', async () => {
    const one = await shopper({ ...HOODIE, price: '45.06', store_selling_price: '37.55' });
    const paid = await one.pay(GOOD);
    expect(paid.status).toBe(200);
    const orderId = String(paid.json['order_id']);
    expect(await linesOf(orderId)).toEqual([
      { unit_net_minor: 3755, unit_gross_minor: 4506, personal_net_minor: 355, personal_gross_minor: 426 },
    ]);
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    const done = await one.back({ payment_intent: intentOf(paid) });
    expect((done.json.data as unknown as { order: OrderView }).order.products[0]).toMatchObject({
      price: '45.06',
      personalisation_price: '4.26',
    });
    const page = await readOrderPage(orderToken({ tenantId: FJORD.tenantId, orderId }), 'req_test');
    expect(page.products[0]).toMatchObject({ price: '45.06', personalisation_price: '4.26' });
    expect(page.total_store_price).toBe('95.76');
  });

  test('a later change of the rule leaves the order as it was', async () => {
    await world.sql(`update event_products set personal_text_minor = 0, personal_side_minor = 0`);
    const one = await shopper();
    expect((await one.pay(GOOD)).status).toBe(422);
    const [frozen] = await world.sql<{ gross: number }>(
      `select personal_gross_minor as gross from order_lines where personal_net_minor > 0`,
    );
    expect(frozen?.gross).toBe(426);
    const plain = await one.pay({ ...GOOD, amount: '87.24' });
    expect(plain.status).toBe(200);
  });
});
