/** @jest-environment node */
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { createCustomerHandler } from '@/lib/modules/checkout/api/checkout';
import {
  ADMIN,
  MANAGER,
  PRODUCTS,
  startProductWorld,
  wordOn,
  type ProductWorld,
} from '@/scripts/test/product-world';
import { ADA } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([createCustomerHandler]);
});
afterAll(() => world.close());

const SERVICE = 'service@fjord-fern.example';
const variantsOf = async (id: string) =>
  (
    await world.sql<{ colour: string }>(
      'select distinct colour_identifier as colour from variants where product_id = $1 order by 1',
      [id],
    )
  ).map(({ colour }) => colour);

describe('changing a product', () => {
  test('changes what is sent and nothing else, with one audit row and the purge of its stores', async () => {
    const mug = await world.add();
    await world.purged();
    const changed = await world.change(mug.product_id, {
      updated_at: mug.updated_at,
      name: 'Camp Cup',
      store_selling_price: '10.25',
    });
    expect(changed).toEqual({
      ...mug,
      name: 'Camp Cup',
      store_selling_price: '10.25',
      price: '12.30',
      updated_at: changed.updated_at,
    });
    expect(await world.purged()).toEqual(['fjord-fern']);
    const [, , row] = await world.log(mug.product_id);
    expect(row).toEqual({
      action: 'product.updated',
      data: { fields: ['name', 'price'], price: { from: 950, to: 1025 } },
    });
    const [logged] = await world.sql(
      `select changes from audit_log where subject_id = $1 and action = 'product.updated'`,
      [mug.product_id],
    );
    expect(logged).toEqual({
      changes: { name: { before: mug.name, after: 'Camp Cup' }, price: { before: 950, after: 1025 } },
    });
    const same = await world.change(mug.product_id, { updated_at: changed.updated_at, name: 'Camp Cup' });
    expect(same).toEqual(changed);
    expect(await world.log(mug.product_id)).toHaveLength(3);
  });

  test('after somebody else is a 409 that stores nothing, whoever was first', async () => {
    const mug = await world.add();
    const id = mug.product_id;
    const rename = (name: string) => world.sendChange(id, { updated_at: mug.updated_at, name }, MANAGER);
    const answers = await Promise.all(['One', 'Two', 'Three'].map(rename));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.json.data as unknown as { name: string };
    const now = await world.read(id);
    expect(now.name).toBe(won.name);
    const lost = answers.find(({ status }) => status === 409);
    expect([lost?.json.code, lost?.json.data]).toEqual(['conflict', { updated_at: now.updated_at }]);
    const design = designToWire('mug', wordOn('mug'));
    const drawn = await world.sendDesign(id, { updated_at: mug.updated_at, design });
    expect(drawn.status).toBe(409);
  });

  test('sent once more because its answer was lost is answered, and done once', async () => {
    const mug = await world.add();
    const id = mug.product_id;
    const body = { updated_at: mug.updated_at, name: 'Camp Cup' };
    const [first, again] = [await world.change(id, body), await world.change(id, body)];
    expect(again).toEqual(first);
    expect((await world.log(id)).filter(({ action }) => action === 'product.updated')).toHaveLength(1);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ store_selling_price: '-1.00' }, 'store_selling_price'],
    [{ colours: ['mug-nothing'] }, 'colours.0'],
    [{ status: 'sold' }, 'status'],
    [{ locked: true }, 'locked'],
  ])('%j is refused at %s, and nothing of it stored', async (wrong, field) => {
    const mug = await world.add();
    const body = { updated_at: mug.updated_at, description: 'new', ...wrong };
    const { status, json } = await world.sendChange(mug.product_id, body);
    expect([status, Object.keys(json.codes ?? {})]).toEqual([422, [field]]);
    expect(await world.read(mug.product_id)).toEqual(mug);
  });
});

