/** @jest-environment node */
import fc from 'fast-check';
import { addFile } from '@/lib/modules/uploads/service/statements/files';
import { withTenant } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import { anyScene, textOf } from '@/lib/modules/design/rules/test-scenes';
import { designFromWire, designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { startProductWorld, wordOn, type ProductWorld } from '@/scripts/test/product-world';
import sharp from 'sharp';

jest.setTimeout(60_000);

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld();
  for (const tenantId of ['ten_fjord', 'ten_lumen']) {
    const storageKey = `${tenantId}/photo.png`;
    const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#e4572e' } })
      .png()
      .toBuffer();
    await fileStore().put(storageKey, bytes);
    const row = { tenantId, id: `fil_photo_${tenantId}`, kind: 'artwork' as const, storageKey };
    const facts = { contentType: 'image/png', bytes: bytes.length, sha256: Buffer.from([0]) };
    await withTenant({ tenantId, actor: 'system' }, (tx) => addFile(tx, { ...row, ...facts }));
  }
});
afterAll(() => world.close());

const area = printArea('mug', 'front');
const photo = (src: string, widthMm = 20) => ({
  type: 'image' as const,
  id: 'photo',
  src,
  location: 'file' as const,
  customisable: false,
  angle: 0,
  scale: 1,
  position: { x: area.widthMm / 2, y: area.heightMm / 2 },
  widthMm,
  heightMm: widthMm,
});
const front = (...layers: NonNullable<Design['front']>['layers']): Design => ({
  front: { version: 1, side: 'front', area, layers },
});
const stored = (id: string) =>
  world.sql('select scene_front, scene_back, status, updated_at from products where id = $1', [id]);

/** A text of the wire, as `front.texts.N` names it. */
type WireTexts = { texts: Record<string, unknown>[] };
function wireWith(change: (front: WireTexts & Record<string, unknown>) => void) {
  const scenes = front(...['a', 'b', 'c', 'd'].map((id) => textOf('A', { id, fill: '#ffffff' })));
  const wire = designToWire('mug', scenes);
  change(wire.front as unknown as WireTexts & Record<string, unknown>);
  return wire;
}

async function refused(product: EventProductDetail, design: unknown) {
  const before = await stored(product.product_id);
  const answer = await world.sendDesign(product.product_id, { updated_at: product.updated_at, design });
  expect(await stored(product.product_id)).toEqual(before);
  return [answer.status, Object.keys(answer.json.codes ?? {})];
}

describe('saving a design', () => {
  test('what was read comes back as it was, whatever is in it', async () => {
    let product = await world.add();
    const scenes = fc.sample(anyScene, { numRuns: 25, seed: 4 });
    for (const scene of scenes) {
      const layers = scene.layers.filter((layer) => layer.type !== 'image');
      const design: Design = { back: { ...scene, side: 'back', area: printArea('mug', 'back'), layers } };
      product = await world.draw(product, design);
      const want = layers.length > 0 ? JSON.parse(JSON.stringify(design)) : {};
      expect(designFromWire(product.design)).toEqual(want);
      const again = { updated_at: product.updated_at, design: product.design };
      const same = await world.sendDesign(product.product_id, again);
      expect(same.json.data).toEqual(product);
    }
  });

  test('writes its audit row, purges its stores and says whether shoppers may change it', async () => {
    const mug = await world.add();
    await world.purged();
    const drawn = await world.draw(mug, wordOn('mug', 'NAME', { customisable: true }));
    expect([drawn.customisable, drawn.sides]).toEqual([true, ['front']]);
    expect(Date.parse(drawn.updated_at)).toBeGreaterThan(Date.parse(mug.updated_at));
    expect(await world.purged()).toEqual(['fjord-fern']);
    const [, , row] = await world.log(mug.product_id);
    const acts = { fields: ['design'], front: { added: ['NAME'] } };
    expect(row).toEqual({ action: 'product.updated', data: acts });
    expect((await world.draw(drawn, {})).sides).toEqual([]);
  });

  test('sent once more because its answer was lost is answered, and done once', async () => {
    const mug = await world.add();
    const body = { updated_at: mug.updated_at, design: designToWire('mug', wordOn('mug')) };
    const [first, again] = [
      await world.sendDesign(mug.product_id, body),
      await world.sendDesign(mug.product_id, body),
    ];
    expect([again.status, again.json.data]).toEqual([200, first.json.data]);
    const saved = (await world.log(mug.product_id)).filter(({ action }) => action === 'product.updated');
    expect(saved).toHaveLength(1);
  });

  test('of a product on sale that could not be printed needs a word to take it off sale', async () => {
    const mug = await world.draw(await world.add(), wordOn('mug'));
    const id = mug.product_id;
    const sold = await world.change(id, { updated_at: mug.updated_at, status: 'active' });
    const design = designToWire('mug', wordOn('mug', 'DARK', { fill: '#17181a' }));
    const body = { updated_at: sold.updated_at, design };
    const no = await world.sendDesign(id, body);
    expect([no.status, no.json.codes]).toEqual([422, { design: ['print_blocked'] }]);
    expect((await world.read(id)).status).toBe('active');
    const yes = await world.sendDesign(id, { ...body, take_off_sale: true });
    expect([yes.status, yes.json.data['status']]).toEqual([200, 'draft']);
  });
});

