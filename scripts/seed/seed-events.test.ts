/** @jest-environment node */
import { blocksPrint, preflight } from '@/lib/modules/design/rules/preflight';
import { sceneFontFamilies } from '@/lib/modules/design/rules/scene-fonts';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { loadFontBooks } from '@/lib/files/fonts/load-font-book';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { toWire } from '@/lib/kernel/money';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { inviteeRows } from './bulk-invitees';
import { seededEvent } from './events';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

interface SoldProduct {
  id: string;
  name: string;
  net: number;
  vat: boolean;
  status: string;
  family: string;
  sizes: string[];
  colours: { name: string; hex: string }[];
  scene_front: Scene | null;
  scene_back: Scene | null;
}

const productsOf = (eventId: string) =>
  world.sql<SoldProduct>(
    `select p.id, p.name, ep.store_selling_price_minor as net, p.store_default_vat as vat, p.status, p.family, p.sizes,
      p.colours, p.scene_front, p.scene_back
     from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
     where ep.event_id = $1 order by ep.position`,
    [eventId],
  );

test('the nine events of docs/demo.md', async () => {
  const rows = await world.sql(
    'select slug, tenant_id, type, sample, status, edit_window_minutes as minutes, not_vat_registered as no_vat from events',
  );
  const row = (slug: string, tenant: string, type: string, status: string, minutes = 60) => ({
    slug,
    tenant_id: `ten_${tenant}`,
    type,
    status,
    minutes,
    sample: slug === 'lumen-sample',
    no_vat: slug === 'tidewater',
  });
  expect(new Set(rows.map((one) => JSON.stringify(Object.entries(one).sort())))).toEqual(
    new Set(
      [
        row('fjord-fern', 'fjord', 'Store', 'Active', 1),
        row('fjord-fern-summer', 'fjord', 'Store', 'Draft'),
        row('fjord-fern-archive', 'fjord', 'Store', 'On hold'),
        row('lumen-summit', 'lumen', 'Promo', 'Active', 0),
        row('lumen-sample', 'lumen', 'Promo', 'Active'),
        row('lumen-crew', 'lumen', 'Products', 'Active'),
        row('lumen-offsite', 'lumen', 'Bulk', 'Active'),
        row('prairie-run', 'prairie', 'Store', 'Active'),
        row('tidewater', 'tidewater', 'Store', 'Active'),
      ].map((one) => JSON.stringify(Object.entries(one).sort())),
    ),
  );
  expect(await world.sql('select slug from slug_directory where renamed_to is null')).toHaveLength(9);
  expect(await world.sql('select slug, renamed_to from slug_directory where renamed_to is not null')).toEqual(
    [{ slug: 'fjord-fern-coffee', renamed_to: 'fjord-fern' }],
  );
  expect(await world.sql('select event_id from store_configurations')).toHaveLength(9);
});

test('the summit is locked, capped and one per household', async () => {
  expect(
    await world.sql(
      `select locked_countries, claim_cap, household_mode from events where slug = 'lumen-summit'`,
    ),
  ).toEqual([
    { locked_countries: ['NL', 'BE', 'DE', 'FR'], claim_cap: 100, household_mode: 'per_household' },
  ]);
  expect(await world.sql(`select collect_sizes from events where slug = 'lumen-offsite'`)).toEqual([
    { collect_sizes: true },
  ]);
});

test('the offsite has asked forty people for their size; twenty-six have answered, and its list is open', async () => {
  const [asked] = await world.sql(
    `select count(*)::int as asked, count(distinct i.email_key)::int as people, count(i.answered_at)::int as answered,
       bool_and(i.email like '%.example') as fictional, bool_and(i.answered_at is null or i.answered_at < now()) as past,
       count(v.id)::int as pieces, bool_and(e.closes_at > now() + interval '11 days') as open
     from bulk_invitees i join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
       left join variants v on v.tenant_id = i.tenant_id and v.id = i.variant_id and v.product_id = i.product_id
     where e.slug = 'lumen-offsite'`,
  );
  expect(asked).toEqual({
    asked: 40,
    people: 40,
    answered: 26,
    pieces: 26,
    fictional: true,
    past: true,
    open: true,
  });
  const at = new Date('2026-11-20T09:00:00Z');
  expect(inviteeRows(at)).toEqual(inviteeRows(at));
});

test('three colour sets and three font sets for each tenant', async () => {
  for (const table of ['colour_sets', 'font_sets']) {
    expect(await world.sql(`select count(*)::integer as n from ${table} group by tenant_id`)).toEqual(
      Array.from({ length: 4 }, () => ({ n: 3 })),
    );
  }
});

