/** @jest-environment node */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setClock } from '@/lib/kernel/clock';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { personalPreview } from '@/lib/modules/catalogue/service/personal-preview';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv } from '@/scripts/test/env';
import { FJORD, NAME_SCENE, TIDEWATER } from '@/scripts/test/fixtures/stores';
import { plainPicture, sendPicture } from '@/scripts/test/send-picture';
import { Shopper } from '@/scripts/test/shopper';

jest.setTimeout(120_000);

const HOODIE = { product_id: 'ff-name-hoodie', variant_id: 'ff-name-hoodie-oat-m', quantity: 1 };
const PATH = 'products.0.personalisation.front';

const box = (fields: Partial<ImageLayer>): ImageLayer => ({
  type: 'image',
  id: 'photo',
  src: 'fil_template00000000000',
  location: 'file',
  customisable: true,
  widthMm: 100,
  heightMm: 100,
  angle: 0,
  scale: 1,
  position: { x: 140, y: 200 },
  ...fields,
});
const SCENE: Scene = {
  ...NAME_SCENE,
  layers: [
    ...NAME_SCENE.layers,
    box({ crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 } }),
    box({ id: 'house', src: 'rising-sun', location: 'artwork', customisable: false }),
  ],
};

let world: CheckoutWorld;
let mine: Awaited<ReturnType<typeof sendPicture>>;

beforeAll(async () => {
  setTestEnv({ FILES_DIR: await mkdtemp(join(tmpdir(), 'merchloom-own-pictures-')) });
  world = await startCheckoutWorld([FJORD, TIDEWATER]);
  await world.sql('update products set scene_front = $1 where id = $2', [
    JSON.stringify(SCENE),
    HOODIE.product_id,
  ]);
  await world.sql(`update event_products set personal_image_minor = 150 where product_id = $1`, [
    HOODIE.product_id,
  ]);
  mine = await sendPicture(FJORD, await plainPicture(900, 700));
});
afterAll(() => world.close());

const lineWith = (front: Record<string, string>) => ({ ...HOODIE, personalisation: { front } });
const shopperWith = (front: Record<string, string>) => new Shopper(world, FJORD, [lineWith(front)]);

async function refusal(front: Record<string, string>): Promise<unknown> {
  const { status, json } = await shopperWith(front).createCustomer();
  return [status, json['codes']];
}

async function written(): Promise<unknown> {
  const [row] = await world.sql(
    'select (select count(*)::int from orders) as orders, (select count(*)::int from customers) as customers',
  );
  return row;
}

