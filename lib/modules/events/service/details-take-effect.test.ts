/** @jest-environment node */
import { createCustomerHandler } from '@/lib/modules/checkout/api/checkout';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { readEventDetailsHandler, updateEventDetailsHandler } from '@/lib/modules/events/api/event-details';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { lockedToCountryHandler } from '@/lib/modules/storefront/api/locked-to-country';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { answerInvitationHandler, readInvitationHandler } from '@/lib/modules/size-collection/api/invitation';
import { inviteToken } from '@/lib/modules/size-collection/service/invite-link';
import { recipient } from '@/scripts/test/claim-world';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { ADA, DEMO_BASKET } from '@/scripts/test/shopper';

jest.setTimeout(120_000);

const EARLIER = new Date(Date.now() - 60_000).toISOString();
const LATER = new Date(Date.now() + 86_400_000).toISOString();

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readEventDetailsHandler,
    updateEventDetailsHandler,
    readStorefrontHandler,
    lockedToCountryHandler,
    createCustomerHandler,
    claimHandler,
    readInvitationHandler,
    answerInvitationHandler,
  ]);
});
afterAll(() => world.close());

/** An event of the demo, changed by its own client, seen by the public. */
function eventOf(tenant: string, slug: string, person: string) {
  const path = `/api/${tenant}/events/${slug}/details`;
  return {
    set: async (settings: object) => {
      const { version } = (await world.get(path, person)).json.data as unknown as { version: number };
      const saved = await world.post(path, { version, ...settings }, person);
      expect([settings, saved.status]).toEqual([settings, 200]);
    },
    shown: async () => (await world.get(`/api/storefront/${slug}`)).json.data as unknown as StorefrontData,
    locked: async () => (await world.get(`/api/${tenant}/${slug}/locked-to-country`)).json as unknown,
    post: (call: string, body: object) => world.post(`/api/${tenant}/${slug}/${call}`, body),
  };
}

const store = eventOf('ten_fjord', 'fjord-fern', 'admin@fjord-fern.example');
const promo = eventOf('ten_lumen', 'lumen-summit', 'admin@lumen-robotics.example');
const bulk = eventOf('ten_lumen', 'lumen-offsite', 'admin@lumen-robotics.example');

const shopper = (form: object = {}) =>
  store.post('checkout/create-customer', { ...ADA, ...form, products: DEMO_BASKET });
const told = ({ status, json }: DemoAnswer) => [status, json.code, json.codes];
const claim = (changes: Record<string, unknown> = {}) =>
  promo.post('claim', recipient({ promo_code: 'SUMMIT', ...changes }));

describe('what a client sets, its visitors meet: a store', () => {
  const IRISH = { address_country: 'Ireland', address_postcode: 'D02 AF30', phone: '+353 1 555 0100' };

  test('countries, and the locked ones that replace them', async () => {
    expect(told(await shopper(IRISH))).toEqual([422, 'invalid', { address_country: ['invalid_country'] }]);
    await store.set({ countries: ['GB', 'IE'] });
    expect((await shopper(IRISH)).status).toBe(200);
    expect((await store.shown()).countries).toEqual(['GB', 'IE']);
    await store.set({ locked_countries: ['GB'] });
    expect(told(await shopper(IRISH))).toEqual([422, 'invalid', { address_country: ['invalid_country'] }]);
    expect(await store.locked()).toEqual([{ iso2: 'GB', name: 'United Kingdom' }]);
    await store.set({ countries: ['GB'], locked_countries: [] });
    expect(await store.locked()).toEqual([]);
  });

  test('US states', async () => {
    const kansas = {
      address_country: 'United States of America',
      address_postcode: '66601',
      address_state: 'Kansas',
      phone: '+1 785 555 0100',
    };
    await store.set({ countries: ['GB', 'US'], states: ['TX'] });
    expect(told(await shopper(kansas))).toEqual([422, 'invalid', { address_state: ['invalid_state'] }]);
    await store.set({ states: ['TX', 'KS'] });
    expect((await shopper(kansas)).status).toBe(200);
    await store.set({ countries: ['GB'], states: [] });
  });

  test('VAT rate and registration, in every price', async () => {
    const tee = async () =>
      (await store.shown()).event_products.find(({ product_id }) => product_id === 'ff-crew-tee')?.price;
    expect(await tee()).toBe('21.60');
    await store.set({ vat_rate: '5.00' });
    expect(await tee()).toBe('18.90');
    await store.set({ not_vat_registered: true });
    expect(await tee()).toBe('18.00');
    await store.set({ vat_rate: '20.00', not_vat_registered: false });
  });

  test('the three shipping settings: free before one price before its own table before the region’s', async () => {
    const table = {
      standard: '1.00',
      standard_tracked: '2.00',
      express: '3.00',
      additional_item_price: '0.10',
    };
    const flat = (price: string) => ({
      standard: price,
      standard_tracked: price,
      express: price,
      additional_item_price: '0.00',
    });
    const offered = async () => (await shopper()).json.data['shipping_prices'];
    const region = (await store.shown()).shipping_prices;
    expect(await offered()).toEqual(region);
    await store.set({ custom_retail_shipping: table });
    expect([await offered(), (await store.shown()).shipping_prices]).toEqual([table, table]);
    await store.set({ fixed_retail_shipping_price: '2.50' });
    expect([await offered(), (await store.shown()).shipping_prices]).toEqual([flat('2.50'), flat('2.50')]);
    await store.set({ free_retail_shipping: true });
    expect(await offered()).toEqual(flat('0.00'));
    await store.set({
      free_retail_shipping: false,
      fixed_retail_shipping_price: null,
      custom_retail_shipping: null,
    });
    expect(await offered()).toEqual(region);
  });

  test('opening and closing', async () => {
    await store.set({ opens_at: LATER });
    expect(told(await shopper())).toEqual([422, 'event_not_open', undefined]);
    expect(await store.shown()).toMatchObject({ door: 'closed', opens_at: LATER, event_products: [] });
    await store.set({ opens_at: null, closes_at: EARLIER });
    expect(told(await shopper())).toEqual([422, 'event_closed', undefined]);
    await store.set({ closes_at: null });
    expect((await shopper()).status).toBe(200);
  });

  test('name, language and the text while it is on hold', async () => {
    await store.set({ name: 'Fern & Fjord', default_language: 'sv', on_hold_message: 'Back on Monday.' });
    await world.sql("update events set status = 'On hold' where slug = 'fjord-fern'");
    expect(await store.shown()).toMatchObject({
      name: 'Fern & Fjord',
      default_event_lang: 'sv',
      on_hold_message: 'Back on Monday.',
    });
    await store.set({ on_hold_message: '' });
    expect((await store.shown()).on_hold_message).toBeNull();
    await world.sql("update events set status = 'Active' where slug = 'fjord-fern'");
  });
});

