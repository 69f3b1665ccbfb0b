/** @jest-environment node */
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { recipient } from '@/scripts/test/claim-world';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { plainPicture, sendPicture } from '@/scripts/test/send-picture';

jest.setTimeout(120_000);

const SUMMIT = { tenantId: 'ten_lumen', slug: 'lumen-summit' };
const GIFT = { product_id: 'lu-summit-hoodie', variant_id: 'lu-summit-hoodie-navy-m', quantity: 1 };
const PATH = 'products.0.personalisation.front.photo';
const PHOTO: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: 'fil_template00000000000',
  location: 'file',
  customisable: true,
  widthMm: 60,
  heightMm: 60,
  angle: 0,
  scale: 1,
  position: { x: 100, y: 200 },
};
let world: DemoWorld;

beforeAll(async () => {
  world = await startDemoWorld([claimHandler]);
  await world.sql(
    `update products set scene_front = jsonb_set(scene_front, '{layers}', (scene_front->'layers') || $1::jsonb)
     where id = $2`,
    [JSON.stringify([PHOTO]), GIFT.product_id],
  );
});
afterAll(() => world.close());

const claim = (front: Record<string, string>) =>
  world.post(
    '/api/ten_lumen/lumen-summit/claim',
    recipient({ promo_code: 'SUMMIT', products: [{ ...GIFT, personalisation: { front } }] }),
  );

async function seats(): Promise<unknown> {
  const [row] = await world.sql(
    `select (select count(*)::int from orders) as orders,
       (select claims_used from events where slug = 'lumen-summit') as seats`,
  );
  return row;
}

describe('a recipient’s own picture on a gift (S1, S3.4-29, D22)', () => {
  test('is printed in the open layer', async () => {
    const { token, fileId } = await sendPicture(SUMMIT, await plainPicture(600, 500));
    const answer = await claim({ name: 'ADA', photo: token });
    expect(answer.status).toBe(200);
    const [line] = await world.sql<{ own: unknown; scene: Scene }>(
      `select l.personalisation as own, l.scene_front as scene from order_lines l
       join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id where o.order_ref = $1`,
      [answer.json.data['order_ref']],
    );
    expect(line?.own).toEqual({ front: { name: 'ADA', photo: fileId } });
    expect(line?.scene.layers.at(-1)).toEqual({ ...PHOTO, src: fileId });
  });

  test('one of another event, of nobody, missing or too small burns nothing', async () => {
    const crew = await sendPicture({ ...SUMMIT, slug: 'lumen-crew' }, await plainPicture(600, 500));
    const small = await sendPicture(SUMMIT, await plainPicture(100, 90));
    const before = await seats();
    for (const [photo, code] of [
      [crew.token, 'picture_unknown'],
      [crew.fileId, 'picture_unknown'],
      ['', 'picture_missing'],
      [small.token, 'picture_too_small'],
    ] as const) {
      const answer = await claim({ name: 'ADA', photo });
      expect([photo, answer.status, answer.json.codes]).toEqual([photo, 422, { [PATH]: [code] }]);
    }
    expect(await seats()).toEqual(before);
  });
});
