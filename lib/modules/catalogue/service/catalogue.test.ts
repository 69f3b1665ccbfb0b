/** @jest-environment node */
import { listBlanks } from '@/lib/modules/catalogue/contract/list-blanks';
import { listCatalogue, type CataloguePage } from '@/lib/modules/catalogue/contract/list-catalogue';
import {
  listBlanksHandler,
  listCatalogueHandler,
  moveProductHandler,
} from '@/lib/modules/catalogue/api/products';
import { listProductsHandler } from '@/lib/modules/storefront/api/list-products';
import { check } from '@/scripts/test/demo-world';
import { layManyProducts } from '@/scripts/test/many-products';
import { ADMIN, startProductWorld, type ProductWorld } from '@/scripts/test/product-world';

jest.setTimeout(120_000);

const CATALOGUE = '/api/ten_fjord/events/fjord-fern/catalogue';
const SERVICE = 'service@fjord-fern.example';
const STRANGER = 'admin@lumen-robotics.example';
const TIDEWATER = 'admin@tidewater-books.example';
const MANY = '/api/ten_tidewater/events/tidewater/catalogue';

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([
    ...[listBlanksHandler, listCatalogueHandler, moveProductHandler, listProductsHandler],
  ]);
});
afterAll(() => world.close());

async function page(query = '', person = ADMIN, path = CATALOGUE): Promise<CataloguePage> {
  const answer = await world.get(`${path}${query}`, person);
  check(listCatalogue, answer);
  return answer.json.data as unknown as CataloguePage;
}
const order = async () => (await page()).products.map(({ product_id: id }) => id);
const move = (id: string, to: number, person = ADMIN) =>
  world.post(`${CATALOGUE}/move`, { product_id: id, to }, person);

describe('the catalogue', () => {
  test('has every product with its place, stock, flags and cost, drafts too', async () => {
    const { products, total, categories } = await page();
    expect(products).toHaveLength(total);
    expect(products.map(({ number }) => number)).toEqual(products.map((_, index) => index + 1));
    const [{ left } = { left: 0 }] = await world.sql<{ left: number }>(
      `select sum(v.stock)::integer as left from variants v join products p on p.id = v.product_id
       where p.id = 'ff-crew-tee' and p.colours @> jsonb_build_array(jsonb_build_object('identifier', v.colour_identifier))`,
    );
    const tee = products.find(({ product_id: id }) => id === 'ff-crew-tee');
    expect(tee).toMatchObject({ store_default_vat: 1, stock: left, making_cost: '7.30' });
    expect(tee?.sides).toHaveLength(1);
    expect(products.some(({ status }) => status === 'draft')).toBe(true);
    expect(categories).toContain(tee?.category);
  });

  test('is found by name, number, status and category, and keeps the places of the whole', async () => {
    const all = (await page()).products;
    const tee = all.find(({ product_id: id }) => id === 'ff-crew-tee');
    const found = await page(`?search=${encodeURIComponent('crew')}`);
    expect(found.products.map(({ product_id: id }) => id)).toContain('ff-crew-tee');
    expect(found.products.find(({ product_id: id }) => id === 'ff-crew-tee')?.number).toBe(tee?.number);
    expect((await page('?search=%25')).total).toBe(0);
    expect((await page('?status=draft')).products.every(({ status }) => status === 'draft')).toBe(true);
    const { products } = await page(`?category=${encodeURIComponent(tee?.category ?? '')}`);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set([tee?.category]));
  });

  test('tells what a product costs to make to those who may know alone, and no stranger anything', async () => {
    const { products } = await page('', SERVICE);
    expect(new Set(products.map(({ making_cost: cost }) => cost))).toEqual(new Set([null]));
    expect((await world.get(CATALOGUE, STRANGER)).status).toBe(404);
    expect((await world.get(CATALOGUE)).status).toBe(401);
  });

  test('offers the blanks at list prices in the event’s currency', async () => {
    const answer = await world.get('/api/ten_fjord/events/fjord-fern/blanks', ADMIN);
    check(listBlanks, answer);
    const { blanks } = answer.json.data as unknown as { blanks: { id: string; blank_price: string }[] };
    expect(blanks).toHaveLength(9);
    expect(blanks.find(({ id }) => id === 'tee')).toMatchObject({ blank_price: '4.10', print_price: '3.20' });
  });
});

