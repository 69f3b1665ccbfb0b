/** @jest-environment node */
import { readPreview, readSharedPreview, type PreviewData } from '@/lib/modules/storefront/contract/preview';
import { previewToken } from '@/lib/modules/events/service/preview-token';
import { productPreviewHandler } from '@/lib/modules/catalogue/api/product-preview';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readPreviewHandler, readSharedPreviewHandler } from './preview';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([...[readPreviewHandler, readSharedPreviewHandler, productPreviewHandler]]);
  await world.sql(
    `update events set status = 'Draft' where slug in ('lumen-summit', 'lumen-crew', 'lumen-offsite')`,
  );
});
afterAll(() => world.close());

async function formOf(slug: string, query = ''): Promise<PreviewData['form']> {
  const answer = await world.get(
    `/api/storefront/${slug}/preview?form=1${query}`,
    'admin@lumen-robotics.example',
  );
  check(readPreview, answer);
  return (answer.json.data as unknown as PreviewData).form;
}

describe('the order form of a draft in its preview (D5-2)', () => {
  test('a gift comes with what can be written on it, and the countries it is locked to', async () => {
    const form = await formOf('lumen-summit');
    expect(form?.locked_countries).toEqual(['NL', 'BE', 'DE', 'FR']);
    const [gift] = form?.products.products ?? [];
    expect(gift?.scenes.front).toMatchObject({ side: 'front' });
    const [picture = ''] = Object.values(gift?.images.front ?? {});
    expect((await world.get(picture)).status).toBe(200);
    expect((await world.get(picture.replace(/&preview=.*/, ''))).status).toBe(404);
  });

  test('products to buy come with prices, a search finds among them', async () => {
    const form = await formOf('lumen-crew');
    expect(form?.products).toMatchObject({ total: 3, page: 1, pages: 1 });
    expect(form?.products.products[0]).toMatchObject({ product_id: 'lu-crew-tee', price: '22.99' });
    const found = await formOf('lumen-crew', '&q=bottle');
    expect(found?.products.products.map(({ name }) => name)).toEqual(['Crew Bottle']);
  });

  test('pieces to choose a size of come while sizes are collected, and only then; a store has no form', async () => {
    expect(await formOf('lumen-offsite')).toMatchObject({ products: { total: 1 }, takes_payment: false });
    await world.sql(`update events set collect_sizes = false where slug = 'lumen-offsite'`);
    expect(await formOf('lumen-offsite')).toBeNull();
    const store = await world.get(
      '/api/storefront/fjord-fern-summer/preview?form=1',
      'admin@fjord-fern.example',
    );
    expect((store.json.data as unknown as PreviewData).form).toBeNull();
  });

  test('whoever has the link sees the same, and turns its pages; another link shows nothing', async () => {
    const event = { tenantId: 'ten_lumen', slug: 'lumen-crew' };
    const shared = (token: string) =>
      world.get(`/api/storefront/lumen-crew/shared-preview?preview=${token}&form=1&q=cap`);
    const answer = await shared(previewToken(event).token);
    check(readSharedPreview, answer);
    expect((answer.json.data as unknown as PreviewData).form?.products.total).toBe(1);
    expect((await shared(previewToken({ ...event, slug: 'lumen-summit' }).token)).status).toBe(404);
  });
});
