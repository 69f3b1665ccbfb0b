/** @jest-environment node */
import { cloneEvent } from '@/lib/modules/event-builder/contract/clone-event';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { layManyProducts } from '@/scripts/test/many-products';
import { MADE_TO_ORDER_STOCK } from '@/lib/modules/catalogue/service/add-product';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const TIDEWATER = 'admin@tidewater-books.example';
const EVENT = '/api/ten_fjord/events/fjord-fern';
const ALL = { products: true, stock: 'same', look: true, details: true, vouchers: true };
const NONE = { products: false, look: false, details: false, vouchers: false };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
  await openFor(world, 'super@merchloom.example', 'ten_fjord');
});
beforeEach(() => world.asOwner('delete from rate_limits'));
afterAll(() => world.close());

const clone = (body: object, person = ADMIN, path = EVENT) => world.post(`${path}/clone`, body, person);
const slugOf = (answer: Awaited<ReturnType<typeof clone>>) => answer.json.data['slug'] ?? '';
const idOf = async (slug: string) =>
  (await world.sql<{ id: string }>('select id from events where slug = $1', [slug]))[0]?.id ?? '';

/** The products of an event by position, as far as a copy has them too. */
const productsOf = (event: string) =>
  world.sql(
    `select p.name, p.description, p.status, p.locked, p.lock_reason, md5(p.scene_front::text) as front,
       md5(p.scene_back::text) as back, p.colours, p.sizes, p.fibres, ep.store_selling_price_minor, ep.personal_side_minor,
       ep.position, (select jsonb_agg(jsonb_build_array(v.colour_identifier, v.size, v.stock) order by v.position, v.colour_identifier, v.size)
         from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id) as variants
     from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
     where ep.event_id = $1 and p.deleted_at is null order by ep.position, ep.id`,
    [event],
  );
const SETTINGS = `default_language, countries, states, locked_countries, free_retail_shipping,
  fixed_retail_shipping_minor, custom_retail_shipping, household_mode, edit_window_minutes, vat_rate_bp,
  not_vat_registered, refuses_words, refused_words, type, region, currency, sample`;
const settings = async (slug: string) =>
  (await world.sql(`select ${SETTINGS} from events where slug = $1`, [slug]))[0];

test('with everything: a draft with names of its own, the same products, look, settings and vouchers', async () => {
  await world.sql(
    `update products set locked = true, lock_reason = 'Not yours', fibres = '[{"fibre": "hemp", "percent": 100}]'
     where tenant_id = 'ten_fjord' and id = 'ff-crew-tee'`,
  );
  await world.sql("update events set details_version = 3 where id = 'evt_fjord_fern'");
  const answer = await clone({ name: 'Fjord & Fern Winter', ...ALL });
  check(cloneEvent, answer);
  expect(slugOf(answer)).toBe('fjord-and-fern-winter');
  const id = await idOf('fjord-and-fern-winter');
  const source = await productsOf('evt_fjord_fern');
  const copies = await productsOf(id);
  expect(copies).toEqual(source);
  expect(answer.json.data['products']).toBe(copies.length);
  expect(copies.length).toBeGreaterThan(3);
  // A copy of a locked product is locked too: a clone is no way around it.
  expect(copies).toContainEqual(expect.objectContaining({ locked: true, lock_reason: 'Not yours' }));
  expect(await settings('fjord-and-fern-winter')).toEqual(await settings('fjord-fern'));
  const [event] = await world.sql(
    'select status, claims_used, details_version, opens_at, locked from events where id = $1',
    [id],
  );
  expect(event).toEqual({
    status: 'Draft',
    claims_used: 0,
    details_version: 0,
    opens_at: null,
    locked: false,
  });
  const [look] = await world.sql(
    `select a.colour_set_id = b.colour_set_id and a.font_set_id = b.font_set_id as same,
       a.content - 'storeName' - 'homeHeading' = b.content - 'storeName' - 'homeHeading' as texts,
       a.content ->> 'storeName' as name, a.version
     from store_configurations a, store_configurations b where a.event_id = $1 and b.event_id = 'evt_fjord_fern'`,
    [id],
  );
  expect(look).toEqual({ same: true, texts: true, name: 'Fjord & Fern Winter', version: 1 });
  const vouchers = (event: string) =>
    world.sql(
      `select code, kind, amount_minor, percent_bp, public, max_uses from vouchers
       where event_id = $1 and (expires_at is null or expires_at > now()) order by code`,
      [event],
    );
  expect(await vouchers(id)).toEqual(await vouchers('evt_fjord_fern'));
  expect(await world.sql('select max(uses) from vouchers where event_id = $1', [id])).toEqual([{ max: 0 }]);
  for (const table of ['orders', 'customers', 'promo_codes', 'bulk_invitees', 'contact_messages']) {
    expect(await world.sql(`select from ${table} where event_id = $1`, [id])).toEqual([]);
  }
});

