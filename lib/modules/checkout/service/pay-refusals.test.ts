/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { withinOneWindow } from '@/scripts/test/limit-window';
import { FJORD, TIDEWATER } from '@/scripts/test/fixtures/stores';
import { ADA, DEMO_BASKET, Shopper } from '@/scripts/test/shopper';

const GOOD = { amount: '63.74', total_shipping_price: '6.54' };

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, TIDEWATER]);
});
afterAll(() => world.close());

async function ready(products: readonly Record<string, unknown>[] = DEMO_BASKET): Promise<Shopper> {
  const shopper = new Shopper(world, FJORD);
  expect((await shopper.createCustomer()).status).toBe(200);
  const same = new Shopper(world, FJORD, products);
  same.customerId = shopper.customerId;
  return same;
}

async function nothingWritten(shopper: Shopper): Promise<void> {
  const [row] = await world.sql<{ count: number }>(
    'select count(*)::int as count from orders where customer_id = $1',
    [shopper.customerId],
  );
  expect(row?.count).toBe(0);
}

describe('figures that are not the server’s (D15-1)', () => {
  test.each([
    [{ ...GOOD, amount: '0.01' }, 'amount'],
    [{ ...GOOD, amount: '63.75' }, 'amount'],
    [{ ...GOOD, total_shipping_price: '0.00' }, 'total_shipping_price'],
    [{ ...GOOD, shipping_method: 'express' }, 'amount'],
  ])('%p is refused at its field, with the right ones', async (body, field) => {
    const shopper = await ready();
    const { status, json } = await shopper.pay(body);
    expect(status).toBe(422);
    expect(json['codes']).toMatchObject({ [field]: ['amount_mismatch'] });
    expect(json.data['figures']).toMatchObject({ items_total: '57.20', waived_amount: '0.00' });
    await nothingWritten(shopper);
  });

  test('a line’s own price is held against the server’s', async () => {
    const lines = [
      { ...DEMO_BASKET[0], price: '21.60' },
      { ...DEMO_BASKET[1], price: '1.40' },
    ];
    const shopper = await ready(lines);
    const { status, json } = await shopper.pay(GOOD);
    expect(status).toBe(422);
    expect(json['codes']).toEqual({ 'products.1.price': ['amount_mismatch'] });
    expect(json.data['figures']).toMatchObject({ amount: '63.74' });
  });
});

describe('vouchers', () => {
  test.each([
    ['NOPE', 'invalid_voucher'],
    ['???', 'invalid_voucher'],
    ['OLD', 'voucher_expired'],
  ])('%p is %s, and nothing is written', async (code, problem) => {
    const shopper = await ready();
    const { status, json } = await shopper.pay({ ...GOOD, discount_code: code });
    expect(status).toBe(422);
    expect(json['codes']).toEqual({ discount_code: [problem] });
    await nothingWritten(shopper);
  });

  test.each([
    ['NOPE', 'invalid_voucher'],
    ['OLD', 'voucher_expired'],
    ['TEN', null],
    ['', null],
  ])('create-customer says why %p cannot be used: %p', async (code, reason) => {
    const { status, json } = await new Shopper(world, FJORD).createCustomer({ code });
    expect([status, json.data['code_refused']]).toEqual([200, reason]);
  });

  test('a code carried by the link is listed beside the public ones, and folded', async () => {
    const codes = async (form: Record<string, unknown>) => {
      const { json } = await new Shopper(world, FJORD).createCustomer(form);
      const listed: { code: string; discount_amount: string }[] = json.data['event_vouchers'] ?? [];
      return listed.map((voucher) => `${voucher.code} ${voucher.discount_amount}`).sort();
    };
    expect(await codes({})).toEqual(['SAVE5 5.00', 'TEN 5.72']);
    expect(await codes({ code: 'once ' })).toEqual(['ONCE 10.00', 'SAVE5 5.00', 'TEN 5.72']);
    expect(await codes({ code: 'old' })).toEqual(['SAVE5 5.00', 'TEN 5.72']);
  });

  test('the last use of the only voucher, held by this shopper, is still theirs to see', async () => {
    await world.sql(
      `update vouchers set expires_at = '2020-01-01' where code <> 'ONCE' and expires_at is null`,
    );
    const shopper = await ready();
    const body = { ...GOOD, discount_code: 'ONCE', amount: '53.74' };
    expect((await shopper.pay(body)).status).toBe(200);
    const back = await shopper.createCustomer({ customer_id: shopper.customerId });
    const other = await new Shopper(world, FJORD).createCustomer();
    await world.sql(`update vouchers set expires_at = null where expires_at = '2020-01-01'`);
    expect(back.json.data['has_voucher_opportunity']).toBe(true);
    expect(other.json.data['has_voucher_opportunity']).toBe(false);
  });
});