describe('a gift', () => {
  const until = async (answer: DemoAnswer) => {
    expect(answer.status).toBe(200);
    return answer.json.data['edit_until'] as unknown as string | null;
  };

  test('the change window of each order', async () => {
    await promo.set({ edit_window_minutes: 0 });
    expect(await until(await claim())).toBeNull();
    await promo.set({ edit_window_minutes: 90 });
    const minutes = (Date.parse((await until(await claim())) ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(88);
    expect(minutes).toBeLessThanOrEqual(90);
  });

  test('a sample needs no code', async () => {
    const bare = () => claim({ promo_code: '' });
    expect((await bare()).status).toBe(422);
    await promo.set({ sample: true });
    expect((await bare()).status).toBe(200);
    expect((await promo.shown()).sample).toBe(true);
    await promo.set({ sample: false });
  });

  test('one per household, or as many as they like', async () => {
    const home = { address_first_line: 'Prinsengracht 300', address_postcode: '1016 HX' };
    expect((await claim(home)).status).toBe(200);
    expect(told(await claim(home))[1]).toBe('already_ordered');
    await promo.set({ household_mode: 'off' });
    expect((await claim(home)).status).toBe(200);
    await promo.set({ household_mode: 'flag' });
    expect((await claim(home)).json.data).toMatchObject({ to_be_confirmed: true });
  });

  test('the cap', async () => {
    const [row] = await world.sql<{ used: number }>(
      "select claims_used as used from events where slug = 'lumen-summit'",
    );
    await promo.set({ claim_cap: (row?.used ?? 0) + 1 });
    expect((await promo.shown()).door).toBe('open');
    expect((await claim()).status).toBe(200);
    expect((await promo.shown()).door).toBe('exhausted');
    expect(told(await claim())[1]).toBe('event_exhausted');
    await promo.set({ claim_cap: null });
    expect((await claim()).status).toBe(200);
  });
});

test('a size collection asks for addresses, in the countries set, until its last day, and has no page when it is off', async () => {
  await world.sql(
    `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key)
     values ('ten_lumen', 'inv_details', 'evt_lumen_offsite', 'Ada Fern', 'ada@details.example', 'ada@details.example')`,
  );
  const path = `/api/invitation/${inviteToken({ tenantId: 'ten_lumen', inviteeId: 'inv_details' })}`;
  const asked = async () => (await world.get(path)).json.data as unknown as Record<string, unknown>;
  const answer = (address: object) =>
    world.post(path, {
      version: 0,
      ...ADA,
      ...address,
      products: [{ product_id: 'lu-offsite-jacket', variant_id: 'lu-offsite-jacket-navy-m', quantity: 1 }],
    });
  expect(await asked()).toMatchObject({ collects_addresses: false, closed: null });
  await bulk.set({ collect_addresses: true, countries: ['NO'], opens_at: LATER, closes_at: null });
  expect(await asked()).toMatchObject({ collects_addresses: true, closed: 'not_open_yet', opens_at: LATER });
  await bulk.set({ opens_at: null, closes_at: LATER });
  expect(told(await answer({}))[2]).toEqual({ address_country: ['invalid_country'] });
  await bulk.set({ closes_at: EARLIER });
  expect(await asked()).toMatchObject({ closed: 'over', closes_at: EARLIER });
  await bulk.set({ collect_sizes: false });
  expect((await world.get(path)).status).toBe(404);
  expect((await world.get('/api/storefront/lumen-offsite')).status).toBe(404);
});