describe('bad input stores nothing (S3.4-9)', () => {
  let product: EventProductDetail;
  beforeAll(async () => {
    product = await world.draw(await world.add(), wordOn('mug'));
  });

  test.each<[string, (front: WireTexts & Record<string, unknown>) => void, string]>([
    ['ten thousand layers', (side) => (side.texts = Array.from({ length: 10_000 }, () => ({}))), 'texts'],
    [
      'a size of 1e308',
      (side) => Object.assign(side.texts[3] ?? {}, { fontSize: 1e308 }),
      'texts.3.fontSize',
    ],
    ['no number', (side) => Object.assign(side.texts[1] ?? {}, { angle: Number.NaN }), 'texts.1.angle'],
    [
      'a font of nobody’s',
      (side) => Object.assign(side.texts[0] ?? {}, { fontFamily: 'Comic Sans' }),
      'texts.0.fontFamily',
    ],
    [
      'script',
      (side) => Object.assign(side.texts[2] ?? {}, { text: '<script>alert(1)</script>' }),
      'texts.2.text',
    ],
    ['a key nobody knows', (side) => Object.assign(side, { script: 'x' }), 'script'],
  ])('%s', async (_, change, path) => {
    expect(await refused(product, wireWith(change))).toEqual([422, [`design.front.${path}`]]);
  });

  test.each([
    ['data:image/png;base64,AAAA', 'src'],
    ['http://127.0.0.1:9/x.png', 'src'],
    ['fil_photo_ten_lumen', 'src'],
    ['fil_nobodys', 'src'],
    ['fil_logo', 'src'],
  ])('the picture %s', async (src, field) => {
    const design = designToWire('mug', front(photo(src)));
    expect(await refused(product, design)).toEqual([422, [`design.front.images.0.${field}`]]);
  });

  test('more text than a side holds: its drawing would be more than a page can hold', async () => {
    const long = 'The quick brown fox '.repeat(250);
    const texts = (count: number) =>
      front(
        ...Array.from({ length: count }, (_, index) => textOf(long, { id: `t${index}`, fill: '#ffffff' })),
      );
    const product = await world.add();
    expect(await refused(product, designToWire('mug', texts(60)))).toEqual([422, ['design.front.texts']]);
    expect((await world.draw(product, texts(1))).design.front?.texts).toHaveLength(1);
  });

  test('an artwork of a library that there is none of, and an area that is not the blank’s', async () => {
    const library = designToWire('mug', front({ ...photo('fil_photo_ten_fjord'), location: 'artwork' }));
    expect(await refused(product, library)).toEqual([422, ['design.front.images.0.source']]);
    const wide = designToWire('mug', front(textOf('A')));
    if (wide.front) wide.front.items.mm.width += 1;
    expect(await refused(product, wide)).toEqual([422, ['design.front.items.mm']]);
  });
});

test('a picture of one’s own is kept, checked at its size, and can be shown', async () => {
  const mug = await world.add();
  const small = await world.draw(mug, front(photo('fil_photo_ten_fjord')));
  expect([small.issues, small.pictures]).toEqual([
    [],
    {
      fil_photo_ten_fjord: {
        url: '/api/ten_fjord/files/fil_photo_ten_fjord?size=screen',
        width_px: 600,
        height_px: 600,
      },
    },
  ]);
  // Wider than the print area, so it is cut off too; the low resolution is what blocks.
  const large = await world.draw(small, front(photo('fil_photo_ten_fjord', 200)));
  expect(large.issues).toContainEqual(
    expect.objectContaining({
      code: 'image_low_dpi',
      severity: 'block',
      colours: [],
      values: expect.objectContaining({ dpi: 76, widthMm: 101, heightMm: 101 }),
    }),
  );
});
