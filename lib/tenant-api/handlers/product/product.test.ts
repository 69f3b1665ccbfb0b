/** @jest-environment node */
import { wireToScene, type WireSide } from '@/lib/domain/design/scene-wire';
import type { Scene } from '@/lib/domain/design/scene-types';
import type { Product } from '@/lib/contracts/product/product';
import { readProduct } from '@/lib/contracts/product/read-product';
import type { ProductCard } from '@/lib/contracts/storefront/product-card';
import { linePreviewUrl } from '@/lib/services/orders/line-preview-url';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { linePreviewHandler } from '../orders/line-preview';
import { productPreviewHandler } from './product-preview';
import { readProductHandler } from './read-product';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readProductHandler, productPreviewHandler, linePreviewHandler]);
});
afterAll(() => world.close());

interface ProductPage {
  product: Product;
  you_may_like_products: ProductCard[];
}

async function page(path: string): Promise<ProductPage> {
  const answer = await world.get(path);
  check(readProduct, answer);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  return answer.json.data as unknown as ProductPage;
}

describe('product-id (SPEC 3.4, 7)', () => {
  test('the hoodie with both sides, SPEC’s names, and the scenes they stand for', async () => {
    const { product } = await page('/api/ten_fjord/fjord-fern/product-id=ff-name-hoodie');
    expect(product).toMatchObject({
      ...{ tenant_id: 'ten_fjord', status: 'active', price: '40.80', customisable: true },
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

  test('colours, sizes and SKUs in SPEC’s lists', async () => {
    const { product } = await page('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee');
    const sizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
    expect(product.products).toMatchObject({
      sizes,
      back: null,
      identifiers: ['tee-black', 'tee-forest', 'tee-oat'],
      colour_names: { 'tee-black': 'Black', 'tee-forest': 'Forest', 'tee-oat': 'Oat' },
      colour_identifiers: { Black: 'tee-black', Forest: 'tee-forest', Oat: 'tee-oat' },
      colour_size: { Black: sizes, Forest: sizes, Oat: sizes },
      selected: { code: 'FF-TEE-01', family: 'tee', colour_count: 3, blank_price: { GBP: '4.10' } },
      artwork: { front: true, back: false, back_preview: null },
    });
    expect(product.products.colour_skus['Black']?.[1]).toBe('FF-TEE-01-BLACK-M');
    expect(Object.keys(product.products.images.front)).toEqual(['tee-black', 'tee-forest', 'tee-oat']);
    expect(product.variants).toHaveLength(18);
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

const NOT_PUBLIC = [
  ['a draft product', 'ten_fjord', 'fjord-fern', 'ff-draft-cap', 'cap-oat-onesize'],
  ['a product of a draft event', 'ten_fjord', 'fjord-fern-summer', 'ff-fern-tee', 'tee-oat'],
  ['another event’s product', 'ten_fjord', 'fjord-fern-archive', 'ff-name-hoodie', 'hoodie-forest'],
  ['another tenant’s product', 'ten_lumen', 'lumen-crew', 'ff-mug', 'mug-oat-onesize'],
  ['another tenant’s store', 'ten_lumen', 'fjord-fern', 'ff-mug', 'mug-oat-onesize'],
  ['an unknown product', 'ten_fjord', 'fjord-fern', 'ff-nothing', 'tee-black'],
] as const;

test.each(NOT_PUBLIC)('%s is a 404 and no picture', async (_name, tenant, slug, product, colour) => {
  const answer = await world.get(`/api/${tenant}/${slug}/product-id=${product}`);
  expect([answer.status, answer.json.data]).toEqual([404, undefined]);
  const picture = await world.get(`/api/${tenant}/${slug}/preview/${product}/${colour}/front`);
  expect([picture.status, picture.text.includes('<svg')]).toEqual([404, false]);
});

test('a product on hold or deleted is a 404', async () => {
  expect((await world.get('/api/ten_fjord/fjord-fern-archive/product-id=ff-crew-tee')).status).toBe(404);
  await world.sql("update products set deleted_at = now() where id = 'ff-bean-tote'");
  expect((await world.get('/api/ten_fjord/fjord-fern/product-id=ff-bean-tote')).status).toBe(404);
});

describe('previews', () => {
  const path = '/api/ten_fjord/fjord-fern/preview/ff-name-hoodie/hoodie-forest/front';

  test('a drawing that cannot run or load', async () => {
    const picture = await world.get(path, undefined, { accept: 'image/svg+xml' });
    expect([picture.status, picture.text.slice(0, 10)]).toEqual([200, '<svg xmlns']);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  test('an unknown colour or side is a 404', async () => {
    expect((await world.get(path.replace('forest', 'pink'))).status).toBe(404);
    expect((await world.get(path.replace('front', 'top'))).status).toBe(404);
  });

  test('the version changes with the scene and the colour', async () => {
    const versionOf = async () => {
      const { product } = await page('/api/ten_fjord/fjord-fern/product-id=ff-fern-mug');
      return product.products.images.front['mug-sky-onesize'];
    };
    const before = await versionOf();
    await world.sql(
      `update products set scene_front = jsonb_set(scene_front, '{layers,0,angle}', '9') where id = 'ff-fern-mug'`,
    );
    const turned = await versionOf();
    await world.sql(
      `update products set colours = jsonb_set(colours, '{2,hex}', '"#aaccee"') where id = 'ff-fern-mug'`,
    );
    expect(new Set([before, turned, await versionOf()]).size).toBe(3);
  });
});

describe('the picture of an ordered line', () => {
  test('opens by its own signature and by no other', async () => {
    const [line, other] = await world.sql<{ id: string }>(
      "select id from order_lines where tenant_id = 'ten_fjord' order by id limit 2",
    );
    if (!line || !other) throw new Error('no lines');
    const url = linePreviewUrl({ tenantId: 'ten_fjord', lineId: line.id, side: 'front' });
    const picture = await world.get(url);
    expect([picture.status, picture.text.slice(0, 4)]).toEqual([200, '<svg']);
    expect(picture.headers.get('cache-control')).toBe('private, max-age=3600');
    const swaps = [
      url.replace(line.id, other.id),
      url.replace('/front', '/back'),
      url.replace('ten_fjord', 'ten_lumen'),
      url.replace(/signature=.*/, `signature=${'0'.repeat(32)}`),
      url.replace(/signature=.*/, 'signature='),
    ];
    for (const swapped of swaps) expect((await world.get(swapped)).status).toBe(404);
    expect((await world.get(url.replace(/\?.*/, ''))).status).toBe(422);
  });

  test('another tenant’s line does not open even under a true signature', async () => {
    const [line] = await world.sql<{ id: string }>(
      "select id from order_lines where tenant_id = 'ten_fjord' limit 1",
    );
    const url = linePreviewUrl({ tenantId: 'ten_lumen', lineId: line?.id ?? '', side: 'front' });
    expect((await world.get(url)).status).toBe(404);
  });
});
