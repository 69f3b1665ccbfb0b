/** @jest-environment node */
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { productPreviewHandler } from '@/lib/modules/catalogue/api/product-preview';
import { readProductHandler } from './read-product';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readProductHandler, productPreviewHandler]);
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
