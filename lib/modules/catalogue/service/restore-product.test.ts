/** @jest-environment node */
import { listDeletedProducts, type RemovedProduct } from '@/lib/modules/catalogue/contract/delete-product';
import { listDeletedProductsHandler, restoreEventProductHandler } from '@/lib/modules/catalogue/api/products';
import { createCustomerHandler } from '@/lib/modules/checkout/api/checkout';
import { check } from '@/scripts/test/demo-world';
import { ADMIN, MANAGER, PRODUCTS, startProductWorld, type ProductWorld } from '@/scripts/test/product-world';
import { ADA } from '@/scripts/test/shopper';
import { purgeProducts } from './purge-products';

jest.setTimeout(60_000);

const DELETED = '/api/ten_fjord/events/fjord-fern/catalogue/deleted';
const STRANGER = 'admin@lumen-robotics.example';

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([
    ...[listDeletedProductsHandler, restoreEventProductHandler, createCustomerHandler],
  ]);
});
afterAll(() => world.close());

const restore = (id: string, person = ADMIN) => world.post(`${PRODUCTS}/${id}/restore`, {}, person);
async function deleted(): Promise<RemovedProduct[]> {
  const answer = await world.get(DELETED, ADMIN);
  check(listDeletedProducts, answer);
  return (answer.json.data as unknown as { products: RemovedProduct[] }).products;
}
const buy = async (variant: { product_id: string; variant_id: string }) =>
  (
    await world.post('/api/ten_fjord/fjord-fern/checkout/create-customer', {
      ...ADA,
      products: [{ ...variant, quantity: 1 }],
    })
  ).json.codes;
/** As if a product had been deleted so long ago that its 30 days end then. */
const leave = (id: string, left: string) =>
  world.sql(
    `update removed_event_products set removed_at = now() + $2::interval - interval '30 days',
       purge_due_at = now() + $2::interval where product_id = $1`,
    [id, left],
  );

test('a deleted product is nowhere for 30 days but in its list, and comes back as a draft with price and place', async () => {
  const tee = await world.read('ff-crew-tee');
  const line = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m' };
  expect(await buy(line)).toBeUndefined();
  const before = await world.sql('select * from event_products where product_id = $1 order by id', [
    'ff-crew-tee',
  ]);
  expect((await world.remove('ff-crew-tee')).status).toBe(200);
  expect((await world.get(`${PRODUCTS}/ff-crew-tee`, ADMIN)).status).toBe(404);
  expect((await world.get('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee')).status).toBe(404);
  expect(await buy(line)).toBeDefined();
  const [entry] = await deleted();
  expect(entry).toMatchObject({ product_id: 'ff-crew-tee', name: 'Crew Tee' });
  await world.purged();
  expect((await restore('ff-crew-tee', MANAGER)).status).toBe(403);
  expect((await restore('ff-crew-tee', STRANGER)).status).toBe(404);
  expect((await restore('ff-crew-tee')).json.data).toMatchObject({ product_id: 'ff-crew-tee' });
  expect(await world.purged()).toContain('fjord-fern');
  expect(
    await world.sql('select * from event_products where product_id = $1 order by id', ['ff-crew-tee']),
  ).toEqual(before);
  const after = await world.read('ff-crew-tee');
  expect(after.store_selling_price).toBe(tee.store_selling_price);
  expect((await deleted()).map(({ product_id: id }) => id)).not.toContain('ff-crew-tee');
  expect((await world.log('ff-crew-tee')).at(-1)?.action).toBe('product.restored');
  // Twice is once.
  expect((await restore('ff-crew-tee')).status).toBe(200);
  expect((await world.log('ff-crew-tee')).filter(({ action }) => action === 'product.restored')).toHaveLength(
    1,
  );
});

test('a product of one store comes back as a draft; two restores at once put it back once', async () => {
  const mug = await world.add();
  await world.sql(`update products set status = 'active' where id = $1`, [mug.product_id]);
  await world.remove(mug.product_id);
  const answers = await Promise.all([restore(mug.product_id), restore(mug.product_id)]);
  expect(answers.map(({ json }) => json.data)).toEqual(
    Array.from({ length: 2 }, () => ({ product_id: mug.product_id, status: 'draft' })),
  );
  expect((await world.read(mug.product_id)).status).toBe('draft');
  await world.sql('update products set locked = true where id = $1', [mug.product_id]);
  expect((await restore(mug.product_id)).json.code).toBe('product_locked');
});

test('after 30 days it can’t be restored, and the next purge deletes it for good, not a day too early', async () => {
  const mug = await world.add({ name: 'Gone Mug' });
  const id = mug.product_id;
  await world.remove(id);
  await leave(id, '1 hour');
  expect(await purgeProducts()).toEqual({ purged: 0, failed: 0 });
  expect((await deleted()).map((one) => one.product_id)).toContain(id);
  await leave(id, '-1 second');
  expect((await restore(id)).status).toBe(404);
  expect((await deleted()).map((one) => one.product_id)).not.toContain(id);
  expect(await purgeProducts()).toEqual({ purged: 1, failed: 0 });
  expect(await world.sql('select from products where id = $1', [id])).toHaveLength(0);
  expect(await world.sql('select from variants where product_id = $1', [id])).toHaveLength(0);
  expect((await world.log(id)).at(-1)).toEqual({
    action: 'product.purged',
    data: { name: 'Gone Mug', deleted: true },
  });
  expect(await purgeProducts()).toEqual({ purged: 0, failed: 0 });
});

test('what an order names stays, and one that fails holds up no other', async () => {
  const [sold] = await world.sql<{ id: string }>(
    `select l.product_id as id from order_lines l join event_products ep on ep.product_id = l.product_id
     where l.tenant_id = 'ten_fjord' and ep.event_id = 'evt_fjord_fern' limit 1`,
  );
  const id = sold?.id ?? '';
  const mug = await world.add();
  for (const one of [id, mug.product_id]) {
    await world.remove(one);
    await leave(one, '-1 second');
  }
  await world.asOwner(`create function no_mugs() returns trigger language plpgsql as
    $$ begin if old.product_id = '${mug.product_id}' then raise 'not this one'; end if; return old; end $$`);
  await world.asOwner(
    'create trigger no_mugs before delete on removed_event_products for each row execute function no_mugs()',
  );
  expect(await purgeProducts()).toEqual({ purged: 1, failed: 1 });
  expect(await world.sql('select from products where id = $1', [id])).toHaveLength(1);
  expect(await world.sql('select from removed_event_products where product_id = $1', [id])).toHaveLength(0);
  await world.asOwner('drop trigger no_mugs on removed_event_products');
  expect(await purgeProducts()).toEqual({ purged: 0, failed: 0 });
});

test('the list goes on after its first page', async () => {
  const made = [await world.add(), await world.add(), await world.add()].map(({ product_id: id }) => id);
  for (const id of made) expect((await world.remove(id)).status).toBe(200);
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await world.get(`${DELETED}?limit=1${cursor ? `&cursor=${cursor}` : ''}`, ADMIN);
    expect(answer.status).toBe(200);
    const page = answer.json.data as unknown as { products: RemovedProduct[]; next_cursor: string | null };
    found.push(...page.products.map(({ product_id: id }) => id));
    cursor = page.next_cursor;
  }
  expect(found.slice(0, 3).sort()).toEqual(made.sort());
  expect(new Set(found).size).toBe(found.length);
});
