/** @jest-environment node */
import { listFormProducts } from '@/lib/modules/storefront/contract/list-form-products';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import { createCustomerHandler, payHandler } from '@/lib/modules/checkout/api/checkout';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { ADA } from '@/scripts/test/shopper';
import { listFormProductsHandler } from './list-form-products';

jest.setTimeout(60_000);

let world: DemoWorld;
const pieces: Record<string, string> = {};
beforeAll(async () => {
  world = await startDemoWorld([listFormProductsHandler, claimHandler, createCustomerHandler, payHandler]);
  for (const slug of ['lumen-summit', 'lumen-crew']) {
    const answer = await world.get(`/api/ten_lumen/${slug}/form-products`);
    check(listFormProducts, answer);
    const [product] = (answer.json.data as unknown as FormProducts).products;
    pieces[slug] = product?.variants[0]?.variant_id ?? '';
  }
  await become('Draft');
});
afterAll(() => world.close());

const become = (status: string) =>
  world.sql(`update events set status = $1 where slug in ('lumen-summit', 'lumen-crew', 'lumen-offsite')`, [
    status,
  ]);

const ordersOf = async (slug: string) => {
  const [row] = await world.asOwner<{ count: string }>(
    `select count(*) from orders o join events e on e.id = o.event_id where e.slug = '${slug}'`,
  );
  return Number(row?.count);
};

describe('a draft takes nothing, also when it is sent by hand (D5-2)', () => {
  const PERSON = {
    ...ADA,
    address_country: 'Netherlands',
    address_postcode: '1015 CJ',
    address_city: 'Amsterdam',
  };

  test('the public call tells none of its products', async () => {
    for (const slug of ['lumen-summit', 'lumen-crew', 'lumen-offsite']) {
      expect((await world.get(`/api/ten_lumen/${slug}/form-products`)).status).toBe(404);
    }
  });

  test('no claim', async () => {
    const before = await ordersOf('lumen-summit');
    const product = { product_id: 'lu-summit-hoodie', variant_id: pieces['lumen-summit'], quantity: 1 };
    const personalisation = { front: { name: 'ADA' } };
    const body = { ...PERSON, promo_code: 'SUMMIT', lang: 'en', products: [{ ...product, personalisation }] };
    const answer = await world.post('/api/ten_lumen/lumen-summit/claim', body);
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    expect(await ordersOf('lumen-summit')).toBe(before);
  });

  test('no customer and no payment, nor the payment of a customer it had before', async () => {
    const products = [{ product_id: 'lu-crew-tee', variant_id: pieces['lumen-crew'], quantity: 1 }];
    const send = (call: string, body: object) =>
      world.post(`/api/ten_lumen/lumen-crew/checkout/${call}`, body);
    const customer = { ...PERSON, lang: 'en', products };
    expect((await send('create-customer', customer)).status).toBe(404);
    await become('Active');
    const kept = await send('create-customer', customer);
    expect(kept.status).toBe(200);
    await become('Draft');
    const before = await ordersOf('lumen-crew');
    const paying = await send('pay', {
      amount: '31.28',
      discount_code: '',
      products,
      shipping_method: 'standard',
      customer_id: kept.json.data['customer_id'],
      total_shipping_price: '8.29',
    });
    expect([paying.status, paying.json.code]).toEqual([404, 'not_found']);
    expect(await ordersOf('lumen-crew')).toBe(before);
  });
});
