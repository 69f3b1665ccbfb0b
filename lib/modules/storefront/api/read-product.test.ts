/** @jest-environment node */
import { colourName } from '@/lib/modules/catalogue/rules/colour-name';
import { wireToScene, type WireSide } from '@/lib/modules/design/rules/scene-wire';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readProductHandler } from './read-product';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readProductHandler]);
});
afterAll(() => world.close());

const NAMES = 'event product you_may_like_products';
type ProductPage = { product: Product; you_may_like_products: ProductCard[] };

async function page(path: string): Promise<ProductPage> {
  const answer = await world.get(path);
  check(readProduct, answer);
  const names = Object.keys(answer.json.data).sort().join(' ');
  expect([answer.headers.get('cache-control'), names]).toEqual(['public, max-age=300', NAMES]);
  return answer.json.data as unknown as ProductPage;
}

describe('product-id (S3.4, S7)', () => {
  test('the hoodie with both sides, the specification’s names, and the scenes they stand for', async () => {
    const { product } = await page('/api/ten_fjord/fjord-fern/product-id=ff-name-hoodie');
    expect(product).toMatchObject({
      tenant_id: 'ten_fjord',
      status: 'active',
      price: '40.80',
      customisable: true,
      event_prices: [{ event_id: 'evt_fjord_fern', store_selling_price: '34.00' }],
    });
    const text = product.products.front?.texts.find((one) => one.customisable);
    expect(text).toMatchObject({
      text: 'YOUR NAME',
      maxLength: 14,
      textAlign: 'center',
      scale: { x: 1, y: 1 },
    });
    const [scene] = await world.sql<{ front: Scene; back: Scene }>(
      "select scene_front as front, scene_back as back from products where id = 'ff-name-hoodie'",
    );
    expect(wireToScene('front', product.products.front as WireSide)).toEqual(scene?.front);
    expect(wireToScene('back', product.products.back as WireSide)).toEqual(scene?.back);
    expect(product.products.scenes).toEqual({ front: scene?.front, back: scene?.back });
  });

  test('colours, sizes and SKUs in the specification’s lists', async () => {
    const { product } = await page('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee');
    const sizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
    expect(product.products).toMatchObject({
      sizes,
      back: null,
      identifiers: ['tee-black', 'tee-forest', 'tee-oat'],
      colour_names: { 'tee-black': 'Black', 'tee-forest': 'Forest', 'tee-oat': 'Oat' },
      colour_identifiers: { Black: 'tee-black', Forest: 'tee-forest', Oat: 'tee-oat' },
      colour_size: { Black: sizes, Forest: sizes, Oat: sizes },
      selected: {
        code: 'FF-TEE-01',
        family: 'tee',
        colour_count: 3,
      },
      artwork: { front: true, back: false, back_preview: null },
    });
    for (const { identifier, name } of product.products.colours) expect(name).toBe(colourName(identifier));
    expect(product.products.colour_skus['Black']?.[1]).toBe('FF-TEE-01-BLACK-M');
    expect(Object.keys(product.products.images.front)).toEqual(['tee-black', 'tee-forest', 'tee-oat']);
    expect(product.variants).toHaveLength(18);
  });

  test('what making it costs is told to people of the tenant who may know it, and to staff (D50-2)', async () => {
    const path = '/api/ten_fjord/fjord-fern/product-id=ff-crew-tee';
    const kept: string[] = [];
    const costsFor = async (person?: string) => {
      const { json, headers } = await world.get(path, person);
      kept.push(headers.get('cache-control') ?? '');
      const { product } = json.data as unknown as {
        product: { products: { selected: Record<string, unknown> } };
      };
      const { blank_price: blank, print_price: print } = product.products.selected;
      return { blank, print };
    };
    const none = { blank: undefined, print: undefined };
    expect(await costsFor()).toEqual(none);
    expect(await costsFor('service@fjord-fern.example')).toEqual(none);
    expect(await costsFor('admin@lumen-robotics.example')).toEqual(none);
    const costs = {
      blank: { GBP: { 'en-GB': { retail: '4.10' } }, EUR: { 'nl-NL': {} }, USD: { 'en-US': {} } },
      print: { GBP: { 'en-GB': { retail: '3.20' } } },
    };
    for (const person of ['admin@fjord-fern.example', 'manager@fjord-fern.example', 'care@merchloom.example'])
      expect(await costsFor(person)).toMatchObject(costs);
    // Whoever may not know is a shopper like any other; what the others are told is kept nowhere.
    const shared = 'public, max-age=300';
    expect(kept).toEqual([shared, shared, shared, 'no-store', 'no-store', 'no-store']);
  });

  test('up to four others, those of the category first, never the product itself', async () => {
    const { you_may_like_products: others } = await page('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee');
    expect(others).toHaveLength(4);
    expect(others[0]?.product_id).toBe('ff-fern-tee');
    expect(others.map((one) => one.product_id)).not.toContain('ff-crew-tee');
    const gift = await page('/api/ten_lumen/lumen-summit/product-id=lu-summit-hoodie');
    expect(gift.you_may_like_products).toEqual([]);
  });

  test('a renamed store points to its new name', async () => {
    await world.sql(`insert into slug_directory (slug, tenant_id, event_id, renamed_to)
      values ('fjord-older', 'ten_fjord', 'evt_fjord_fern', 'fjord-fern')`);
    const answer = await world.get('/api/ten_fjord/fjord-older/product-id=ff-mug');
    expect([answer.status, answer.json.data]).toEqual([404, { renamed_to: 'fjord-fern' }]);
  });
});
