/** @jest-environment node */
import { readPreview, readSharedPreview, type PreviewData } from '@/lib/modules/storefront/contract/preview';
import { previewToken } from '@/lib/modules/events/service/preview-token';
import { productPreviewHandler } from '@/lib/modules/catalogue/api/product-preview';
import { readProductHandler } from './read-product';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listProductsHandler } from './list-products';
import { readPreviewHandler, readSharedPreviewHandler } from './preview';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    ...[readPreviewHandler, readSharedPreviewHandler, listProductsHandler],
    ...[readProductHandler, productPreviewHandler],
  ]);
});
afterAll(() => world.close());

const OWN = '/api/storefront/fjord-fern-summer/preview';
const SUMMER = { tenantId: 'ten_fjord', slug: 'fjord-fern-summer' };
const dataOf = (answer: { json: { data: unknown } }) => answer.json.data as PreviewData;

describe('a draft before it is public (D5-2)', () => {
  test('has its products too, as their pages will show them, with pictures that only a preview gets', async () => {
    const answer = await world.get(`${OWN}?product=ff-quay-cap`, 'admin@fjord-fern.example');
    check(readPreview, answer);
    const { product } = dataOf(answer);
    expect(product?.product).toMatchObject({
      id: 'ff-quay-cap',
      price: expect.stringMatching(/^\d+\.\d\d$/),
    });
    expect(product?.event?.slug).toBe('fjord-fern-summer');
    expect(product?.you_may_like_products.map((card) => card.product_id)).toContain('ff-fern-tee');
    const [picture = ''] = Object.values(product?.product.products.images.front ?? {});
    expect((await world.get(picture)).status).toBe(200);
    expect((await world.get(picture.replace(/&preview=.*/, ''))).status).toBe(404);
    expect((await world.get('/api/ten_fjord/fjord-fern-summer/product-id=ff-quay-cap')).status).toBe(404);
  });

  test.each([
    ['a product of another store', 'ff-mug'],
    ['a draft product', 'ff-draft-cap'],
    ['another tenant’s product', 'tb-bag'],
    ['no product at all', 'ff-nothing'],
  ])('%s is not among them', async (_, product) => {
    const answer = await world.get(`${OWN}?product=${product}`, 'admin@fjord-fern.example');
    expect(answer.status).toBe(404);
  });

  test('has its list, filtered as anybody’s will be, which the public call knows nothing of', async () => {
    const asked = 'list=1&category=bags,t-shirts&sort=price_asc';
    const answer = await world.get(`${OWN}?${asked}`, 'admin@fjord-fern.example');
    check(readPreview, answer);
    const { list } = dataOf(answer);
    expect(list?.products.map(({ product_id: id }) => id)).toEqual(['ff-bean-tote', 'ff-fern-tee']);
    expect([list?.total, list?.all]).toEqual([2, 4]);
    expect(list?.products[0]?.colours[0]?.front_preview).toMatch(/&preview=/);
    expect((await world.get('/api/ten_fjord/fjord-fern-summer/products')).status).toBe(404);
    expect(dataOf(await world.get(OWN, 'admin@fjord-fern.example')).list).toBeNull();
  });

  test('shows both to whoever has its link, and to nobody whose link is another’s', async () => {
    const { token } = previewToken(SUMMER);
    const guest = (look: string, key = token) =>
      world.get(`/api/storefront/${SUMMER.slug}/shared-preview?preview=${key}&${look}`);
    const one = await guest('product=ff-quay-cap');
    check(readSharedPreview, one);
    expect(dataOf(one).product?.product.id).toBe('ff-quay-cap');
    expect(dataOf(await guest('list=1')).list?.total).toBe(4);
    const other = previewToken({ ...SUMMER, slug: 'fjord-fern' }).token;
    expect((await guest('product=ff-quay-cap', other)).status).toBe(404);
    expect((await guest('list=1', other)).status).toBe(404);
  });
});
