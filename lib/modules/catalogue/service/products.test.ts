/** @jest-environment node */
import { deleteEventProduct } from '@/lib/modules/catalogue/contract/delete-product';
import { listEventProducts, type EventProductsPage } from '@/lib/modules/catalogue/contract/list-products';
import { createCustomerHandler, payHandler } from '@/lib/modules/checkout/api/checkout';
import { listProductsHandler } from '@/lib/modules/storefront/api/list-products';
import { check } from '@/scripts/test/demo-world';
import {
  ADMIN,
  PRODUCTS,
  startProductWorld,
  SUPER,
  wordOn,
  type ProductWorld,
} from '@/scripts/test/product-world';
import { encodeCursor } from '@/lib/db/cursor';
import { ADA } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([createCustomerHandler, payHandler, listProductsHandler]);
});
afterAll(() => world.close());

async function list(query = ''): Promise<EventProductsPage> {
  const answer = await world.get(`${PRODUCTS}${query}`, ADMIN);
  check(listEventProducts, answer);
  return answer.json.data as unknown as EventProductsPage;
}
const publicly = (id: string) => world.get(`/api/ten_fjord/fjord-fern/product-id=${id}`);
async function codesOf(variant: { product_id: string; variant_id: string }) {
  const body = { ...ADA, products: [{ ...variant, quantity: 1 }] };
  const answer = await world.post('/api/ten_fjord/fjord-fern/checkout/create-customer', body);
  return answer.json.codes;
}

