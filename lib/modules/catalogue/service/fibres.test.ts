/** @jest-environment node */
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import { check } from '@/scripts/test/demo-world';
import { startProductWorld, type ProductWorld } from '@/scripts/test/product-world';

jest.setTimeout(60_000);

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld();
});
afterAll(() => world.close());

const TEE = 'ff-crew-tee';
const COTTON = [{ fibre: 'cotton', percent: 100 }];
const BLEND = [
  { fibre: 'cotton', percent: 95 },
  { fibre: 'elastane', percent: 5 },
];

async function shown(id = TEE): Promise<Product['fibres']> {
  const answer = await world.get(`/api/ten_fjord/fjord-fern/product-id=${id}`);
  check(readProduct, answer);
  return (answer.json.data as unknown as { product: Product }).product.fibres;
}

async function save(fibres: unknown, id = TEE) {
  const { updated_at } = await world.read(id);
  return world.sendChange(id, { updated_at, fibres });
}

describe('the composition of a textile (D54-3)', () => {
  test('is that of its garment until its client says another, which its stores’ pages show', async () => {
    expect(await world.read(TEE)).toMatchObject({ fibres: null, blank_fibres: COTTON });
    expect(await shown()).toEqual(COTTON);
    await world.purged();
    expect((await save([...BLEND].reverse())).status).toBe(200);
    expect(await world.purged()).toContain('fjord-fern');
    // The law of every market wants the largest share first.
    expect([await shown(), (await world.read(TEE)).fibres]).toEqual([BLEND, BLEND]);
    expect((await world.log(TEE)).at(-1)).toMatchObject({
      action: 'product.updated',
      data: { fields: ['fibres'] },
    });
  });

  test('the same again, in any order, changes nothing', async () => {
    const before = await world.read(TEE);
    await world.purged();
    expect((await save([...BLEND].reverse())).status).toBe(200);
    expect([await world.read(TEE), await world.purged()]).toEqual([before, []]);
  });

  test('an empty list says that it is not known yet; null is the garment’s again', async () => {
    expect((await save([])).status).toBe(200);
    expect([await shown(), (await world.read(TEE)).fibres]).toEqual([undefined, []]);
    expect((await save(null)).status).toBe(200);
    expect([await shown(), (await world.read(TEE)).fibres]).toEqual([COTTON, null]);
  });

  test.each([
    [{ fibres: ['not_hundred'] }, [{ fibre: 'cotton', percent: 90 }]],
    [{ fibres: ['invalid'] }, [...COTTON, ...COTTON].map((one) => ({ ...one, percent: 50 }))],
    [{ 'fibres.0.percent': ['too_small'] }, [{ fibre: 'silk', percent: 0 }, ...COTTON]],
    [{ 'fibres.0.percent': ['not_integer'] }, [{ fibre: 'cotton', percent: 99.5 }]],
    [{ 'fibres.0.fibre': ['invalid'] }, [{ fibre: '<script>', percent: 100 }]],
  ])('a wrong one is refused at its field: %j', async (codes, fibres) => {
    const refused = await save(fibres);
    expect([refused.status, refused.json.codes]).toEqual([422, codes]);
    expect(await shown()).toEqual(COTTON);
  });

  test('what is no textile has none', async () => {
    const [mug] = await world.sql<{ id: string }>(
      "select id from products where tenant_id = 'ten_fjord' and family = 'mug' and deleted_at is null order by id limit 1",
    );
    const id = mug?.id ?? '';
    expect(await world.read(id)).toMatchObject({ fibres: null, blank_fibres: null });
    expect(await shown(id)).toBeUndefined();
    const refused = await save(COTTON, id);
    expect([refused.status, refused.json.codes]).toEqual([422, { fibres: ['invalid'] }]);
  });
});
