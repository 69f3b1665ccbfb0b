/** @jest-environment node */
import { ADMIN, MANAGER, startProductWorld } from '@/scripts/test/product-world';

jest.setTimeout(60_000);

const RULE = { per_side: '1.00', per_text: '2.50', per_image: '4.00' };
const NONE = { per_side: '0.00', per_text: '0.00', per_image: '0.00' };
let world: Awaited<ReturnType<typeof startProductWorld>>;

beforeAll(async () => {
  world = await startProductWorld();
});
afterAll(() => world.close());

describe('what personalising costs, as its client says it (D14-9)', () => {
  test('nothing from the start; what is said is stored, logged, and purges the store', async () => {
    const product = await world.add();
    expect(product.personalisation_price).toEqual(NONE);
    await world.purged();
    const body = { updated_at: product.updated_at, personalisation_price: RULE };
    const changed = await world.change(product.product_id, body, MANAGER);
    expect(changed.personalisation_price).toEqual(RULE);
    expect(changed.store_selling_price).toBe(product.store_selling_price);
    expect(await world.purged()).toContain('fjord-fern');
    expect((await world.log(product.product_id)).at(-1)).toMatchObject({
      action: 'product.updated',
      data: {
        fields: ['personalisation_price'],
        personalisation_price: {
          from: { side: 0, text: 0, image: 0 },
          to: { side: 100, text: 250, image: 400 },
        },
      },
    });
    const again = await world.change(product.product_id, { ...body, updated_at: changed.updated_at });
    expect(again.updated_at).toBe(changed.updated_at);
  });

  test.each([
    [{ ...RULE, per_text: '10000.01' }, 'personalisation_price.per_text', 'too_large'],
    [{ ...RULE, per_side: '-1.00' }, 'personalisation_price.per_side', 'invalid'],
    [{ per_side: '1.00', per_text: '1.00' }, 'personalisation_price.per_image', 'required'],
  ])('%j is refused at its field', async (rule, field, code) => {
    const product = await world.add();
    const sent = { updated_at: product.updated_at, personalisation_price: rule };
    const { status, json } = await world.sendChange(product.product_id, sent, ADMIN);
    expect(status).toBe(422);
    expect(json['codes']).toEqual({ [field]: [code] });
  });
});
