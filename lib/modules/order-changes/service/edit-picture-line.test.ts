/** @jest-environment node */
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from './read-order-page';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, NAME_SCENE } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { editLine } from './edit-line';

jest.setTimeout(60_000);

const FILE = 'fil_4t8w2y6a0c5e9g3k7m1p';
const HOODIE = {
  product_id: 'ff-name-hoodie',
  variant_id: 'ff-name-hoodie-oat-m',
  quantity: 1,
  personalisation: { front: { name: 'INGRID' } },
};
const PHOTO: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: FILE,
  location: 'file',
  customisable: true,
  widthMm: 100,
  heightMm: 100,
  angle: 0,
  scale: 1,
  position: { x: 140, y: 200 },
};
const SCENE: Scene = { ...NAME_SCENE, layers: [...NAME_SCENE.layers, PHOTO] };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());

/** A paid hoodie with the shopper's own picture on it. */
async function bought(): Promise<{ token: string; orderId: string }> {
  const shopper = new Shopper(world, FJORD, [HOODIE]);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount: '45.54', total_shipping_price: '4.74' });
  expect(paid.status).toBe(200);
  world.stripe.control.pay(intentOf(paid));
  await world.stripe.control.settled();
  await shopper.back({ payment_intent: intentOf(paid) });
  const orderId = String(paid.json['order_id']);
  await world.sql('update order_lines set scene_front = $1, personalisation = $2 where order_id = $3', [
    JSON.stringify(SCENE),
    JSON.stringify({ front: { name: 'INGRID', photo: FILE } }),
    orderId,
  ]);
  return { token: orderToken({ tenantId: FJORD.tenantId, orderId }), orderId };
}

async function edit(token: string, front: Record<string, string>) {
  const { version, products } = await readOrderPage(token, 'req_test');
  const [line] = products;
  if (!line) throw new Error('an order without lines');
  const input = { version, variant_id: line.variant_id, personalisation: { front } };
  return editLine(token, 'req_test', line.id, input);
}

async function stored(orderId: string) {
  const [line] = await world.sql<{ own: { front: object }; scene: Scene }>(
    'select personalisation as own, scene_front as scene from order_lines where order_id = $1',
    [orderId],
  );
  return { own: line?.own.front, picture: line?.scene.layers[1] };
}

describe('a line with a picture of its shopper’s own (D18-3; S3.4)', () => {
  test('keeps it when its text is another, whether it is sent back or not', async () => {
    const { token, orderId } = await bought();
    await edit(token, { name: 'MAGNUS' });
    expect(await stored(orderId)).toEqual({ own: { name: 'MAGNUS', photo: FILE }, picture: PHOTO });
    await edit(token, { name: 'EVA', photo: FILE });
    expect(await stored(orderId)).toEqual({ own: { name: 'EVA', photo: FILE }, picture: PHOTO });
  });

  test('takes no other one, by whatever name', async () => {
    const { token, orderId } = await bought();
    for (const photo of ['fil_00000000000000000000', 'x'.repeat(43)]) {
      await expect(edit(token, { name: 'EVA', photo })).rejects.toMatchObject({
        fields: { 'personalisation.front.photo': ['locked_layer'] },
      });
    }
    expect(await stored(orderId)).toEqual({ own: { name: 'INGRID', photo: FILE }, picture: PHOTO });
  });
});
