/** @jest-environment node */
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { Shopper } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

/** The demo's basket with SAVE5. */
const SAVED = { amount: '58.74', total_shipping_price: '6.54', discount_code: 'SAVE5' };
const PLAIN = { amount: '63.74', total_shipping_price: '6.54' };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());
afterEach(async () => {
  await world.sql(`update vouchers set uses_per_person = null, min_spend_minor = null, product_ids = null,
    paused_at = null, starts_at = null where code = 'SAVE5'`);
  await world.sql('delete from voucher_uses');
});

const limit = (set: string) => world.sql(`update vouchers set ${set} where code = 'SAVE5'`);

async function shopperOf(email: string): Promise<Shopper> {
  const shopper = new Shopper(world, FJORD);
  expect((await shopper.createCustomer({ email })).status).toBe(200);
  return shopper;
}

async function refusedFor(email: string): Promise<unknown> {
  const { json } = await new Shopper(world, FJORD).createCustomer({ email, code: 'SAVE5' });
  return json.data['code_refused'];
}

/** What is counted for the voucher's persons together. */
async function counted(): Promise<number> {
  const [row] = await world.sql<{ uses: number }>(
    'select coalesce(sum(uses), 0)::integer as uses from voucher_uses',
  );
  return row?.uses ?? 0;
}

describe('uses per person, by folded e-mail (D41-2)', () => {
  test('the second order of one mailbox is refused, in any spelling; another person’s is not', async () => {
    await limit('uses_per_person = 1');
    expect((await (await shopperOf('mia@shopper.example')).pay(SAVED)).status).toBe(200);
    expect(await refusedFor('MIA+two@Shopper.example')).toBe('voucher_used_by_person');
    const again = await (await shopperOf('Mia@shopper.example')).pay(SAVED);
    expect([again.status, again.json['codes']]).toEqual([422, { discount_code: ['voucher_used_by_person'] }]);
    expect((await (await shopperOf('noa@shopper.example')).pay(SAVED)).status).toBe(200);
  });

  test('the same basket again, and its own open order, count once', async () => {
    await limit('uses_per_person = 1');
    const shopper = await shopperOf('lea@shopper.example');
    expect((await shopper.pay(SAVED)).status).toBe(200);
    expect((await shopper.pay(SAVED)).status).toBe(200);
    const express = { ...SAVED, shipping_method: 'express', amount: '65.94', total_shipping_price: '13.74' };
    expect((await shopper.pay(express)).status).toBe(200);
    expect(await counted()).toBe(1);
  });

  test('a basket that drops the voucher gives the use back', async () => {
    await limit('uses_per_person = 1');
    const shopper = await shopperOf('kim@shopper.example');
    expect((await shopper.pay(SAVED)).status).toBe(200);
    expect((await shopper.pay(PLAIN)).status).toBe(200);
    expect([await counted(), await refusedFor('kim@shopper.example')]).toEqual([0, null]);
  });

  test('whoever changes the address of the e-mail gives the former one’s use back', async () => {
    const shopper = await shopperOf('one@shopper.example');
    expect((await shopper.pay(SAVED)).status).toBe(200);
    await shopper.createCustomer({ email: 'two@shopper.example', customer_id: shopper.customerId });
    expect((await shopper.pay(SAVED)).status).toBe(200);
    const rows = await world.sql<{ uses: number }>('select uses from voucher_uses order by uses');
    expect(rows.map(({ uses }) => uses)).toEqual([0, 1]);
  });

  test('of twenty orders at once one has the voucher', async () => {
    await limit('uses_per_person = 1');
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopperOf('max@shopper.example')));
    const answers = await Promise.all(shoppers.map((shopper) => shopper.pay(SAVED)));
    const bought = answers.filter(({ status }) => status === 200);
    expect([bought.length, await counted()]).toEqual([1, 1]);
    for (const { status, json } of answers.filter((answer) => answer.status !== 200))
      expect([status, json['codes']]).toEqual([422, { discount_code: ['voucher_used_by_person'] }]);
  });
});

