/** @jest-environment node */
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { lockedToCountryHandler } from './locked-to-country';
import { readStorefrontHandler } from './read-storefront';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readStorefrontHandler, lockedToCountryHandler]);
});
afterAll(() => world.close());

async function store(slug: string): Promise<StorefrontData> {
  const answer = await world.get(`/api/storefront/${slug}`);
  check(readStorefront, answer);
  return answer.json.data as unknown as StorefrontData;
}

const card = (data: StorefrontData, id: string): ProductCard | undefined =>
  data.event_products.find((one) => one.product_id === id);

describe('a public store (S7-21, D20-2)', () => {
  test('settings, company, look and twelve products', async () => {
    const data = await store('fjord-fern');
    expect(data).toMatchObject({
      tenant_id: 'ten_fjord',
      vat_rate: '20.00',
      not_vat_registered: false,
      shipping_prices: {
        standard: '3.95',
        standard_tracked: '5.45',
        express: '9.95',
        additional_item_price: '0.75',
      },
      companyDetails: { legal_name: 'Fjord & Fern Coffee Ltd' },
      event_type: { type: 'Store' },
      storeConfig: { storeName: 'Fjord & Fern', colourSet: { id: 'col_fjord_moss', primary: '#1f4d3a' } },
      takes_payment: true,
      door: 'open',
    });
    expect(data.event_products).toHaveLength(12);
    expect(card(data, 'ff-draft-cap')).toBeUndefined();
  });

  test('prices are VAT-inclusive where VAT applies, and flags are derived', async () => {
    const data = await store('fjord-fern');
    expect(card(data, 'ff-crew-tee')).toMatchObject({
      store_selling_price: '18.00',
      price: '21.60',
      store_default_vat: 1,
      custom_text_front: false,
      customisable: false,
    });
    expect(card(data, 'ff-kids-tee')).toMatchObject({ price: '14.00', store_default_vat: 0 });
    expect(card(data, 'ff-name-hoodie')).toMatchObject({ custom_text_front: true, custom_text_back: false });
    expect(card(await store('tidewater'), 'tw-slipway-tote')).toMatchObject({
      store_selling_price: '12.00',
      price: '12.00',
    });
  });

  test('stock is told up to 200, and a sold-out colour with 0', async () => {
    const data = await store('fjord-fern');
    const told = (id: string) =>
      Object.fromEntries(card(data, id)?.variants.map((one) => [one.variant_id, one.available]) ?? []);
    expect(told('ff-tote')).toEqual({ 'ff-tote-oat': 3, 'ff-tote-forest': 0 });
    expect(told('ff-crew-tee')['ff-crew-tee-black-m']).toBe(200);
  });

  test('a back preview only where the back carries a design', async () => {
    const data = await store('fjord-fern');
    expect(card(data, 'ff-crew-tee')?.colours[0]?.back_preview).toBeNull();
    expect(card(data, 'ff-name-hoodie')?.colours[0]?.back_preview).toMatch(
      /^\/api\/ten_fjord\/fjord-fern\/preview\/ff-name-hoodie\/hoodie-forest\/back\?v=[0-9a-f]{16}$/,
    );
  });

  test('US: tax is not in the price; a region without keys takes no payment and says so', async () => {
    expect(card(await store('prairie-run'), 'pr-club-tee')?.price).toBe('24.00');
    expect((await store('prairie-run')).takes_payment).toBe(true);
    expect((await store('lumen-crew')).takes_payment).toBe(false);
  });

  test('an account that cannot be charged takes no payment', async () => {
    await world.asOwner(
      "update provider_accounts set charges_enabled = false where tenant_id = 'ten_tidewater'",
    );
    expect((await store('tidewater')).takes_payment).toBe(false);
  });
});

describe('what is not public', () => {
  test('a draft is a 404, a store on hold its own message and nothing to buy', async () => {
    expect((await world.get('/api/storefront/fjord-fern-summer')).status).toBe(404);
    const held = await store('fjord-fern-archive');
    expect(held).toMatchObject({ status: 'On hold', event_products: [], takes_payment: false });
    expect(held.on_hold_message).toContain('The archive is shut');
  });

  test.each(['nowhere', 'ten_fjord', 'A', 'x'.repeat(64), 'fjord-fern%00'])('%s is a 404', async (slug) => {
    expect((await world.get(`/api/storefront/${slug}`)).status).toBe(404);
  });

  test('an old name is a 404 that tells the new one', async () => {
    await world.sql(`insert into slug_directory (slug, tenant_id, event_id, renamed_to)
      values ('fjord-old', 'ten_fjord', 'evt_fjord_fern', 'fjord-fern')`);
    const answer = await world.get('/api/storefront/fjord-old');
    expect([answer.status, answer.json.data]).toEqual([404, { renamed_to: 'fjord-fern' }]);
    const other = await world.get('/api/ten_fjord/fjord-old/locked-to-country');
    expect([other.status, other.json.data]).toEqual([404, { renamed_to: 'fjord-fern' }]);
    expect((await world.get('/api/ten_lumen/fjord-old/locked-to-country')).json.data).toBeUndefined();
  });
});
