/** @jest-environment node */
import { saveStock, type ProductStock } from '@/lib/modules/catalogue/contract/product-stock';
import { readStockHandler, saveStockHandler } from '@/lib/modules/catalogue/api/stock';
import { check } from '@/scripts/test/demo-world';
import { ADMIN, PRODUCTS, startProductWorld, type ProductWorld } from '@/scripts/test/product-world';

jest.setTimeout(120_000);

const SERVICE = 'service@fjord-fern.example';
const STRANGER = 'admin@lumen-robotics.example';

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([readStockHandler, saveStockHandler]);
});
afterAll(() => world.close());

async function stockOf(id: string): Promise<ProductStock> {
  return (await world.get(`${PRODUCTS}/${id}/stock`, ADMIN)).json.data as unknown as ProductStock;
}
const save = (id: string, changes: object[], person = ADMIN) =>
  world.post(`${PRODUCTS}/${id}/stock`, { changes }, person);
const stored = async (variant: string) =>
  (await world.sql<{ stock: number }>('select stock from variants where id = $1', [variant]))[0]?.stock;

describe('the stock of a product', () => {
  test('is set by variant, all or none, with one audit row and the purge of its stores', async () => {
    const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
    const { variants, colours, sizes } = await stockOf(mug.product_id);
    expect([colours.length, sizes.length, variants.length]).toEqual([2, 1, 2]);
    const [one, two] = variants;
    await world.purged();
    const change = { variant_id: one?.variant_id, stock: 12, seen: one?.stock };
    const answer = await save(mug.product_id, [change]);
    check(saveStock, answer);
    expect(await stored(one?.variant_id ?? '')).toBe(12);
    expect(await world.purged()).toEqual(['fjord-fern']);
    expect((await world.log(mug.product_id)).at(-1)).toEqual({
      action: 'product.updated',
      data: { fields: ['stock'], stock: [{ variant: one?.variant_id, from: one?.stock, to: 12 }] },
    });
    expect((await save(mug.product_id, [change])).status).toBe(200);
    expect(
      (await world.log(mug.product_id)).filter(({ action }) => action === 'product.updated'),
    ).toHaveLength(1);
    // An order has taken one meanwhile: neither of the two numbers is written.
    await world.sql('update variants set stock = stock - 1 where id = $1', [one?.variant_id]);
    const late = await save(mug.product_id, [
      { variant_id: one?.variant_id, stock: 50, seen: 12 },
      { variant_id: two?.variant_id, stock: 50, seen: two?.stock },
    ]);
    expect([late.status, late.json.data]).toEqual([409, { stock: { [one?.variant_id ?? '']: 11 } }]);
    expect(await stored(two?.variant_id ?? '')).toBe(two?.stock);
  });

  test('takes no other product’s variants, no wrong numbers, and nothing from those who may not', async () => {
    const mug = await world.add();
    const [one] = (await stockOf(mug.product_id)).variants;
    const id = one?.variant_id;
    const foreign = await save(mug.product_id, [{ variant_id: 'ff-crew-tee-black-m', stock: 1, seen: 1 }]);
    expect([foreign.status, foreign.json.codes]).toEqual([
      422,
      { 'changes.0.variant_id': ['unknown_variant'] },
    ]);
    for (const stock of [-1, 1.5, 1_000_001, '5']) {
      expect((await save(mug.product_id, [{ variant_id: id, stock, seen: one?.stock }])).status).toBe(422);
    }
    const good = [{ variant_id: id, stock: 5, seen: one?.stock }];
    expect((await save(mug.product_id, good, SERVICE)).status).toBe(403);
    expect((await save(mug.product_id, good, STRANGER)).status).toBe(404);
  });
});
