/** @jest-environment node */
import { invitePeopleHandler } from '@/lib/modules/size-collection/api/invitees';
import { checkCodeHandler, claimHandler } from '@/lib/modules/claims/api/claim';
import { createCustomerHandler, payHandler } from '@/lib/modules/checkout/api/checkout';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { recipient } from '@/scripts/test/claim-world';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { ADA } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

const TEE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
const GIFT = {
  product_id: 'lu-summit-hoodie',
  variant_id: 'lu-summit-hoodie-navy-m',
  quantity: 1,
  personalisation: { front: { name: 'ADA' } },
};
const CHECKOUT = '/api/ten_fjord/fjord-fern/checkout';
const SANNE = 'admin@lumen-robotics.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    ...[createCustomerHandler, payHandler, claimHandler, checkCodeHandler],
    ...[readStorefrontHandler, invitePeopleHandler],
  ]);
  await world.sql('update tenants set verified_at = null');
});
afterAll(() => world.close());

const orders = async () => (await world.sql<{ n: string }>('select count(*) as n from orders'))[0]?.n;
const store = async (slug: string) =>
  (await world.get(`/api/storefront/${slug}`)).json.data as unknown as {
    takes_payment: boolean;
    door: string;
  };

async function pay(more: object) {
  const customer = await world.post(`${CHECKOUT}/create-customer`, { ...ADA, products: [TEE] });
  const body = { shipping_method: 'standard', total_shipping_price: '4.74', products: [TEE], ...more };
  return world.post(`${CHECKOUT}/pay`, { ...body, customer_id: customer.json.data['customer_id'] });
}

describe('a tenant that staff have not verified (S3.9-6)', () => {
  test('takes no money, not even where a voucher leaves none to take; and writes no order', async () => {
    const before = await orders();
    for (const more of [{ amount: '26.34' }, { amount: '0.00', discount_code: 'ONHOUSE' }]) {
      const { status, json } = await pay(more);
      expect([status, json.code]).toEqual([422, 'payments_unavailable']);
    }
    expect(await orders()).toBe(before);
    expect((await store('fjord-fern')).takes_payment).toBe(false);
  });

  test('gives no gifts: its gift page is closed, and a code is not used up', async () => {
    const claim = recipient({ promo_code: 'LS-0001', products: [GIFT] });
    for (const [path, body] of [
      ['claim', claim],
      ['claim/check-code', { promo_code: 'LS-0001' }],
    ] as const) {
      const { status, json } = await world.post(`/api/ten_lumen/lumen-summit/${path}`, body);
      expect([status, json.code]).toEqual([422, 'event_closed']);
    }
    const [code] = await world.sql<{ uses: number }>("select uses from promo_codes where code = 'LS-0001'");
    expect(code?.uses).toBe(0);
    expect((await store('lumen-summit')).door).toBe('closed');
  });

  test('once verified it does both', async () => {
    await world.sql('update tenants set verified_at = now()');
    expect((await store('fjord-fern')).takes_payment).toBe(true);
    expect((await store('lumen-summit')).door).toBe('open');
    expect((await pay({ amount: '0.00', discount_code: 'ONHOUSE' })).status).toBe(200);
    const claim = recipient({ promo_code: 'LS-0001', products: [GIFT] });
    expect((await world.post('/api/ten_lumen/lumen-summit/claim', claim)).status).toBe(200);
  });
});

test('whose address is not confirmed writes to nobody in the company’s name', async () => {
  const invite = () =>
    world.post(
      '/api/ten_lumen/events/lumen-offsite/invitees',
      { invitees: [{ name: 'Ada', email: 'ada@guest.example' }] },
      SANNE,
    );
  await world.asOwner(`update users set email_verified_at = null where email = '${SANNE}'`);
  const refused = await invite();
  expect([refused.status, refused.json.code]).toEqual([409, 'email_unverified']);
  await world.asOwner(`update users set email_verified_at = now() where email = '${SANNE}'`);
  expect((await invite()).status).toBe(200);
});