describe('lines', () => {
  const HOODIE = { product_id: 'ff-name-hoodie', variant_id: 'ff-name-hoodie-oat-m', quantity: 1 };
  const named = (name: string) => ({ ...HOODIE, personalisation: { front: { name } } });

  test.each([
    [{ product_id: 'tb-bag', variant_id: 'tb-bag-blue', quantity: 1 }, 'product_id', 'unknown_product'],
    [{ product_id: 'nothing-of-ours', quantity: 1 }, 'product_id', 'unknown_product'],
    [
      { product_id: 'ff-draft-cap', variant_id: 'ff-draft-cap-black', quantity: 1 },
      'product_id',
      'not_for_sale',
    ],
    [
      { product_id: 'ff-crew-tee', variant_id: 'ff-kids-tee-oat-3-4yr', quantity: 1 },
      'variant_id',
      'unknown_variant',
    ],
    [{ product_id: 'ff-crew-tee', quantity: 1 }, 'variant_id', 'unknown_variant'],
    [HOODIE, 'personalisation.front.name', 'text_missing'],
    [named('A name far too long'), 'personalisation.front.name', 'text_too_long'],
    [named('漢字'), 'personalisation.front.name', 'glyph_missing'],
    [
      { ...HOODIE, personalisation: { front: { name: 'Ada' }, back: { name: 'Ada' } } },
      'personalisation.back.name',
      'unknown',
    ],
  ])('%j is refused at %s', async (line, field, code) => {
    const shopper = await ready([line]);
    const { status, json } = await shopper.pay({ amount: '1.00', total_shipping_price: '4.74' });
    expect(status).toBe(422);
    expect(json['codes']).toEqual({ [`products.0.${field}`]: [code] });
    await nothingWritten(shopper);
  });

  test('a variant that is sold out is refused at its quantity', async () => {
    const shopper = await ready([{ product_id: 'ff-tote', variant_id: 'ff-tote-forest', quantity: 1 }]);
    const { status, json } = await shopper.pay({ amount: '17.94', total_shipping_price: '4.74' });
    expect([status, json['code']]).toEqual([422, 'out_of_stock']);
    expect(json['codes']).toEqual({ 'products.0.quantity': ['out_of_stock'] });
    await nothingWritten(shopper);
  });

  test('a variant may be named by colour and size, and a name is printed as typed', async () => {
    const store = { identifier: 'hoodie-oat', size: 'M' };
    const line = {
      product_id: 'ff-name-hoodie',
      quantity: 1,
      products: { store },
      personalisation: { front: { name: ' Zoë ' } },
    };
    const shopper = await ready([line]);
    const { status, json } = await shopper.pay({ amount: '45.54', total_shipping_price: '4.74' });
    expect(status).toBe(200);
    const [row] = await world.sql<{ text: string; kept: string }>(
      `select scene_front -> 'layers' -> 0 ->> 'text' as text, personalisation -> 'front' ->> 'name' as kept
       from order_lines where order_id = $1`,
      [json['order_id']],
    );
    expect(row).toEqual({ text: 'Zoë', kept: 'Zoë' });
  });

  test('an order larger than one charge may be is refused, not a fault', async () => {
    await world.sql(
      `update event_products set store_selling_price_minor = 2000000000 where product_id = 'ff-crew-tee'`,
    );
    const shopper = await ready([{ ...DEMO_BASKET[0], quantity: 200 }]);
    const { status, json } = await shopper.pay(GOOD);
    await world.sql(
      `update event_products set store_selling_price_minor = 1800 where product_id = 'ff-crew-tee'`,
    );
    expect([status, json['codes']]).toEqual([422, { products: ['too_large'] }]);
  });
});

describe('who and where', () => {
  test.each([
    ['address_country', { address_country: 'Narnia' }, 'invalid_country'],
    ['address_postcode', { address_postcode: '12345' }, 'invalid_postcode'],
    ['phone', { phone: 'call me' }, 'invalid_phone'],
    [
      'address_state',
      { address_country: 'US', address_postcode: '66044', address_state: 'Fife' },
      'invalid_state',
    ],
    ['email', { email: 'nobody' }, 'invalid_email'],
  ])('%s is checked', async (field, form, code) => {
    const { status, json } = await new Shopper(world, FJORD).createCustomer(form);
    expect([status, json['codes']]).toEqual([422, { [field]: [code] }]);
  });

  test('a locked list of countries replaces the event’s own', async () => {
    await world.sql(
      `update events set countries = '{GB,NL}', locked_countries = '{Netherlands}' where slug = 'fjord-fern'`,
    );
    const uk = await new Shopper(world, FJORD).createCustomer();
    const dutch = { address_country: 'Nederland', address_postcode: '1012ab', lang: 'nl' };
    const nl = await new Shopper(world, FJORD).createCustomer(dutch);
    await world.sql(`update events set countries = '{}', locked_countries = '{}' where slug = 'fjord-fern'`);
    expect(uk.json['codes']).toEqual({ address_country: ['invalid_country'] });
    expect(nl.json.data).toMatchObject({ country_iso2: 'NL' });
  });

  test('another tenant’s customer, event or tenant is a 404 and shows nothing', async () => {
    const own = await ready();
    const bag = [{ product_id: 'tb-bag', variant_id: 'tb-bag-blue', quantity: 1 }];
    const foreign = new Shopper(world, TIDEWATER, bag);
    foreign.customerId = own.customerId;
    const pay = await foreign.pay({ amount: '18.95', total_shipping_price: '3.95' });
    const create = await foreign.createCustomer({ customer_id: own.customerId });
    const event = await new Shopper(world, {
      tenantId: 'ten_tidewater',
      slug: 'fjord-fern',
    }).createCustomer();
    const tenant = await new Shopper(world, { tenantId: 'ten_nobody', slug: 'fjord-fern' }).createCustomer();
    for (const answer of [pay, create, event, tenant]) {
      expect([answer.status, answer.json['code']]).toEqual([404, 'not_found']);
      expect(JSON.stringify(answer.json)).not.toContain(ADA.name);
    }
  });
});