describe('its colours', () => {
  test('bring their variants along and take them away; what an order names stays, unsold', async () => {
    const mug = await world.add({ colours: ['mug-black-onesize', 'mug-oat-onesize'] });
    const id = mug.product_id;
    const [oat] = await world.sql<{ id: string }>(
      "select id from variants where product_id = $1 and colour_identifier = 'mug-oat-onesize'",
      [id],
    );
    await world.sql(
      `update order_lines set product_id = $1, variant_id = $2 where id = (select min(id) from order_lines
         where tenant_id = 'ten_fjord')`,
      [id, oat?.id],
    );
    const drawn = await world.draw(mug, wordOn('mug', 'GREEN', { fill: '#3dd68c' }));
    const sold = await world.change(id, { updated_at: drawn.updated_at, status: 'active' });
    const next = await world.change(id, {
      updated_at: sold.updated_at,
      colours: ['mug-forest-onesize', 'mug-black-onesize'],
    });
    expect(next.colours.map(({ name }) => name)).toEqual(['Forest', 'Black']);
    expect(next.preview).toContain('/picture/mug-forest-onesize/front?v=');
    expect(await variantsOf(id)).toEqual(['mug-black-onesize', 'mug-forest-onesize', 'mug-oat-onesize']);
    const order = await world.post('/api/ten_fjord/fjord-fern/checkout/create-customer', {
      ...ADA,
      products: [{ product_id: id, variant_id: oat?.id, quantity: 1 }],
    });
    expect(order.json.codes).toEqual({ 'products.0.variant_id': ['unknown_variant'] });
    const shown = await world.get(`/api/ten_fjord/fjord-fern/product-id=${id}`);
    expect(JSON.stringify(shown.json.data['product'])).not.toContain('mug-oat-onesize');
    const back = await world.change(id, { updated_at: next.updated_at, colours: ['mug-oat-onesize'] });
    expect(back.colours.map(({ name }) => name)).toEqual(['Oat']);
    expect(await variantsOf(id)).toEqual(['mug-oat-onesize']);
  });

  test('are refused on sale where the print would not be seen', async () => {
    const mug = await world.draw(await world.add(), wordOn('mug'));
    const sold = await world.change(mug.product_id, { updated_at: mug.updated_at, status: 'active' });
    const input = { updated_at: sold.updated_at, colours: ['mug-black-onesize', 'mug-white-onesize'] };
    const { status, json } = await world.sendChange(mug.product_id, input);
    expect([status, json.codes]).toEqual([422, { colours: ['print_blocked'] }]);
    expect((json.data as unknown as { issues: object[] }).issues).toEqual([
      expect.objectContaining({ code: 'low_contrast', colours: ['mug-white-onesize'] }),
    ]);
  });

  test('of a product the catalogue has changed since stay open to it', async () => {
    const [before] = await world.sql<{ colours: object[] }>(
      "select colours from products where id = 'ff-tote'",
    );
    const old = { identifier: 'tote-heather-onesize', name: 'Heather', hex: '#8d7f9a' };
    await world.sql("update products set colours = $1 where id = 'ff-tote'", [
      JSON.stringify([...(before?.colours ?? []), old]),
    ]);
    const tote = await world.read('ff-tote');
    expect(tote.offered_colours).toContainEqual(old);
    expect(new Set(tote.offered_colours.map(({ identifier }) => identifier)).size).toBe(
      tote.offered_colours.length,
    );
  });
});

describe('who may (D3-6)', () => {
  test('customer service reads; a manager changes but does not delete', async () => {
    const mug = await world.add();
    const id = mug.product_id;
    expect((await world.read(id, SERVICE)).name).toBe('A mug');
    const body = { updated_at: mug.updated_at, name: 'x' };
    expect((await world.sendChange(id, body, SERVICE)).status).toBe(403);
    expect((await world.sendDesign(id, { ...body, design: null }, SERVICE)).status).toBe(403);
    expect((await world.remove(id, MANAGER)).status).toBe(403);
    expect((await world.sendChange(id, body, MANAGER)).status).toBe(200);
    expect((await world.remove(id, ADMIN)).status).toBe(200);
  });

  test('another tenant’s product does not exist, in whatever event it is asked for', async () => {
    const own = (await world.add()).product_id;
    for (const [path, person] of [
      [`${PRODUCTS}/${own}`, 'admin@lumen-robotics.example'],
      [`/api/ten_lumen/events/lumen-crew/products/${own}`, 'admin@lumen-robotics.example'],
      [`/api/ten_fjord/events/fjord-fern-summer/products/${own}`, ADMIN],
      [`/api/ten_fjord/events/lumen-crew/products/${own}`, ADMIN],
    ] as const) {
      expect((await world.get(path, person)).status).toBe(404);
      expect((await world.post(`${path}/delete`, {}, person)).status).toBe(404);
    }
    expect((await world.read(own)).name).toBe('A mug');
  });
});
