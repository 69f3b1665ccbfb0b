/** @jest-environment node */
import {
  copyDesignedProductHandler,
  listDesignedProductsHandler,
} from '@/lib/modules/catalogue/api/products';
import {
  copyDesignedProduct,
  listDesignedProducts,
  type DesignedProduct,
} from '@/lib/modules/catalogue/contract/designed-products';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { check } from '@/scripts/test/demo-world';
import { ADMIN, startProductWorld, SUPER, wordOn, type ProductWorld } from '@/scripts/test/product-world';

jest.setTimeout(60_000);

const SUMMER = '/api/ten_fjord/events/fjord-fern-summer';

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([listDesignedProductsHandler, copyDesignedProductHandler]);
});
afterAll(() => world.close());

async function designed(
  query = '',
  events = SUMMER,
): Promise<{ rows: DesignedProduct[]; next: string | null }> {
  const answer = await world.get(`${events}/designed-products${query}`, ADMIN);
  check(listDesignedProducts, answer);
  expect(answer.status).toBe(200);
  const data = answer.json.data as unknown as { products: DesignedProduct[]; next_cursor: string | null };
  return { rows: data.products, next: data.next_cursor };
}
const copy = (id: string, person = ADMIN, events = SUMMER) =>
  world.post(`${events}/designed-products/${id}/copy`, {}, person);

async function copied(id: string, events = SUMMER): Promise<EventProductDetail> {
  const answer = await copy(id, ADMIN, events);
  check(copyDesignedProduct, answer);
  expect(answer.status).toBe(200);
  return answer.json.data as unknown as EventProductDetail;
}

/** A product of the other event with a design, prices and a French name. */
async function original(name: string): Promise<EventProductDetail> {
  const drawn = await world.draw(
    await world.add({ name, colours: ['mug-oat-onesize', 'mug-black-onesize'] }),
    wordOn('mug', 'PORT', { customisable: true }),
  );
  const { product_id: id } = drawn;
  await world.sql('update variants set stock = 7 where product_id = $1', [id]);
  await world.sql(
    `insert into event_texts (tenant_id, event_id, product_id, field, language, value, source_hash, updated_at)
     select tenant_id, event_id, product_id, 'product_name', x, 'Tasse ' || x, md5($2), now()
     from event_products, unnest(array['fr', 'de']) x where product_id = $1`,
    [id, name],
  );
  return world.change(id, {
    updated_at: drawn.updated_at,
    description: 'Stoneware',
    personalisation_price: { per_side: '1.00', per_text: '0.50', per_image: '0.25' },
    status: 'active',
  });
}

describe('designed products of other events (S2.2-76)', () => {
  test('are listed last changed first, by product or event name, page by page', async () => {
    await original('Jetty Mug');
    await original('Harbour Mug');
    const { rows } = await designed();
    expect(rows.slice(0, 2).map(({ name, event_slug, currency }) => [name, event_slug, currency])).toEqual([
      ['Harbour Mug', 'fjord-fern', 'GBP'],
      ['Jetty Mug', 'fjord-fern', 'GBP'],
    ]);
    expect(rows.some(({ event_slug }) => event_slug === 'fjord-fern-summer')).toBe(false);
    expect((await designed('?search=jett')).rows.map(({ name }) => name)).toEqual(['Jetty Mug']);
    const paged: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Awaited<ReturnType<typeof designed>> = await designed(
        `?limit=2${next && `&cursor=${next}`}`,
      );
      paged.push(...page.rows.map(({ product_id: id }) => id));
      next = page.next;
    }
    expect(paged).toEqual((await designed('?limit=100')).rows.map(({ product_id: id }) => id));
    expect(new Set(paged).size).toBe(paged.length);
  });

  test('leave out what has no design, is deleted, or belongs to another tenant', async () => {
    const plain = await world.add({ name: 'Plain Mug' });
    const gone = await original('Gone Mug');
    await world.sql('update products set deleted_at = now() where id = $1', [gone.product_id]);
    const names = (await designed('?limit=100')).rows.map(({ name }) => name);
    expect(names).not.toContain('Plain Mug');
    expect(names).not.toContain('Gone Mug');
    const [foreign] = await world.sql<{ id: string }>(
      `select id from products where tenant_id = 'ten_tidewater' and scene_front is not null limit 1`,
    );
    for (const id of [plain.product_id, gone.product_id, foreign?.id ?? '', 'prd_nothing'])
      expect([id, (await copy(id)).status]).toEqual([id, 404]);
    expect((await copy('ff-crew-tee', ADMIN, '/api/ten_fjord/events/tidewater')).status).toBe(404);
  });
});

