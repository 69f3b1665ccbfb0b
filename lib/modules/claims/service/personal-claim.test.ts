/** @jest-environment node */
import type { Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { recipient } from '@/scripts/test/claim-world';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

// The page shows one text field, but a request may name any layer.

const GIFT = { product_id: 'lu-summit-hoodie', variant_id: 'lu-summit-hoodie-navy-m', quantity: 1 };
let world: DemoWorld;
let front: Scene;
let fixed: Layer[];

beforeAll(async () => {
  world = await startDemoWorld([claimHandler]);
  const [row] = await world.sql<{ scene: Scene }>('select scene_front as scene from products where id = $1', [
    GIFT.product_id,
  ]);
  if (!row) throw new Error('the demo world has no such gift');
  front = row.scene;
  fixed = front.layers.filter(({ customisable }) => !customisable);
});
afterAll(() => world.close());

const claim = (personalisation: unknown) =>
  world.post(
    '/api/ten_lumen/lumen-summit/claim',
    recipient({ promo_code: 'SUMMIT', products: [{ ...GIFT, personalisation }] }),
  );

async function taken(): Promise<unknown> {
  const [row] = await world.sql(
    `select (select count(*)::int from orders) as orders, (select count(*)::int from claim_keys) as keys,
       (select uses from promo_codes where code = 'SUMMIT') as uses,
       (select claims_used from events where slug = 'lumen-summit') as seats`,
  );
  return row;
}

describe('a personalised claim sent by hand (D15, D22, S3.2)', () => {
  test('may fill in the open layer; every other layer is printed as the client made it', async () => {
    const answer = await claim({ front: { name: 'ADA' } });
    expect(answer.status).toBe(200);
    const [line] = await world.sql<{ scene: Scene }>(
      `select l.scene_front as scene from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
       where o.order_ref = $1`,
      [answer.json.data['order_ref']],
    );
    expect(line?.scene.layers.find(({ id }) => id === 'name')).toMatchObject({ text: 'ADA' });
    expect(line?.scene.layers.filter(({ id }) => id !== 'name')).toEqual(fixed);
  });

  test('each layer that is there but fixed is refused by its name, and nothing is taken', async () => {
    expect(fixed.map(({ type }) => type)).toEqual(expect.arrayContaining(['path', 'text']));
    const before = await taken();
    for (const { id } of fixed) {
      const answer = await claim({ front: { name: 'ADA', [id]: 'MINE' } });
      const path = `products.0.personalisation.front.${id}`;
      expect([id, answer.status, answer.json.codes]).toEqual([id, 422, { [path]: ['locked_layer'] }]);
    }
    const [first, second] = fixed.map(({ id }) => id);
    const both = await claim({ front: { name: 'ADA', [first ?? '']: 'A', [second ?? '']: 'B' } });
    expect(Object.keys(both.json.codes ?? {})).toHaveLength(2);
    expect(await taken()).toEqual(before);
  });

  test('so is one that is not there, on a side that has none, or of a name that every object has', async () => {
    const before = await taken();
    for (const [front_, back, path, code] of [
      [{ name: 'ADA', logo: 'X' }, undefined, 'front.logo', 'unknown'],
      [{ name: 'ADA', toString: 'X' }, undefined, 'front.toString', 'unknown'],
      [{ name: 'ADA' }, { name: 'X' }, 'back.name', 'unknown'],
    ] as const) {
      const answer = await claim({ front: front_, ...(back ? { back } : {}) });
      const at = `products.0.personalisation.${path}`;
      expect([path, answer.status, answer.json.codes]).toEqual([path, 422, { [at]: [code] }]);
    }
    expect((await claim({ front: { name: 'ADA' }, sleeve: { name: 'X' } })).status).toBe(422);
    expect(await taken()).toEqual(before);
  });
});