describe('an event or tenant that cannot be paid', () => {
  test.each([
    [{ status: 'On hold' }, 422, 'event_closed'],
    [{ status: 'Draft' }, 404, 'not_found'],
    [{ closes_at: '2020-01-01' }, 422, 'event_closed'],
    [{ opens_at: '2999-01-01' }, 422, 'event_not_open'],
    [{ type: 'Promo' }, 404, 'not_found'],
  ])('%j', async (change, status, code) => {
    const shopper = await ready();
    const [[column, value]] = Object.entries(change) as [[string, string]];
    const [before] = await world.sql<Record<string, unknown>>(
      `select ${column} as value from events where slug = 'fjord-fern'`,
    );
    await world.sql(`update events set ${column} = $1 where slug = 'fjord-fern'`, [value]);
    const answers = [await shopper.pay(GOOD), await shopper.createCustomer()];
    await world.sql(`update events set ${column} = $1 where slug = 'fjord-fern'`, [before?.['value']]);
    for (const answer of answers) expect([answer.status, answer.json['code']]).toEqual([status, code]);
  });

  test('no account, or one that may not charge: payments_unavailable, and no order', async () => {
    const bag = [{ product_id: 'tb-bag', variant_id: 'tb-bag-blue', quantity: 1 }];
    const none = new Shopper(world, TIDEWATER, bag);
    await none.createCustomer();
    const refused = await none.pay({ amount: '18.95', total_shipping_price: '3.95' });
    expect([refused.status, refused.json['code']]).toEqual([422, 'payments_unavailable']);
    await nothingWritten(none);
    await world.ownerSql(`update provider_accounts set charges_enabled = false`);
    const shopper = await ready();
    const closed = await shopper.pay(GOOD);
    await world.ownerSql(`update provider_accounts set charges_enabled = true`);
    expect(closed.json['code']).toBe('payments_unavailable');
    await nothingWritten(shopper);
  });
});

test('the seventh different pay of a minute is one too many, a repeat never is (D27-3)', () =>
  withinOneWindow(async () => {
    const shopper = await ready();
    const good = await shopper.pay(GOOD);
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      expect((await shopper.pay({ ...GOOD, amount: `${wrong}.00` })).status).toBe(422);
    }
    const seventh = await shopper.pay({ ...GOOD, amount: '6.00' });
    expect([seventh.status, seventh.json['code']]).toEqual([429, 'rate_limited']);
    expect(Number(seventh.headers.get('retry-after'))).toBeGreaterThan(0);
    const repeat = await shopper.pay(GOOD);
    expect([repeat.status, repeat.json['order_id']]).toEqual([200, good.json['order_id']]);
  }));

test('a visitor’s sixth wrong voucher of a minute is not answered, nor is a right one then (D27-2)', () =>
  withinOneWindow(async () => {
    const browser = { 'user-agent': 'somebody who guesses' };
    const guess = async (code: string) => {
      const shopper = await ready();
      const body = {
        ...GOOD,
        customer_id: shopper.customerId,
        products: DEMO_BASKET,
        shipping_method: 'standard',
      };
      return world.post(`${shopper.base}/pay`, { ...body, discount_code: code }, browser);
    };
    for (const code of ['GUESS1', 'GUESS2', 'GUESS3', 'GUESS4', 'GUESS4', 'GUESS5']) {
      expect((await guess(code)).json['codes']).toEqual({ discount_code: ['invalid_voucher'] });
    }
    expect((await guess('GUESS6')).status).toBe(429);
    expect((await guess('SAVE5')).status).toBe(429);
    const shopper = await ready();
    const form = { ...ADA, products: DEMO_BASKET };
    expect(
      (await world.post(`${shopper.base}/create-customer`, { ...form, code: 'ONCE' }, browser)).status,
    ).toBe(429);
    expect((await world.post(`${shopper.base}/create-customer`, form, browser)).status).toBe(200);
  }));
