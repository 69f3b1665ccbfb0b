/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { ListView } from '@/components/storefront/shop/list/list-view';
import { listProducts, type ProductList } from '@/lib/modules/storefront/contract/list-products';
import { productAddresses } from '@/lib/modules/storefront/contract/product-addresses';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { listCall, parseListQuery, type SearchParams } from '@/lib/modules/catalogue/rules/list-query';
import { urlOf } from '@/lib/client/call';
import { listProductsHandler } from '@/lib/modules/storefront/api/list-products';
import { productAddressesHandler } from '@/lib/modules/storefront/api/product-addresses';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { messages } from '@/messages/en-GB';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { layManyProducts } from '@/scripts/test/many-products';

jest.setTimeout(120_000);
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const MANY = 2500;
let world: DemoWorld;
let own = 0;
beforeAll(async () => {
  world = await startDemoWorld([listProductsHandler, productAddressesHandler, readStorefrontHandler]);
  own = (await store()).product_count;
  await layManyProducts(world, MANY);
  // Autovacuum would run this analyze within a minute of such a change.
  await world.asOwner('analyze products; analyze event_products; analyze variants');
});
afterAll(() => world.close());

async function store(query = ''): Promise<StorefrontData> {
  const answer = await world.get(`/api/storefront/tidewater${query}`);
  check(readStorefront, answer);
  return answer.json.data as unknown as StorefrontData;
}

async function list(params: SearchParams, lang = 'en'): Promise<ProductList> {
  const answer = await world.get(
    urlOf('/api/ten_tidewater/tidewater/products', {}, listCall(parseListQuery(params), lang)),
  );
  check(listProducts, answer);
  return answer.json.data as unknown as ProductList;
}

const names = ({ products }: ProductList) => products.map(({ name }) => name);

/** How many statements read products while `ask` runs, and how many rows they return. */
async function readsOf(ask: () => Promise<unknown>): Promise<{ statements: number; rows: number }> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await ask();
    const asked = spy.mock.calls.flatMap(([first], at) => {
      const given: unknown = first;
      const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : given;
      return typeof text === 'string' && /from\s+event_products|join products/.test(text) ? [at] : [];
    });
    const results = await Promise.all(
      asked.map((at) => spy.mock.results[at]?.value as Promise<pg.QueryResult>),
    );
    return { statements: asked.length, rows: results.reduce((sum, { rows }) => sum + rows.length, 0) };
  } finally {
    spy.mockRestore();
  }
}

describe(`a store of ${MANY} products and more`, () => {
  test('tells a hundred of them and how many there are, or those that are asked for', async () => {
    const data = await store();
    expect([data.event_products.length, data.product_count]).toEqual([100, own + MANY]);
    const some = await store('?products=many-02400,many-00001,ff-mug');
    expect(some.event_products.map((card) => card.product_id)).toEqual(['many-00001', 'many-02400']);
    expect(some.product_count).toBe(own + MANY);
    const ids = Array.from({ length: 201 }, (_, at) => `many-${at}`).join(',');
    expect((await world.get(`/api/storefront/tidewater?products=${ids}`)).status).toBe(422);
  });

  test('lists them page by page, in every order, the filters counting all of them', async () => {
    const first = await list({});
    expect(first).toMatchObject({
      total: own + MANY,
      all: own + MANY,
      page: 1,
      pages: Math.ceil((own + MANY) / 48),
    });
    expect(first.products).toHaveLength(48);
    expect(first.facets.colour.find(({ key }) => key === 'black')?.count).toBeGreaterThanOrEqual(833);
    expect(first.facets.price?.highest).toBe('100.00');
    expect(names(await list({ sort: 'name_desc', q: 'piece' })).slice(0, 2)).toEqual([
      'Piece 2500',
      'Piece 2499',
    ]);
    expect(names(await list({ sort: 'recent', q: 'piece', page: '53' }))).toEqual([
      'Piece 4',
      'Piece 3',
      'Piece 2',
      'Piece 1',
    ]);
    expect((await list({ page: '999999' })).page).toBe(first.pages);
  });

  test('finds what fits, over all pages: colour, category, price and words, also a colour’s own word', async () => {
    const black = await list({ colour: 'black', category: 'drinkware', q: 'piece' });
    expect([black.total, black.all]).toEqual([Math.floor(MANY / 21), own + MANY]);
    expect(names(black)[0]).toBe('Piece 21');
    expect(black.products[0]?.colours[0]?.name).toBe('Black');
    expect((await list({ min: '100', q: 'piece' })).total).toBe(MANY / 10);
    expect(names(await list({ q: 'many-02487' }))).toEqual([]);
    expect(names(await list({ q: 'piece 2487' }))).toEqual(['Piece 2487']);
    expect((await list({ q: 'piece schwarz' }, 'de')).total).toBe(Math.floor(MANY / 3));
    expect((await list({ q: 'piece schwarz' }, 'fr')).total).toBe(0);
  });

  test('reads one row of the whole and the cards of one page, whatever is asked', async () => {
    const query = { colour: ['black', 'oat'], sort: 'price_asc', q: 'piece', page: '12' };
    expect(await readsOf(() => list(query))).toEqual({ statements: 2, rows: 1 + 48 });
    expect(await readsOf(() => store())).toEqual({ statements: 1, rows: 1 });
    expect(await readsOf(() => store('?products=many-00007'))).toEqual({ statements: 1, rows: 1 });
  });

  test('answers in a size that does not grow with the store', async () => {
    expect(JSON.stringify(await store()).length).toBeLessThan(150_000);
    expect(JSON.stringify(await store('?products=many-00001,many-00002')).length).toBeLessThan(10_000);
    expect(JSON.stringify(await list({})).length).toBeLessThan(80_000);
  });

  test('makes a page of HTML that does not grow with it either', async () => {
    const asked = { colour: 'oat', page: '3' };
    const [shown, found] = [await store(), await list(asked)];
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <ListView store={shown} query={parseListQuery(asked)} list={found} />
      </NextIntlClientProvider>,
    );
    expect(html.match(/<h2/g)).toHaveLength(48);
    expect(html).toContain(`Page 3 of ${found.pages}`);
    expect(html).toContain('href="/tidewater/products?colour=oat&amp;page=4"');
    expect(html.length).toBeLessThan(120_000);
  });

  test('names every product once for its sitemap, a hundred at a time', async () => {
    const ids: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const answer = await world.get(
        `/api/ten_tidewater/tidewater/product-addresses${cursor === '' ? '' : `?cursor=${cursor}`}`,
      );
      check(productAddresses, answer);
      const data = answer.json.data as unknown as {
        products: { product_id: string }[];
        next_cursor: string | null;
      };
      ids.push(...data.products.map(({ product_id: id }) => id));
      cursor = data.next_cursor;
      pages += 1;
    }
    expect([ids.length, new Set(ids).size, pages]).toEqual([
      own + MANY,
      own + MANY,
      Math.ceil((own + MANY) / 100),
    ]);
  });
});