describe('a copy of one', () => {
  test('is a draft at the end with its design, texts and prices, and stock and rows of its own', async () => {
    const source = await original('Quay Mug');
    const made = await copied(source.product_id);
    const { product_id: id, code, preview, updated_at, stock } = made;
    expect(made).toEqual({ ...source, product_id: id, code, preview, updated_at, stock, status: 'draft' });
    expect(stock).toBe(200_000);
    expect([id, code]).not.toEqual([source.product_id, source.code]);
    const [last] = await world.sql<{ product_id: string }>(
      `select ep.product_id from event_products ep join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
       where e.slug = 'fjord-fern-summer' order by ep.position desc, ep.id desc limit 1`,
    );
    expect(last?.product_id).toBe(id);
    const texts = await world.sql<{ language: string; value: string }>(
      'select language, value from event_texts where product_id = $1 order by language',
      [id],
    );
    expect(texts).toEqual([
      { language: 'de', value: 'Tasse de' },
      { language: 'fr', value: 'Tasse fr' },
    ]);
    expect((await world.log(id)).map(({ action, data }) => [action, data['copied_from']])).toEqual([
      ['product.added', source.product_id],
      ['event_product.added', undefined],
    ]);
  });

  test('says that it is a copy only where its name is taken', async () => {
    const source = await original('Pier Mug');
    const names = [];
    for (let n = 0; n < 3; n += 1) names.push((await copied(source.product_id)).name);
    expect(names).toEqual(['Pier Mug', 'Pier Mug copy', 'Pier Mug copy 2']);
  });

  test('has no prices in an event of another currency, and no text in its language', async () => {
    const source = await original('Lock Mug');
    await world.sql(
      `update events set currency = 'EUR', region = 'EU', default_language = 'de' where slug = 'fjord-fern-summer'`,
    );
    try {
      const { rows } = await designed('?search=lock');
      expect(rows.map(({ store_selling_price: price, currency }) => [price, currency])).toEqual([
        [source.store_selling_price, 'GBP'],
      ]);
      const made = await copied(source.product_id);
      expect(made).toMatchObject({
        name: 'Lock Mug',
        currency: 'EUR',
        store_selling_price: '0.00',
        personalisation_price: { per_side: '0.00', per_text: '0.00', per_image: '0.00' },
      });
      const texts = await world.sql<{ language: string }>(
        'select language from event_texts where product_id = $1',
        [made.product_id],
      );
      expect(texts).toEqual([{ language: 'fr' }]);
    } finally {
      await world.sql(
        `update events set currency = 'GBP', region = 'UK', default_language = 'en' where slug = 'fjord-fern-summer'`,
      );
    }
  });

  test('is not made by a client of what staff have locked, and stays locked where staff make it', async () => {
    const { product_id: id } = await original('Buoy Mug');
    await world.sql(`update products set locked = true, lock_reason = 'Not yours' where id = $1`, [id]);
    const refused = await copy(id);
    expect([refused.status, refused.json.code]).toEqual([409, 'product_locked']);
    expect((await designed('?search=buoy')).rows).toEqual([]);
    const made = await copy(id, SUPER);
    expect([made.status, made.json.data]).toMatchObject([200, { locked: true, lock_reason: 'Not yours' }]);
  });

  test('is refused to who may not write, and in a locked event', async () => {
    const { product_id: id } = await original('Rope Mug');
    expect((await copy(id, 'service@fjord-fern.example')).status).toBe(403);
    await world.sql(
      `update events set locked = true, lock_reason = 'Checked' where slug = 'fjord-fern-summer'`,
    );
    try {
      const refused = await copy(id);
      expect([refused.status, refused.json.code]).toEqual([409, 'event_locked']);
      expect((await copy(id, SUPER)).status).toBe(200);
    } finally {
      await world.sql(
        `update events set locked = false, lock_reason = null where slug = 'fjord-fern-summer'`,
      );
    }
  });
});
