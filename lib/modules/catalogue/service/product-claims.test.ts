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

async function shown(lang = ''): Promise<Product> {
  const answer = await world.get(`/api/ten_fjord/fjord-fern/product-id=${TEE}${lang}`);
  check(readProduct, answer);
  return (answer.json.data as unknown as { product: Product }).product;
}

describe.each([
  {
    field: 'warnings',
    text: 'Keep away from fire.\nNot for children under <3>.',
    french: 'Tenir loin du feu.',
  },
  { field: 'green_evidence', text: 'Certified: GOTS,\nlicence CU 812345.', french: 'Certifié GOTS.' },
] as const)('$field of a product (D54-2, D54-4)', ({ field, text, french }) => {
  const save = async (value: string) => {
    const { updated_at } = await world.read(TEE);
    return world.sendChange(TEE, { updated_at, [field]: value });
  };

  test('is saved as plain text with its lines, told to shoppers, and its stores’ pages are purged', async () => {
    expect((await shown())[field]).toBeUndefined();
    await world.purged();
    expect((await save(`  ${text} `)).status).toBe(200);
    expect(await world.purged()).toContain('fjord-fern');
    expect([(await shown())[field], (await world.read(TEE))[field]]).toEqual([text, text]);
    expect((await world.log(TEE)).at(-1)).toMatchObject({
      action: 'product.updated',
      data: { fields: [field] },
    });
  });

  test('is told in the visitor’s language once it is translated', async () => {
    await world.sql(
      `insert into event_texts (tenant_id, event_id, product_id, field, language, value, source_hash, updated_at)
       values ('ten_fjord', 'evt_fjord_fern', $1, $2, 'fr', $3, md5($4), now())`,
      [TEE, `product_${field}`, french, text],
    );
    expect([(await shown('?lang=fr'))[field], (await shown('?lang=de'))[field]]).toEqual([french, text]);
  });

  test('of more than 1,000 characters is refused at its field; an empty one is gone in all languages', async () => {
    const refused = await save('x'.repeat(1001));
    expect([refused.status, refused.json.codes]).toEqual([422, { [field]: ['too_long'] }]);
    expect((await save('x'.repeat(1000))).status).toBe(200);
    expect((await save('')).status).toBe(200);
    expect([(await shown())[field], (await shown('?lang=fr'))[field]]).toEqual([undefined, undefined]);
  });
});