describe('a row', () => {
  test('saves price, VAT flag and category with its version, one audit row, and says what is wrong by cell', async () => {
    const mug = await world.add();
    const saved = await world.change(mug.product_id, {
      updated_at: mug.updated_at,
      store_selling_price: '11.00',
      store_default_vat: 0,
      category: 'Camp kitchen',
    });
    expect(saved).toMatchObject({
      price: '11.00',
      store_selling_price: '11.00',
      store_default_vat: 0,
      category: 'Camp kitchen',
    });
    const log = await world.log(mug.product_id);
    expect(log.at(-1)?.data['fields']).toEqual(['category', 'store_default_vat', 'price']);
    expect((await page()).categories).toContain('Camp kitchen');
    const stale = await world.sendChange(mug.product_id, { updated_at: mug.updated_at, category: 'Mine' });
    expect(stale.status).toBe(409);
    for (const [body, field] of [
      [{ store_selling_price: '-1.00' }, 'store_selling_price'],
      [{ store_selling_price: '1.005' }, 'store_selling_price'],
      [{ category: 'x'.repeat(61) }, 'category'],
      [{ store_default_vat: 2 }, 'store_default_vat'],
      [{ status: 'active' }, 'status'],
    ] as const) {
      const answer = await world.sendChange(mug.product_id, { updated_at: saved.updated_at, ...body });
      expect([answer.status, Object.keys(answer.json.codes ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe('the order', () => {
  test('is changed to any place, is the store’s own, and can be taken back', async () => {
    const before = await order();
    const shown = async () => {
      const answer = await world.get('/api/ten_fjord/fjord-fern/products');
      const { products } = answer.json.data as unknown as { products: { product_id: string }[] };
      return products.map(({ product_id: id }) => id);
    };
    const first = (await shown())[0] ?? '';
    await world.purged();
    const to = before.length - 1;
    const answer = await move(first, to);
    expect(answer.json.data).toEqual({ product_id: first, from: before.indexOf(first) + 1, to });
    expect((await order()).indexOf(first) + 1).toBe(to);
    expect((await shown())[0]).not.toBe(first);
    expect(await world.purged()).toEqual(['fjord-fern']);
    expect((await world.log(first)).at(-1)).toEqual({
      action: 'event.updated',
      data: { product: first, place: { from: before.indexOf(first) + 1, to } },
    });
    await move(first, before.indexOf(first) + 1);
    expect(await order()).toEqual(before);
  });

  test('stays whole when two people change it at once, and no place is beyond the last', async () => {
    const before = await order();
    const [one = '', two = ''] = before;
    const answers = await Promise.all([move(one, 999), move(two, 3), move(one, 2), move(two, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await order()).sort()).toEqual([...before].sort());
    expect((await page()).products.map(({ number }) => number)).toEqual(before.map((_, at) => at + 1));
    expect((await move(one, 0)).status).toBe(422);
    expect((await move('nothing', 1)).status).toBe(404);
    expect((await move(one, 1, SERVICE)).status).toBe(403);
    expect((await move(one, 1, STRANGER)).status).toBe(404);
  });
});

test('10,000 products: every page is there, quick, and a move across them too', async () => {
  await layManyProducts(world, 10_000);
  const start = performance.now();
  const first = await page('?limit=100', TIDEWATER, MANY);
  const second = await page(`?limit=100&cursor=${first.next_cursor ?? ''}`, TIDEWATER, MANY);
  expect(second.products[0]?.number).toBe(101);
  expect(first.total).toBeGreaterThan(10_000);
  const id = first.products[0]?.product_id ?? '';
  const answer = await world.post(`${MANY}/move`, { product_id: id, to: first.total }, TIDEWATER);
  expect(answer.json.data).toMatchObject({ from: 1, to: first.total });
  expect((await page('?search=Piece%209999', TIDEWATER, MANY)).total).toBe(1);
  expect(performance.now() - start).toBeLessThan(6000);
});