describe('products', () => {
  test('fjord-fern: twelve on sale over six families, and the draft', async () => {
    const products = await productsOf('evt_fjord_fern');
    const onSale = products.filter((one) => one.status === 'active');
    expect(onSale).toHaveLength(12);
    const families = ['cap', 'hoodie', 'kids-tee', 'mug', 'tee', 'tote'];
    expect([...new Set(onSale.map((one) => one.family))].sort()).toEqual(families);
    const regionShipping = FIRST_SHIPPING.UK;
    const pricing = storePricing({ ...seededEvent('evt_fjord_fern', new Date()), regionShipping });
    const facts = Object.fromEntries(
      products.map(({ id, name, net, vat, status }) => [
        id,
        [name, toWire(net), toWire(displayUnitPrice(pricing, net, vat)), status],
      ]),
    );
    expect(facts).toMatchObject({
      'ff-crew-tee': ['Crew Tee', '18.00', '21.60', 'active'],
      'ff-name-hoodie': ['Name Hoodie', '34.00', '40.80', 'active'],
      'ff-kids-tee': ['Kids Tee', '14.00', '14.00', 'active'],
      'ff-mug': ['Camp Mug', '9.50', '11.40', 'active'],
      'ff-tote': ['Market Tote', '11.00', '13.20', 'active'],
      'ff-draft-cap': ['Draft Cap', '12.00', '14.40', 'draft'],
    });
    const tee = products.find((one) => one.id === 'ff-crew-tee');
    expect(tee?.colours.map((colour) => colour.name)).toEqual(['Black', 'Forest', 'Oat']);
    expect(tee?.sizes).toEqual(['S', 'M', 'L', 'XL', '2XL', '3XL']);
    expect(tee?.scene_front).not.toBeNull();
    expect(products.find((one) => one.id === 'ff-kids-tee')?.sizes).toEqual(['3-4YR', '5-6YR', '7-8YR']);
  });

  test('stock is 500 but for the totes', async () => {
    const odd = await world.sql('select id, stock from variants where stock <> 500 order by id');
    expect(odd).toEqual([
      { id: 'ff-tote-forest', stock: 0 },
      { id: 'ff-tote-oat', stock: 3 },
    ]);
  });

  test('the other events hold what docs/demo.md says', async () => {
    expect(await productsOf('evt_prairie_run')).toHaveLength(8);
    expect((await productsOf('evt_prairie_run'))[0]).toMatchObject({
      id: 'pr-club-tee',
      name: 'Club Tee',
      net: 2400,
    });
    expect((await productsOf('evt_lumen_summit')).map((one) => one.family)).toEqual(['hoodie']);
    expect((await productsOf('evt_lumen_sample')).map((one) => one.family)).toEqual(['sticker']);
    expect(await productsOf('evt_lumen_crew')).toHaveLength(3);
    expect((await productsOf('evt_lumen_offsite')).map((one) => one.family)).toEqual(['jacket']);
  });

  test.each([
    ['evt_lumen_summit', 'lu-summit-hoodie'],
    ['evt_fjord_fern', 'ff-name-hoodie'],
  ])('%s: the front of %s takes a text', async (eventId, productId) => {
    const product = (await productsOf(eventId)).find((one) => one.id === productId);
    const open = product?.scene_front?.layers.filter((layer) => layer.customisable);
    expect(open).toHaveLength(1);
    expect(open?.[0]).toMatchObject({ type: 'text', text: 'YOUR NAME', maxLength: 14 });
    expect(product?.scene_back?.layers.some((layer) => layer.customisable)).toBe(false);
  });

  test('all artwork passes the print check in every colour, but for one product of tidewater', async () => {
    const events = [
      'evt_fjord_fern',
      'evt_lumen_crew',
      'evt_lumen_offsite',
      'evt_prairie_run',
      'evt_tidewater',
    ];
    const products = (await Promise.all(events.map(productsOf))).flat();
    const stopped = new Set<string>();
    for (const product of products) {
      for (const scene of [product.scene_front, product.scene_back]) {
        if (!scene) continue;
        const fontBooks = await loadFontBooks(sceneFontFamilies(scene));
        for (const { hex } of product.colours) {
          if (blocksPrint(preflight(scene, { fontBooks, garmentColour: hex }))) stopped.add(product.id);
        }
      }
    }
    expect([...stopped]).toEqual(['tw-margin-tee']);
  });
});
