/** @jest-environment node */
import { duplicateProduct } from '@/lib/modules/catalogue/contract/duplicate-product';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { duplicateProductHandler } from '@/lib/modules/catalogue/api/products';
import { check } from '@/scripts/test/demo-world';
import {
  ADMIN,
  PRODUCTS,
  startProductWorld,
  SUPER,
  wordOn,
  type ProductWorld,
} from '@/scripts/test/product-world';

jest.setTimeout(60_000);

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([duplicateProductHandler]);
});
afterAll(() => world.close());

const send = (id: string, person = ADMIN) => world.post(`${PRODUCTS}/${id}/duplicate`, {}, person);

async function duplicate(id: string, person = ADMIN): Promise<EventProductDetail> {
  const answer = await send(id, person);
  check(duplicateProduct, answer);
  expect(answer.status).toBe(200);
  return answer.json.data as unknown as EventProductDetail;
}

/** Names in the store's order. */
async function order(): Promise<string[]> {
  const rows = await world.sql<{ name: string }>(
    `select p.name from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
     join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
     where e.slug = 'fjord-fern' and p.deleted_at is null order by ep.position, ep.id`,
  );
  return rows.map(({ name }) => name);
}

async function stocked(): Promise<EventProductDetail> {
  const drawn = await world.draw(
    await world.add({ name: 'Harbour Mug', colours: ['mug-oat-onesize', 'mug-black-onesize'] }),
    wordOn('mug', 'PORT', { customisable: true }),
  );
  const { product_id: id } = drawn;
  await world.sql('update variants set stock = 7 where product_id = $1', [id]);
  await world.sql(
    `insert into event_texts (tenant_id, event_id, product_id, field, language, value, source_hash, updated_at)
     select tenant_id, event_id, product_id, field, 'fr', said, md5(source), now() from event_products,
       (values ('product_name', 'Tasse du port', 'Harbour Mug'), ('product_description', 'En grès', 'Stoneware')) x (field, said, source)
     where product_id = $1`,
    [id],
  );
  return world.change(id, {
    updated_at: drawn.updated_at,
    description: 'Stoneware',
    category: 'Mugs',
    personalisation_price: { per_side: '1.00', per_text: '0.50', per_image: '0.25' },
    status: 'active',
  });
}

describe('a copy of a product', () => {
  test('is a draft right after it with design, prices, texts, colours and stock, and its own audit rows', async () => {
    const original = await stocked();
    await world.add({ name: 'Last Mug' });
    const copy = await duplicate(original.product_id);
    const { product_id: id, code, preview, updated_at } = copy;
    expect(copy).toEqual({
      ...original,
      product_id: id,
      code,
      preview,
      updated_at,
      name: 'Harbour Mug copy',
      status: 'draft',
    });
    expect([id, code]).not.toEqual([original.product_id, original.code]);
    expect(copy.stock).toBe(14);
    const names = await order();
    expect(names.slice(names.indexOf('Harbour Mug'))).toEqual([
      'Harbour Mug',
      'Harbour Mug copy',
      'Last Mug',
    ]);
    expect((await world.log(id)).map(({ action, data }) => [action, data['copied_from']])).toEqual([
      ['product.added', original.product_id],
      ['event_product.added', undefined],
    ]);
    const texts = await world.sql(
      'select field, value from event_texts where product_id = $1 order by field',
      [id],
    );
    expect(texts).toEqual([
      { field: 'product_description', value: 'En grès' },
      { field: 'product_name', value: 'Tasse du port' },
    ]);
    expect((await world.read(original.product_id)).status).toBe('active');
  });

  test('of the same product again has a name of its own, and stands before the earlier one', async () => {
    const original = await world.add({ name: 'x'.repeat(80) });
    const first = await duplicate(original.product_id);
    const second = await duplicate(original.product_id);
    expect([first.name, second.name]).toEqual([`${'x'.repeat(75)} copy`, `${'x'.repeat(73)} copy 2`]);
    const names = await order();
    expect(names.slice(names.indexOf(original.name)).slice(0, 3)).toEqual([
      original.name,
      second.name,
      first.name,
    ]);
  });

  test('pressed twice with one key is one', async () => {
    const { product_id: id } = await world.add({ name: 'Twin' });
    const init = () => ({
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-copy-00001' },
    });
    const path = `${PRODUCTS}/${id}/duplicate`;
    const answers = await Promise.all([world.ask(path, init(), ADMIN), world.ask(path, init(), ADMIN)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await world.ask(path, init(), ADMIN);
    expect(await world.sql("select id from products where name like 'Twin copy%'")).toHaveLength(1);
  });

  test('asked for at the same moment by two people are two, each with its own name and place', async () => {
    const { product_id: id } = await world.add({ name: 'Pair' });
    await Promise.all([duplicate(id), duplicate(id, 'manager@fjord-fern.example')]);
    expect((await order()).filter((name) => name.startsWith('Pair')).sort()).toEqual([
      'Pair',
      'Pair copy',
      'Pair copy 2',
    ]);
  });

  test('is refused to those who may not change products, to others’ people, and while staff lock it', async () => {
    const { product_id: id } = await world.add({ name: 'Shut' });
    expect((await send(id, 'service@fjord-fern.example')).status).toBe(403);
    expect((await send(id, 'admin@lumen-robotics.example')).status).toBe(404);
    await world.sql("update products set locked = true, lock_reason = 'A logo' where id = $1", [id]);
    const refused = await send(id);
    expect([refused.status, refused.json.code]).toEqual([409, 'product_locked']);
    expect(await duplicate(id, SUPER)).toMatchObject({ name: 'Shut copy', locked: true });
    expect(await world.sql("select id from products where name like 'Shut copy%'")).toHaveLength(1);
  });
});
