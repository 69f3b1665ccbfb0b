/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { buyableOfForm } from '@/components/catalogue/shop/buyable';
import { Order } from '@/components/checkout/shop/order-form/order';
import { paidStore } from '@/components/checkout/shop/order-form/paid-store';
import { StoreRegionProvider } from '@/components/ui/store-price';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import { listFormProducts } from '@/lib/modules/storefront/contract/list-form-products';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { FORM_PAGE_SIZE } from '@/lib/modules/catalogue/rules/list-products';
import { listFormProductsHandler } from '@/lib/modules/storefront/api/list-form-products';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { messages } from '@/messages/en-GB';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { layManyProducts } from '@/scripts/test/many-products';

jest.setTimeout(120_000);

const MANY = 250;
let world: DemoWorld;
let own = 0;
beforeAll(async () => {
  world = await startDemoWorld([listFormProductsHandler, readStorefrontHandler]);
  await layManyProducts(world, MANY);
  await world.sql(`update events set type = 'Products' where slug = 'tidewater'`);
  own = (await store()).product_count - MANY;
});
afterAll(() => world.close());

async function store(): Promise<StorefrontData> {
  const answer = await world.get('/api/storefront/tidewater');
  check(readStorefront, answer);
  return answer.json.data as unknown as StorefrontData;
}

async function page(query = ''): Promise<FormProducts> {
  const answer = await world.get(`/api/ten_tidewater/tidewater/form-products${query}`);
  check(listFormProducts, answer);
  return answer.json.data as unknown as FormProducts;
}

describe(`an order form of ${MANY} products and more`, () => {
  test('offers each of them once, in the event’s order, with what can be chosen of it', async () => {
    const { pages } = await page();
    expect(pages).toBe(Math.ceil((own + MANY) / FORM_PAGE_SIZE));
    const ids: string[] = [];
    for (let at = 1; at <= pages; at += 1) {
      const { products } = await page(`?page=${at}`);
      ids.push(...products.map(({ product_id: id }) => id));
      expect(products.every(({ variants }) => variants.length > 0)).toBe(true);
    }
    expect([ids.length, new Set(ids).size]).toEqual([own + MANY, own + MANY]);
    expect(ids.slice(own, own + 2)).toEqual(['many-00001', 'many-00002']);
    expect((await page('?page=9999')).page).toBe(pages);
  });

  test('is searched over all pages, by name and by a colour’s own word', async () => {
    expect((await page('?q=piece%20247')).products.map(({ name }) => name)).toEqual(['Piece 247']);
    const black = await page('?q=piece%20schwarz&lang=de');
    expect([black.total, black.pages]).toEqual([Math.floor(MANY / 3), 7]);
    expect(await page('?q=nothing-of-the-kind')).toEqual({ products: [], total: 0, page: 1, pages: 1 });
  });

  test('asks the database twice for any page', async () => {
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    await page('?page=7');
    const read = spy.mock.calls.filter(([first]: unknown[]) => /event_products/.test(JSON.stringify(first)));
    spy.mockRestore();
    expect(read).toHaveLength(2);
  });

  test('sends a page, and draws a form, that do not grow with it', async () => {
    const first = await page();
    expect(JSON.stringify(first).length).toBeLessThan(30_000);
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <StoreRegionProvider region="UK">
          <Order
            store={paidStore(await store(), 'en')}
            products={first.products.map(buyableOfForm)}
            extent={first}
            locale="en"
            hero={null}
          />
        </StoreRegionProvider>
      </NextIntlClientProvider>,
    );
    expect(html.match(/<section aria-labelledby="[^"]+" class="flex h-full/g)).toHaveLength(FORM_PAGE_SIZE);
    expect(html).toContain(`Page 1 of ${first.pages}`);
    expect(html.length).toBeLessThan(100_000);
  });

  test.each(['limit=500', 'page=0', 'page=x', `q=${'x'.repeat(101)}`])('a wrong wish: %s', async (query) => {
    const { status } = await world.get(`/api/ten_tidewater/tidewater/form-products?${query}`);
    expect(status).toBe(query === 'limit=500' ? 200 : 422);
  });
});