describe('the products of an event', () => {
  test('are listed with drafts, prices and pictures, in the order of the store', async () => {
    const { products, total } = await list();
    expect(total).toBe(products.length);
    const tee = products.find((one) => one.product_id === 'ff-crew-tee');
    expect(tee).toMatchObject({
      name: 'Crew Tee',
      price: '21.60',
      store_selling_price: '18.00',
      status: 'active',
      locked: false,
      customisable: false,
    });
    expect(products.find((one) => one.product_id === 'ff-draft-cap')?.status).toBe('draft');
    expect((await list('?status=draft')).products.map((one) => one.product_id)).toEqual(['ff-draft-cap']);
  });

  test('pages of any size hold each once', async () => {
    const whole = (await list()).products.map((one) => one.product_id);
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: EventProductsPage = await list(`?limit=5${cursor ? `&cursor=${cursor}` : ''}`);
      paged.push(...page.products.map((one) => one.product_id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole);
    for (const query of ['?cursor=nonsense', '?limit=101', '?limit=0', '?status=sold'])
      expect((await world.get(`${PRODUCTS}${query}`, ADMIN)).status).toBe(422);
    // Further than any product: the end of the list.
    const end = encodeCursor('position', { value: '9'.repeat(12), id: 'evp_x1', tenantId: 'ten_fjord' });
    expect((await list(`?cursor=${end}`)).products).toEqual([]);
  });

  test('have pictures that only their own people see, drafts too', async () => {
    const cap = await world.read('ff-draft-cap');
    const seen = await world.get(cap.preview, ADMIN, { accept: 'image/svg+xml' });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(seen.headers.get('cache-control')).toMatch(/^private/);
    expect((await world.get(cap.preview)).status).toBe(401);
    expect((await world.get(cap.preview, 'admin@lumen-robotics.example')).status).toBe(404);
    const other = cap.preview.replace('/front', '/back').replace(/cap-[a-z]+-onesize/, 'cap-nothing');
    expect((await world.get(other, ADMIN)).status).toBe(404);
  });
});

describe('adding', () => {
  test('makes a draft of a blank, last in the store, with its variants and its audit rows', async () => {
    const added = await world.add({
      name: '  Morning Mug ',
      colours: ['mug-oat-onesize', 'mug-sky-onesize'],
    });
    expect(added).toMatchObject({
      name: 'Morning Mug',
      family: 'mug',
      status: 'draft',
      store_selling_price: '9.50',
      price: '11.40',
      sides: [],
      design: { front: null, back: null },
      issues: [],
      read_only: null,
    });
    expect(added.colours.map(({ identifier }) => identifier)).toEqual(['mug-oat-onesize', 'mug-sky-onesize']);
    expect((await list()).products.at(-1)?.product_id).toBe(added.product_id);
    expect((await world.log(added.product_id)).map(({ action }) => action)).toEqual([
      'product.added',
      'event_product.added',
    ]);
    const variants = await world.sql('select sku from variants where product_id = $1', [added.product_id]);
    expect(variants).toHaveLength(2);
  });

  test('twice with one key is one product', async () => {
    const body = { blank: 'cap', name: 'Twice', price: '12.00', colours: ['cap-black-onesize'] };
    const init = () => ({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-press-0001' },
    });
    const answers = await Promise.all([
      world.ask(PRODUCTS, init(), ADMIN),
      world.ask(PRODUCTS, init(), ADMIN),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await world.ask(PRODUCTS, init(), ADMIN);
    expect(await world.sql("select id from products where name = 'Twice'")).toHaveLength(1);
  });

  test.each([
    [{ blank: 'gown' }, 'blank'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ price: '9.5' }, 'price'],
    [{ price: '100000.00' }, 'price'],
    [{ colours: [] }, 'colours'],
    [{ colours: ['mug-oat-onesize', 'tee-black'] }, 'colours.1'],
    [{ colours: ['mug-oat-onesize', 'mug-oat-onesize'] }, 'colours'],
    [{ tenant_id: 'ten_lumen' }, 'tenant_id'],
  ])('%j is refused at %s', async (wrong, field) => {
    const body = { blank: 'mug', name: 'x', price: '1.00', colours: ['mug-oat-onesize'], ...wrong };
    const { status, json } = await world.post(PRODUCTS, body, ADMIN);
    expect([status, Object.keys(json.codes ?? {})]).toEqual([422, [field]]);
  });
});

describe('a draft', () => {
  test('is never public and never sold; on sale it is both, off sale neither', async () => {
    const mug = await world.draw(await world.add(), wordOn('mug'));
    const id = mug.product_id;
    const [variant] = await world.sql<{ id: string }>('select id from variants where product_id = $1', [id]);
    const line = { product_id: id, variant_id: variant?.id ?? '' };
    expect((await publicly(id)).status).toBe(404);
    expect(await codesOf(line)).toEqual({ 'products.0.product_id': ['not_for_sale'] });
    await world.purged();
    const sold = await world.change(id, { updated_at: mug.updated_at, status: 'active' });
    expect(await world.purged()).toEqual(['fjord-fern']);
    expect((await publicly(id)).status).toBe(200);
    expect(await codesOf(line)).toBeUndefined();
    await world.change(id, { updated_at: sold.updated_at, status: 'draft' });
    expect((await publicly(id)).status).toBe(404);
    expect(await codesOf(line)).toEqual({ 'products.0.product_id': ['not_for_sale'] });
  });

  test('without a design, or with one that cannot be printed, is not put on sale', async () => {
    const mug = await world.add();
    const put = (at: string) => world.sendChange(mug.product_id, { updated_at: at, status: 'active' });
    expect((await put(mug.updated_at)).json.codes).toEqual({ status: ['no_design'] });
    const drawn = await world.draw(mug, wordOn('mug', 'BLACK', { fill: '#17181a' }));
    expect(drawn.issues).toEqual([
      expect.objectContaining({ side: 'front', code: 'low_contrast', layer_id: 'word', severity: 'block' }),
    ]);
    const refused = await put(drawn.updated_at);
    expect([refused.status, refused.json.codes]).toEqual([422, { status: ['print_blocked'] }]);
    expect((await world.read(mug.product_id)).status).toBe('draft');
  });
});

describe('deleting', () => {
  test('takes it out of the store at once; orders keep what they bought', async () => {
    const bought = await world.sql('select * from order_lines where product_id = $1 order by id', [
      'ff-crew-tee',
    ]);
    expect(bought.length).toBeGreaterThan(0);
    await world.purged();
    const before = await world.sql<{ n: number }>(
      "select count(*)::int as n from event_products where product_id = 'ff-crew-tee'",
    );
    const answer = await world.remove('ff-crew-tee');
    check(deleteEventProduct, answer);
    expect(answer.json.data).toEqual({ product_id: 'ff-crew-tee', deleted: before[0]?.n === 1 });
    expect((await world.purged()).includes('fjord-fern')).toBe(true);
    expect((await publicly('ff-crew-tee')).status).toBe(404);
    expect((await world.get(`${PRODUCTS}/ff-crew-tee`, ADMIN)).status).toBe(404);
    expect((await world.remove('ff-crew-tee')).status).toBe(404);
    const lines = await world.sql('select * from order_lines where product_id = $1 order by id', [
      'ff-crew-tee',
    ]);
    expect(lines).toEqual(bought);
    expect(await codesOf({ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m' })).toEqual({
      'products.0.product_id': [expect.stringMatching(/^(unknown_product|not_for_sale)$/)],
    });
  });

  test('one that another event sells, too, is gone from this one only', async () => {
    const mug = await world.add();
    const id = mug.product_id;
    await world.sql(
      `insert into event_products select (jsonb_populate_record(ep, jsonb_build_object(
         'id', 'evp_second', 'event_id', 'evt_fjord_fern_summer'))).* from event_products ep where product_id = $1`,
      [id],
    );
    expect((await world.read(id)).other_events).toBe(1);
    expect((await world.remove(id)).json.data).toEqual({ product_id: id, deleted: false });
    const there = await world.get(`/api/ten_fjord/events/fjord-fern-summer/products/${id}`, ADMIN);
    expect(there.status).toBe(200);
    const last = await world.post(`/api/ten_fjord/events/fjord-fern-summer/products/${id}/delete`, {}, ADMIN);
    expect(last.json.data).toEqual({ product_id: id, deleted: true });
    expect((await world.log(id)).map(({ action }) => action)).toEqual([
      ...['product.added', 'event_product.added', 'event_product.deleted'],
      ...['event_product.deleted', 'product.deleted'],
    ]);
  });
});

test('a locked event or product is the client’s to read only, staff’s to change (D5-5)', async () => {
  const mug = await world.add();
  const id = mug.product_id;
  await world.sql('update products set locked = true where id = $1', [id]);
  expect((await world.read(id)).read_only).toBe('product_locked');
  const rename = (person: string) => world.sendChange(id, { updated_at: mug.updated_at, name: 'x' }, person);
  const refused = [await rename(ADMIN), await world.remove(id)];
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'product_locked'],
    [409, 'product_locked'],
  ]);
  expect((await world.read(id, SUPER)).read_only).toBeNull();
  expect((await rename(SUPER)).status).toBe(200);
  await world.sql("update events set locked = true where slug = 'fjord-fern'");
  const mine = { blank: 'mug', name: 'x', price: '1.00', colours: ['mug-oat-onesize'] };
  const locked = [await world.post(PRODUCTS, mine, ADMIN), await world.remove(id)];
  await world.sql("update events set locked = false where slug = 'fjord-fern'");
  expect(locked.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'event_locked'],
    [409, 'event_locked'],
  ]);
});