describe('a shopper’s own picture at the basket and at pay (S1, S3.4, D15)', () => {
  // 34.00 + 1.50 for the picture = 35.50, VAT 7.10.
  const GOOD = { amount: '47.34', total_shipping_price: '4.74' };

  test('is priced by the server, frozen by its file, and drawn whole in the layer’s box', async () => {
    const shopper = shopperWith({ name: 'INGRID', photo: mine.token });
    expect((await shopper.createCustomer()).status).toBe(200);
    const cheap = await shopper.pay({ ...GOOD, amount: '45.54' });
    expect([cheap.status, cheap.json['codes']]).toEqual([422, { amount: ['amount_mismatch'] }]);
    const paid = await shopper.pay(GOOD);
    expect(paid.status).toBe(200);
    const [line] = await world.sql<{ own: unknown; scene: Scene; net: number }>(
      `select personalisation as own, scene_front as scene, personal_net_minor as net from order_lines
       where order_id = $1`,
      [String(paid.json['order_id'])],
    );
    expect(line?.own).toEqual({ front: { name: 'INGRID', photo: mine.fileId } });
    expect(line?.net).toBe(150);
    const { crop: _, ...template } = box({});
    expect(line?.scene.layers[1]).toEqual({ ...template, src: mine.fileId });
    expect(line?.scene.layers[2]).toEqual(SCENE.layers[2]);
  });

  test('the same basket again is the same order, another picture another', async () => {
    const other = await sendPicture(FJORD, await plainPicture(800, 800, '#aa3300'));
    const shopper = shopperWith({ name: 'INGRID', photo: mine.token });
    await shopper.createCustomer();
    const [one, again] = [await shopper.pay(GOOD), await shopper.pay(GOOD)];
    expect(again.json['order_id']).toBe(one.json['order_id']);
    const products = [lineWith({ name: 'INGRID', photo: other.token })];
    const changed = await shopper.pay({ ...GOOD, products });
    expect(changed.status).toBe(200);
    expect(changed.json['order_id']).not.toBe(one.json['order_id']);
  });

  test('is refused at its field when it is none of theirs, and nothing is stored', async () => {
    const elsewhere = await sendPicture(TIDEWATER, await plainPicture(900, 700));
    const waiting = await sendPicture(FJORD, await plainPicture(900, 700), { unfinished: true });
    const before = await written();
    const strangers = {
      'the id of a file, however it was learnt': mine.fileId,
      'another tenant’s picture': elsewhere.token,
      'one that is not ready': waiting.token,
      'a token of nobody': 'x'.repeat(43),
      'an address': 'https://example.com/cat.png',
      'the store’s own template': 'fil_template00000000000',
    };
    for (const [whose, photo] of Object.entries(strangers)) {
      expect([whose, await refusal({ name: 'INGRID', photo })]).toEqual([
        whose,
        [422, { [`${PATH}.photo`]: ['picture_unknown'] }],
      ]);
    }
    expect(await written()).toEqual(before);
  });

  test('is asked for where it is missing, and refused where it would print badly', async () => {
    expect(await refusal({ name: 'INGRID' })).toEqual([422, { [`${PATH}.photo`]: ['picture_missing'] }]);
    // 300 pixels on 100 mm are 76 dpi.
    const small = await sendPicture(FJORD, await plainPicture(300, 200));
    expect(await refusal({ name: 'INGRID', photo: small.token })).toEqual([
      422,
      { [`${PATH}.photo`]: ['picture_too_small'] },
    ]);
  });

  test('goes into no layer that its client has not opened, nor a text’s', async () => {
    expect(await refusal({ name: 'INGRID', photo: mine.token, house: mine.token })).toEqual([
      422,
      { [`${PATH}.house`]: ['locked_layer'] },
    ]);
    expect(await refusal({ name: 'INGRID', photo: mine.token, sleeve: mine.token })).toEqual([
      422,
      { [`${PATH}.sleeve`]: ['unknown'] },
    ]);
  });
});

describe('the preview of a line with a picture', () => {
  const input = {
    slug: FJORD.slug,
    productId: HOODIE.product_id,
    colourIdentifier: 'hoodie-oat',
    side: 'front',
  } as const;
  const look = (tenantId: string, texts: Record<string, string>) =>
    personalPreview({ tenantId, actor: 'shopper' }, { ...input, texts });

  test('draws the picture by its file, and nothing of another tenant’s', async () => {
    const own = await look(FJORD.tenantId, { name: 'INGRID', photo: mine.fileId });
    expect(own).toContain('data:image/webp;base64,');
    const elsewhere = await sendPicture(TIDEWATER, await plainPicture(900, 700));
    const foreign = look(FJORD.tenantId, { name: 'INGRID', photo: elsewhere.fileId });
    await expect(foreign).rejects.toMatchObject({ fields: { 'texts.photo': ['picture_unknown'] } });
  });
});

test('after a week a picture that an order shows is still there, and one that none shows is gone', async () => {
  const unused = await sendPicture(FJORD, await plainPicture(640, 640));
  const at = new Date();
  const reset = setClock(() => new Date(at.getTime() + 8 * 86_400_000));
  await clearUploads().finally(reset);
  const left = await world.sql<{ id: string }>('select id from files where id = any($1)', [
    [mine.fileId, unused.fileId],
  ]);
  expect(left.map(({ id }) => id)).toEqual([mine.fileId]);
  expect(await refusal({ name: 'INGRID', photo: unused.token })).toEqual([
    422,
    { [`${PATH}.photo`]: ['picture_unknown'] },
  ]);
});
