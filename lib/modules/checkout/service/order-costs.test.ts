/** @jest-environment node */
import { dayInZone } from '@/lib/kernel/calendar';
import {
  listShippingTables,
  removeShippingTable,
  setShippingTable,
} from '@/lib/modules/pricing/service/shipping-tables';
import { forgetShipping, regionShipping } from '@/lib/modules/pricing/service/read-shipping';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import type { ShippingKind } from '@/lib/modules/pricing/rules/types';
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
  await world.ownerSql(`insert into users (id, email, name, password_hash, superadmin, role)
    values ('usr_panel', 'panel@merchloom.example', 'Sam Admin', 'x', true, 'admin')`);
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

describe('what delivery costs is data that staff change (S2.2-305, S2.2-306)', () => {
  const STAFF = { staffId: 'usr_panel' };
  const DEAR = {
    standard: '5.00',
    standard_tracked: '5.45',
    express: '9.95',
    additional_item_price: '1.00',
  };
  const inDays = (days: number) =>
    dayInZone(new Date(Date.now() + days * 86_400_000), 'Europe/London')
      .toISOString()
      .slice(0, 10);
  const today = inDays(0);
  const uk = (kind: ShippingKind) => ({ kind, region: 'UK' }) as const;
  const set = (
    kind: ShippingKind,
    latest: number,
    change: Partial<typeof DEAR & { from_day: string }> = {},
  ) => setShippingTable(STAFF, uk(kind), { ...DEAR, latest, from_day: today, ...change });
  const logged = () =>
    world.ownerSql<{ action: string; subject: string; changes: Record<string, unknown> | null }>(
      `select action, subject, changes from platform_audit where action like 'shipping_prices.%' order by at, id`,
    );
  const versions = async (kind: ShippingKind) => {
    const { tables } = await listShippingTables();
    return tables.find((one) => one.kind === kind && one.region === 'UK')?.versions ?? [];
  };
  const offered = async () => {
    const answer = await new Shopper(world, FJORD).createCustomer();
    return answer.json.data['shipping_prices'];
  };

  afterEach(async () => {
    await world.ownerSql('delete from platform_shipping where version > 1');
    forgetShipping();
  });

  test('the tables begin with the prices of the demo', async () => {
    expect(await regionShipping()).toEqual(FIRST_SHIPPING);
    expect(await regionShipping('fulfilment')).toEqual(FIRST_SHIPPING);
    const { tables } = await listShippingTables();
    expect(tables).toHaveLength(6);
    expect(tables.map(({ versions: [one] }) => [one?.version, one?.state, one?.made_by])).toEqual(
      tables.map(() => [1, 'now', null]),
    );
  });

  test('what shoppers pay is offered and charged at once; an order keeps what it was sold with', async () => {
    const old = await pay(new Shopper(world, FJORD), { ...BASKET, amount: '63.74' });
    const stale = new Shopper(world, FJORD);
    await stale.createCustomer();
    await set('retail', 1);
    expect(await offered()).toEqual(DEAR);
    expect((await regionShipping()).UK).toMatchObject({ standard: 500, additionalItem: 100 });
    // 5.00 and twice 1.00, with 20 % VAT: 8.40 in place of 6.54.
    const refused = await stale.pay({ ...BASKET, amount: '63.74' });
    expect([refused.status, refused.json['codes']]).toEqual([
      422,
      { amount: ['amount_mismatch'], total_shipping_price: ['amount_mismatch'] },
    ]);
    const { id } = await pay(new Shopper(world, FJORD), { total_shipping_price: '8.40', amount: '65.60' });
    expect(await frozen(id)).toMatchObject({ production: 2090, fulfilment: 545 });
    expect(await frozen(old.id)).toMatchObject({ fulfilment: 545 });
  });

  test('a store’s own prices stay as they are', async () => {
    await world.sql(`update events set fixed_retail_shipping_minor = 250 where slug = 'fjord-fern'`);
    await set('retail', 1);
    expect(await offered()).toMatchObject({ standard: '2.50', additional_item_price: '0.00' });
    await world.sql(`update events set fixed_retail_shipping_minor = null where slug = 'fjord-fern'`);
  });

  test('what clients pay counts from the next order on, and shoppers pay as before', async () => {
    await set('fulfilment', 1);
    const { id } = await pay(new Shopper(world, FJORD), { ...BASKET, amount: '63.74' });
    expect(await frozen(id)).toMatchObject({ production: 2090, fulfilment: 700 });
  });

  test('prices wait for their day, and can be taken back until then', async () => {
    await world.ownerSql(`delete from platform_audit where action like 'shipping_prices.%'`);
    await set('retail', 1, { from_day: inDays(3) });
    expect(await offered()).toMatchObject({ standard: '3.95' });
    expect((await versions('retail')).map(({ version, state }) => [version, state])).toEqual([
      [2, 'planned'],
      [1, 'now'],
    ]);
    await removeShippingTable(STAFF, uk('retail'), 2);
    await removeShippingTable(STAFF, uk('retail'), 2);
    expect((await versions('retail')).map(({ version }) => version)).toEqual([1]);
    const both = { standard: { before: '3.95', after: '5.00' }, additional_item_price: expect.anything() };
    expect(await logged()).toMatchObject([
      { action: 'shipping_prices.set', subject: 'retail:UK', changes: both },
      { action: 'shipping_prices.removed', subject: 'retail:UK' },
    ]);
  });

  test('the first of two colleagues wins; what is over or changes nothing is refused or left', async () => {
    await expect(set('retail', 1, { from_day: inDays(-2) })).rejects.toMatchObject({
      fields: { from_day: ['day_past'] },
    });
    const both = await Promise.allSettled([set('retail', 1), set('retail', 1, { standard: '6.00' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(set('retail', 1)).rejects.toMatchObject({ code: 'conflict' });
    await expect(removeShippingTable(STAFF, uk('retail'), 2)).rejects.toMatchObject({ code: 'conflict' });
    await expect(removeShippingTable(STAFF, uk('retail'), 9)).rejects.toMatchObject({ code: 'not_found' });
    await set('fulfilment', 1, {
      standard: '3.95',
      standard_tracked: '5.45',
      express: '9.95',
      additional_item_price: '0.75',
    });
    expect(await versions('fulfilment')).toHaveLength(1);
  });
});
