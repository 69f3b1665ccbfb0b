import {
  lockEventProductHandler,
  listAllProductsHandler,
  unlockEventProductHandler,
} from '@/lib/modules/catalogue/api/products';
import { listAllProducts, type AllProductsPage } from '@/lib/modules/catalogue/contract/list-all-products';
import { listAllProducts as listAll } from '@/lib/modules/catalogue/service/list-all-products';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const STAFF = 'accounts@merchloom.example';
const CARE = 'care@merchloom.example';
const CLIENT = 'admin@fjord-fern.example';
const LOCK = '/api/ten_fjord/events/fjord-fern/products/ff-mug';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listAllProductsHandler, lockEventProductHandler, unlockEventProductHandler]);
});
afterAll(() => world.close());

async function page(query: Record<string, string> = {}, person = STAFF): Promise<AllProductsPage> {
  const answer = await world.get(`/api/products?${new URLSearchParams(query)}`, person);
  check(listAllProducts, answer);
  return answer.json.data as unknown as AllProductsPage;
}

const named = ({ products }: AllProductsPage) => products.map(({ product_id: id }) => id);

async function walk(query: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: AllProductsPage = await page({ limit: '7', ...query, ...(cursor ? { cursor } : {}) });
    found.push(...next.products.map(({ tenant_id, product_id }) => `${tenant_id} ${product_id}`));
    cursor = next.next_cursor;
  }
  return found;
}

test('each product of every client is on one page, in either order (S2.2-7)', async () => {
  const rows = await world.sql<{ key: string }>(
    `select tenant_id || ' ' || id as key from products where deleted_at is null
      order by updated_at desc, id desc, tenant_id desc`,
  );
  const keys = rows.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(20);
  expect(await walk({})).toEqual(keys);
  expect(await walk({ sort: 'updated_at' })).toEqual(keys.toReversed());
});

test('search looks at names, codes and clients; filters narrow', async () => {
  expect(named(await page({ search: 'camp mug' }))).toEqual(['ff-mug']);
  expect(named(await page({ search: 'FF-TEE-01' }))).toEqual(['ff-crew-tee']);
  const ofClient = await page({ search: 'Tidewater Books', limit: '50' });
  expect(ofClient.products.length).toBeGreaterThan(1);
  expect(new Set(ofClient.products.map(({ tenant_id }) => tenant_id))).toEqual(new Set(['ten_tidewater']));
  expect(named(await page({ search: '100%_' }))).toEqual([]);
  const drafts = await page({ tenant: 'ten_fjord', status: 'draft' });
  expect(named(drafts)).toContain('ff-draft-cap');
  expect(drafts.products.every(({ status }) => status === 'draft')).toBe(true);
});

/** What the check says of the one product with this code: the first of a page is always checked. */
const checked = async (code: string) =>
  (await page({ search: code })).products.map(({ print_check }) => print_check);

test('the print check tells a design that can’t be printed from one that can', async () => {
  expect(await checked('TW-TEE-01')).toEqual(['block']);
  expect(['fine', 'warn']).toContain((await checked('FF-TEE-01'))[0]);
});

test('a design that can’t be checked doesn’t keep the others from being listed', async () => {
  await world.sql(
    `update products set scene_front = '{"side":"front","layers":"broken"}' where id = 'ff-tote'`,
  );
  const { products } = await page({ tenant: 'ten_fjord', limit: '50' });
  expect(named({ products, next_cursor: null })).toContain('ff-crew-tee');
  expect(products.find(({ product_id: id }) => id === 'ff-tote')?.print_check).toBe('unknown');
});

test('designs that are not reached in time don’t keep the list waiting', async () => {
  const { products } = await listAll({ staffId: 'usr_robin' }, { sort: '-updated_at', limit: 50 }, 0);
  expect(products.length).toBeGreaterThan(20);
  expect(new Set(products.map(({ print_check }) => print_check))).toEqual(new Set(['unknown']));
});

test('a lock is shown with its reason and can be filtered by', async () => {
  const reason = 'The mark on it belongs to someone else.';
  await world.post(`${LOCK}/lock`, { reason }, STAFF);
  const locked = await page({ locked: 'yes', tenant: 'ten_fjord' });
  expect(locked.products).toMatchObject([{ product_id: 'ff-mug', locked: true, lock_reason: reason }]);
  await world.post(`${LOCK}/unlock`, { reason: 'It is theirs after all.' }, STAFF);
  expect(named(await page({ locked: 'yes', tenant: 'ten_fjord' }))).toEqual([]);
});

test('staff of customer service look; a client may not', async () => {
  expect((await page({}, CARE)).products.length).toBeGreaterThan(0);
  expect((await world.get('/api/products', CLIENT)).status).toBe(404);
});

test('a deleted product is not listed, and one in no store has no picture', async () => {
  await world.sql(`update products set deleted_at = now() where id = 'ff-mug'`);
  await world.sql(`delete from event_products where product_id = 'ff-kids-tee'`);
  const { products } = await page({ tenant: 'ten_fjord', limit: '50' });
  expect(products.map(({ product_id }) => product_id)).not.toContain('ff-mug');
  const alone = products.find(({ product_id }) => product_id === 'ff-kids-tee');
  expect(alone).toMatchObject({ event: null, event_count: 0, preview: null });
});
