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
const NOTE = 'Fits small.\nChoose <b>one</b> size up.';

async function shown(lang = ''): Promise<string | undefined> {
  const answer = await world.get(`/api/ten_fjord/fjord-fern/product-id=${TEE}${lang}`);
  check(readProduct, answer);
  return (answer.json.data as unknown as { product: Product }).product.size_note;
}

async function save(note: string) {
  const { updated_at } = await world.read(TEE);
  return world.sendChange(TEE, { updated_at, size_note: note });
}

describe('the note of a size guide (S3.4-43)', () => {
  test('is saved as plain text with its lines, and its stores’ pages are purged', async () => {
    expect(await shown()).toBeUndefined();
    await world.purged();
    expect((await save(`  ${NOTE} `)).status).toBe(200);
    expect(await world.purged()).toContain('fjord-fern');
    expect([await shown(), (await world.read(TEE)).size_note]).toEqual([NOTE, NOTE]);
    expect((await world.log(TEE)).at(-1)).toMatchObject({
      action: 'product.updated',
      data: { fields: ['size_note'] },
    });
  });

  test('the same again changes nothing', async () => {
    const before = await world.read(TEE);
    await world.purged();
    expect((await save(NOTE)).status).toBe(200);
    expect([await world.read(TEE), await world.purged()]).toEqual([before, []]);
  });

  test('is read in the visitor’s language once it is translated', async () => {
    await world.sql(
      `insert into event_texts (tenant_id, event_id, product_id, field, language, value, source_hash, updated_at)
       values ('ten_fjord', 'evt_fjord_fern', $1, 'product_size_note', 'fr', 'Taille petit.', md5($2), now())`,
      [TEE, NOTE],
    );
    expect([await shown('?lang=fr'), await shown('?lang=de')]).toEqual(['Taille petit.', NOTE]);
  });

  test('of more than 2,000 characters is refused at its field; an empty one is gone', async () => {
    const refused = await save('x'.repeat(2001));
    expect([refused.status, refused.json.codes]).toEqual([422, { size_note: ['too_long'] }]);
    expect((await save('x'.repeat(2000))).status).toBe(200);
    expect((await save('')).status).toBe(200);
    // Its translation does not come back either.
    expect([await shown(), await shown('?lang=fr')]).toEqual([undefined, undefined]);
  });
});
