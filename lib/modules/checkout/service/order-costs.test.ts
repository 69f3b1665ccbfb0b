/** @jest-environment node */
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, NAME_SCENE, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper, US_ADDRESS } from '@/scripts/test/shopper';

/** An artwork that nobody can change. */
const PRINTED: Scene = {
  ...NAME_SCENE,
  layers: NAME_SCENE.layers.map((layer) => ({ ...layer, customisable: false })),
};
/** What the products of docs/demo.md cost to make. */
const MAKING: Record<string, { blank: number; print: number }> = {
  'ff-crew-tee': { blank: 410, print: 320 },
  'ff-kids-tee': { blank: 330, print: 300 },
  'pr-club-tee': { blank: 525, print: 410 },
};

const withCosts = (store: typeof FJORD) => ({
  ...store,
  products: store.products.map((product) => {
    const making = MAKING[product.id];
    return making ? { ...product, making, sceneFront: PRINTED } : product;
  }),
});

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([withCosts(FJORD), withCosts(PRAIRIE)]);
});
afterAll(() => world.close());

/** What was frozen with an order, in the order of the worked table. */
async function frozen(orderId: unknown) {
  const [row] = await world.sql(
    `select production_minor as production, fulfilment_minor as fulfilment, platform_fee_minor as fee,
      platform_tax_minor as tax, application_fee_minor as "applicationFee", credit_minor as credit
    from orders where id = $1`,
    [orderId],
  );
  return row;
}

async function pay(
  shopper: Shopper,
  body: Parameters<Shopper['pay']>[0],
  form: Record<string, unknown> = {},
) {
  expect((await shopper.createCustomer(form)).status).toBe(200);
  const answer = await shopper.pay(body);
  expect(answer.status).toBe(200);
  const { client_secret: secret, order_id: orderId } = answer.json;
  const intent = secret ? world.stripe.control.intent(intentOf(answer)) : null;
  return { id: orderId, charged: intent?.application_fee_amount ?? null };
}

const BASKET = { total_shipping_price: '6.54' };

describe('what an order costs its client is frozen with it (D35, D36)', () => {
  test.each([
    ['', '63.74', { fee: 250, tax: 577, applicationFee: 3462, credit: 0 }],
    ['SAVE5', '58.74', { fee: 228, tax: 573, applicationFee: 3436, credit: 0 }],
    ['TEN', '58.02', { fee: 225, tax: 572, applicationFee: 3432, credit: 0 }],
    ['ONHOUSE', '0.00', { fee: 0, tax: 527, applicationFee: 0, credit: 3162 }],
  ])('the worked basket with voucher %p', async (code, amount, costs) => {
    const { id, charged } = await pay(new Shopper(world, FJORD), { ...BASKET, amount, discount_code: code });
    expect(await frozen(id)).toEqual({ production: 2090, fulfilment: 545, ...costs });
    expect(charged).toBe(costs.applicationFee || null);
  });

  test('two Club Tees to Kansas: no platform tax', async () => {
    const tees = [{ product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 }];
    const form = { ...US_ADDRESS, address_state: 'Kansas', address_postcode: '66044' };
    const body = { amount: '54.50', total_shipping_price: '6.50' };
    const { id, charged } = await pay(new Shopper(world, PRAIRIE, tees), body, form);
    expect(charged).toBe(2760);
    expect(await frozen(id)).toEqual({
      production: 1870,
      fulfilment: 650,
      fee: 240,
      tax: 0,
      applicationFee: 2760,
      credit: 0,
    });
  });

  test('each line keeps what one item of it costs, whatever its product costs later', async () => {
    const { id } = await pay(new Shopper(world, FJORD), { ...BASKET, amount: '63.74' });
    await world.sql(
      `update products set blank = jsonb_set(blank, '{blankPriceMinor,GBP}', '999') where id = 'ff-crew-tee'`,
    );
    const lines = await world.sql(
      `select product_id as product, blank_minor as blank, print_minor as print, printed_sides as sides
      from order_lines where order_id = $1 order by position`,
      [id],
    );
    expect(lines).toEqual([
      { product: 'ff-crew-tee', blank: 410, print: 320, sides: 1 },
      { product: 'ff-kids-tee', blank: 330, print: 300, sides: 1 },
    ]);
    expect(await frozen(id)).toMatchObject({ production: 2090 });
    await world.sql(
      `update products set blank = jsonb_set(blank, '{blankPriceMinor,GBP}', '410') where id = 'ff-crew-tee'`,
    );
  });

  test('prices by quantity count for all lines of a blank together, and are what each line keeps (S2.2-316)', async () => {
    // Both products of the basket are made of one blank, so its three items reach what two don't.
    const by = (from: number) =>
      world.sql(
        `update products set blank = jsonb_set(blank, '{quantityPrices}', $1) where id = 'ff-crew-tee'`,
        [JSON.stringify({ blank: { GBP: [{ from, price: 380 }] }, print: { GBP: [{ from, price: 300 }] } })],
      );
    const costs: unknown[] = [];
    for (const from of [4, 3]) {
      await by(from);
      const { id } = await pay(new Shopper(world, FJORD), { ...BASKET, amount: '63.74' });
      const lines = await world.sql(
        `select blank_minor as blank, print_minor as print from order_lines where order_id = $1 order by position`,
        [id],
      );
      costs.push([await frozen(id), lines]);
    }
    await world.sql(`update products set blank = blank - 'quantityPrices' where id = 'ff-crew-tee'`);
    const kids = { blank: 330, print: 300 };
    expect(costs).toEqual([
      [expect.objectContaining({ production: 2090, tax: 577 }), [{ blank: 410, print: 320 }, kids]],
      // 2 × (3.80 + 3.00) + 6.30, and 20 % of 19.90 + 5.45 + 2.50.
      [expect.objectContaining({ production: 1990, tax: 557 }), [{ blank: 380, print: 300 }, kids]],
    ]);
  });

  test('a client’s discounts, percentage and tax count from the next order on', async () => {
    await world.sql(`update credit_accounts set activated_at = now(), discount_amount_minor = 90,
      shipping_discount_amount_minor = 9999 where tenant_id = 'ten_fjord' and currency = 'GBP'`);
    await world.sql(`update tenants set platform_fee_bp = 1000, platform_tax_bp = 0 where id = 'ten_fjord'`);
    const { id } = await pay(new Shopper(world, FJORD), { ...BASKET, amount: '63.74' });
    expect(await frozen(id)).toEqual({
      production: 2000,
      fulfilment: 0,
      fee: 500,
      tax: 0,
      applicationFee: 2500,
      credit: 0,
    });
    await world.sql(`update credit_accounts set discount_amount_minor = 0, shipping_discount_amount_minor = 0
      where tenant_id = 'ten_fjord' and currency = 'GBP'`);
    await world.sql(
      `update tenants set platform_fee_bp = 500, platform_tax_bp = null where id = 'ten_fjord'`,
    );
  });

  test('what has no production price in the currency is not sold', async () => {
    await world.sql(`update products set blank = blank #- '{printPriceMinor,GBP}' where id = 'ff-kids-tee'`);
    const shopper = new Shopper(world, FJORD);
    const { status, json } = await shopper.createCustomer();
    expect(status).toBe(422);
    expect(json['codes']).toEqual({ 'products.1.product_id': ['not_for_sale'] });
    await world.sql(
      `update products set blank = jsonb_set(blank, '{printPriceMinor,GBP}', '300') where id = 'ff-kids-tee'`,
    );
  });
});