test('its products are its own: a change of one is none of the other’s', async () => {
  const slug = slugOf(await clone({ name: 'Own products', ...NONE, products: true }));
  const path = `/api/ten_fjord/events/${slug}/products`;
  const { json } = await world.get(path, ADMIN);
  const [first] = json.data['products'] as unknown as {
    product_id: string;
    updated_at: string;
    locked: boolean;
  }[];
  expect(first?.product_id).not.toMatch(/^ff-/);
  const [stock] = await world.sql(
    'select distinct v.stock from variants v join event_products ep on ep.product_id = v.product_id where ep.event_id = $1',
    [await idOf(slug)],
  );
  expect(stock).toEqual({ stock: MADE_TO_ORDER_STOCK });
  const before = await productsOf('evt_fjord_fern');
  const removed = await world.post(`${path}/${first?.product_id}/delete`, {}, 'super@merchloom.example');
  expect(removed.json.data).toMatchObject({ deleted: true });
  expect(await productsOf('evt_fjord_fern')).toEqual(before);
});

test('with nothing: an empty draft of the same type, with the defaults', async () => {
  const slug = slugOf(await clone({ name: 'Empty', slug: 'fjord-empty', ...NONE }));
  expect(slug).toBe('fjord-empty');
  const id = await idOf(slug);
  expect(await productsOf(id)).toEqual([]);
  expect(await world.sql('select from vouchers where event_id = $1', [id])).toEqual([]);
  expect((await world.get(`/api/ten_fjord/store-admin/${slug}/configuration`, ADMIN)).status).toBe(200);
  expect((await world.get(`/api/ten_fjord/events/${slug}/overview`, ADMIN)).status).toBe(200);
});

test('each with its audit rows, and one that fails leaves nothing behind', async () => {
  const slug = slugOf(await clone({ name: 'Logged', ...NONE, products: true }));
  const id = await idOf(slug);
  const log = await world.sql<{ action: string; data: object }>(
    'select action, data from audit_log where subject_id = $1',
    [id],
  );
  expect(log.filter(({ action }) => action === 'event.created')).toEqual([
    {
      action: 'event.created',
      data: { slug, type: 'Store', region: 'UK', cloned_from: 'evt_fjord_fern' },
    },
  ]);
  expect(log.filter(({ action }) => action === 'event_product.added')).toHaveLength(
    (await productsOf(id)).length,
  );
  const taken = await clone({ name: 'Taken', slug: 'tidewater', ...ALL });
  expect([taken.status, taken.json.codes]).toEqual([422, { slug: ['slug_taken'] }]);
  expect((await clone({ name: 'Kept', slug: 'events', ...ALL })).json.codes).toEqual({
    slug: ['slug_reserved'],
  });
  expect(await world.sql("select from events where name in ('Taken', 'Kept')")).toEqual([]);
});

test('more products than can be copied at once are refused', async () => {
  await layManyProducts(world, 1001);
  const many = '/api/ten_tidewater/events/tidewater';
  const refused = await clone({ name: 'More', ...ALL }, TIDEWATER, many);
  expect([refused.status, refused.json.codes]).toEqual([422, { products: ['too_many'] }]);
  expect((await clone({ name: 'More', ...ALL, products: false }, TIDEWATER, many)).status).toBe(200);
  await world.sql("delete from event_products where product_id like 'many-%' and product_id > 'many-00950'");
  const copied = await clone({ name: 'As many as can be', ...NONE, products: true }, TIDEWATER, many);
  expect(copied.json.data['products']).toBeGreaterThan(950);
});

test.each([
  ['manager@fjord-fern.example', 200],
  ['service@fjord-fern.example', 403],
  ['admin@lumen-robotics.example', 404],
  ['accounts@merchloom.example', 403],
  ['care@merchloom.example', 403],
] as const)('%s: %s (D3)', async (person, status) => {
  expect((await clone({ name: 'By role', ...NONE }, person)).status).toBe(status);
});

test('a copy of a private store asks for the same; whom it invited is not copied', async () => {
  await world.sql(
    `insert into event_access (tenant_id, event_id, mode, domains, version, updated_at)
     values ('ten_fjord', 'evt_fjord_fern', 'domains', '{fjord.example}', 7, now())`,
  );
  await world.sql(
    `insert into event_access_emails (tenant_id, event_id, email, added_at)
     values ('ten_fjord', 'evt_fjord_fern', 'ada@fjord.example', now())`,
  );
  const id = await idOf(slugOf(await clone({ name: 'Private too', ...NONE, details: true })));
  const rows = await world.sql('select mode, domains, version from event_access where event_id = $1', [id]);
  expect(rows).toEqual([{ mode: 'domains', domains: ['fjord.example'], version: 1 }]);
  expect(await world.sql('select email from event_access_emails where event_id = $1', [id])).toEqual([]);
});