test('a minimum spend is of the items with VAT (D41-3)', async () => {
  await limit('min_spend_minor = 5721');
  expect(await refusedFor('ann@shopper.example')).toBe('voucher_minimum');
  const refused = await (await shopperOf('ann@shopper.example')).pay(SAVED);
  expect([refused.status, refused.json['codes']]).toEqual([422, { discount_code: ['voucher_minimum'] }]);
  const { json: asked } = await new Shopper(world, FJORD).createCustomer({ code: 'SAVE5' });
  expect(asked.data['code_minimum']).toEqual({ minimum_spend: '57.21', missing: '0.01', currency: 'GBP' });
  await limit('min_spend_minor = 5720');
  expect((await (await shopperOf('ann@shopper.example')).pay(SAVED)).status).toBe(200);
});

test.each([
  ['en', 'spend at least £100.00 to use this voucher: £42.80 to go'],
  ['de', 'dieser Gutschein gilt ab 100,00 £: es fehlen noch 42,80 £'],
  ['sv', 'rabattkoden gäller från 100,00 £: det saknas 42,80 £'],
])('`pay` names the minimum and what is missing to it, in %s (D41-3)', async (lang, text) => {
  await limit('min_spend_minor = 10000');
  const shopper = await shopperOf('ann@shopper.example');
  const { json } = await world.post(
    `${shopper.base}/pay?lang=${lang}`,
    {
      customer_id: shopper.customerId,
      products: shopper.products,
      shipping_method: 'standard',
      ...SAVED,
    },
    shopper.phone,
  );
  const [said = ''] = (json['errors'] as Record<string, string[]> | undefined)?.['discount_code'] ?? [];
  expect(said.replaceAll(/\s/g, ' ')).toBe(text);
});

test('limited to products it is taken off these alone, and refused without them (D41-3)', async () => {
  await limit(`product_ids = '{ff-kids-tee}', amount_minor = 2000`);
  try {
    const shopper = new Shopper(world, FJORD);
    const { json } = await shopper.createCustomer({ email: 'eva@shopper.example' });
    const [listed] = (json.data['event_vouchers'] ?? []).filter(
      (one: { code: string }) => one.code === 'SAVE5',
    );
    // 20.00 off an item of 14.00.
    expect(listed).toMatchObject({ discount_amount: '14.00', products: ['ff-kids-tee'] });
    expect((await shopper.pay({ ...SAVED, amount: '49.74' })).status).toBe(200);
    const [order] = await world.sql<{ discount: unknown }>(
      `select snapshot -> 'discountByRate' as discount from orders where customer_id = $1`,
      [shopper.customerId],
    );
    expect(order?.discount).toEqual([
      { rateBp: 2000, discountMinor: 0, vatMinor: 829 },
      { rateBp: 0, discountMinor: 1400, vatMinor: 0 },
    ]);
    await limit(`product_ids = '{ff-tote}'`);
    expect(await refusedFor('eva@shopper.example')).toBe('voucher_other_products');
  } finally {
    await limit('amount_minor = 500');
  }
});

test.each([
  [`starts_at = now() + interval '1 day'`, 'voucher_not_started'],
  ['paused_at = now()', 'invalid_voucher'],
])('with %s it is refused as %s, and is not offered (D41-1)', async (set, reason) => {
  await limit(set);
  expect(await refusedFor('ida@shopper.example')).toBe(reason);
  const shopper = await shopperOf('ida@shopper.example');
  const refused = await shopper.pay(SAVED);
  expect([refused.status, refused.json['codes']]).toEqual([422, { discount_code: [reason] }]);
  const { json } = await new Shopper(world, FJORD).createCustomer();
  expect((json.data['event_vouchers'] ?? []).map((one: { code: string }) => one.code)).not.toContain('SAVE5');
});

test('a typed code is found beside more public vouchers than are offered (D25-2)', async () => {
  await world.sql(
    `insert into vouchers select (jsonb_populate_record(v, jsonb_build_object('id', v.id || n, 'code', 'OPEN' || n,
      'folded', 'OPEN' || n, 'public', true, 'created_at', v.created_at - interval '1 day'))).*
      from vouchers v, generate_series(1, 60) n where v.code = 'SAVE5'`,
  );
  try {
    expect(await refusedFor('many@shopper.example')).toBeNull();
    expect((await (await shopperOf('many@shopper.example')).pay(SAVED)).status).toBe(200);
  } finally {
    await world.sql(`delete from vouchers where code like 'OPEN%'`);
  }
});
