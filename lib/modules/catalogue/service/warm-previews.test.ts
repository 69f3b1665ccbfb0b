/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { setClock } from '@/lib/kernel/clock';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { products } from '@/lib/db/schema/catalogue';
import { closeDatabasePool } from '@/lib/db/pool';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant } from '@/lib/db/with-tenant';
import { renderPreview } from '@/lib/files/render/render-preview';
import { fileStore } from '@/lib/files/store';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { FJORD, NAME_SCENE, TIDEWATER } from '@/scripts/test/fixtures/stores';
import { listPreviews } from '@/lib/modules/catalogue/data/list-previews';
import { PICTURE_KINDS, previewKey } from './preview-key';
import { drawPreview } from './draw-preview';
import { warmPreviews } from './warm-previews';

jest.mock('@/lib/files/render/render-preview');
const render = jest.mocked(renderPreview);

const variant = (colour: string) => ({ [colour]: { colour, size: 'M', stock: 1 } });
const tee = { name: 'Tee', price: 1000, sceneFront: NAME_SCENE };
const photo: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: 'fil_gone',
  location: 'file',
  widthMm: 20,
  heightMm: 20,
  angle: 0,
  scale: 1,
  position: { x: 30, y: 17 },
  customisable: false,
};
const turned = (angle: number): Scene => ({
  ...NAME_SCENE,
  layers: NAME_SCENE.layers.map((layer) => ({ ...layer, angle })),
});

let database: TestDatabase;
let files: string;
const inFjord = <T>(work: (tx: Transaction) => Promise<T>) =>
  withTenant({ tenantId: 'ten_fjord', actor: 'system' }, work);
const setScene = (id: string, sceneFront: Scene) =>
  inFjord((tx) => tx.update(products).set({ sceneFront }).where(eq(products.id, id)));
const made = async (tenant: string) => (await readdir(join(files, tenant)).catch(() => [])).sort();

beforeAll(async () => {
  database = await createTestDatabase();
  files = await mkdtemp(join(tmpdir(), 'merchloom-warm-'));
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, FILES_DIR: files });
  await layStore({
    ...FJORD,
    account: null,
    vouchers: [],
    products: [
      { ...tee, id: 'two-sides', sceneBack: { ...turned(5), side: 'back' }, variants: variant('black') },
      { ...tee, id: 'same-front', variants: variant('oat') },
      { ...tee, id: 'draft', draft: true, sceneFront: turned(10), variants: variant('red') },
      { id: 'plain', name: 'Plain', price: 1000, variants: variant('blue') },
    ],
  });
  await layStore({ ...TIDEWATER, products: [{ ...tee, id: 'theirs', variants: variant('black') }] });
  await layStore({
    ...TIDEWATER,
    tenantId: 'ten_draft',
    eventId: 'evt_draft',
    slug: 'draft-store',
    event: { status: 'Draft' },
    products: [{ ...tee, id: 'early', variants: variant('black') }],
  });
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
  await rm(files, { recursive: true, force: true });
});
const drawn = () => PICTURE_KINDS.map((kind) => ({ ...kind, bytes: Buffer.from(kind.format) }));

beforeEach(() => {
  render.mockReset();
  render.mockImplementation(async ({ scene, readImage }) => {
    for (const layer of scene?.layers ?? []) if (layer.type === 'image') await readImage?.(layer);
    return drawn();
  });
});

test('makes every public printed side of every tenant, equal pictures once, and nothing twice', async () => {
  // All fixtures have the same garment colour, so both fronts are one picture.
  expect(await warmPreviews()).toEqual({ made: 3, failed: 0 });
  expect(render.mock.calls.map(([{ side }]) => side).sort()).toEqual(['back', 'front', 'front']);
  const names = await made('ten_fjord');
  expect(names).toHaveLength(8);
  expect(names.every((name) => /^preview-[0-9a-f]{16}-(600|400)\.(avif|webp)$/.test(name))).toBe(true);
  expect(await made('ten_tidewater')).toHaveLength(4);
  expect(await made('ten_draft')).toEqual([]);

  expect(await warmPreviews()).toEqual({ made: 0, failed: 0 });
  expect(render).toHaveBeenCalledTimes(3);
});

test('a changed scene is a new picture; the others stay', async () => {
  const before = await made('ten_fjord');
  await setScene('same-front', turned(20));
  expect(await warmPreviews()).toEqual({ made: 1, failed: 0 });
  expect(await made('ten_fjord')).toEqual(expect.arrayContaining(before));
  expect(render.mock.calls[0]?.[0].scene).toEqual(turned(20));
});

test('a picture of which one part is missing is made again', async () => {
  const lost = { format: 'avif', width: 400 } as const;
  const [name = ''] = await made('ten_tidewater');
  const version = /preview-(\w+)-/.exec(name)?.[1] ?? '';
  await fileStore().remove(previewKey('ten_tidewater', version, lost));
  expect(await warmPreviews()).toEqual({ made: 1, failed: 0 });
  expect((await fileStore().get(previewKey('ten_tidewater', version, lost)))?.toString()).toBe('avif');
});

test('two workers at once leave whole pictures and nothing to do', async () => {
  await setScene('same-front', turned(30));
  const [one, other] = await Promise.all([warmPreviews(), warmPreviews()]);
  expect(one.made + other.made).toBeGreaterThanOrEqual(1);
  expect(one.failed + other.failed).toBe(0);
  expect(await warmPreviews()).toEqual({ made: 0, failed: 0 });
  expect((await made('ten_fjord')).every((name) => !name.endsWith('.part'))).toBe(true);
});

test('what cannot be drawn is tried again and holds nobody up; nothing is kept with a picture left out', async () => {
  await setScene('two-sides', { ...NAME_SCENE, layers: [photo] });
  await setScene('same-front', turned(40));
  expect(await warmPreviews()).toEqual({ made: 1, failed: 1 });
  // The broken one is left alone for three minutes, then for six.
  expect(await warmPreviews()).toEqual({ made: 0, failed: 0 });
  for (const [minutes, failed] of [
    [4, 1],
    [8, 0],
    [11, 1],
  ] as const) {
    const at = new Date(Date.now() + minutes * 60_000);
    const restore = setClock(() => at);
    expect([minutes, await warmPreviews()]).toEqual([minutes, { made: 0, failed }]);
    restore();
  }
  await setScene('two-sides', NAME_SCENE);
});

test('tenants take turns: one with many pictures does not keep another waiting', async () => {
  const order: string[] = [];
  render.mockImplementation(async ({ scene }) => {
    order.push(String(scene?.layers[0]?.angle));
    return drawn();
  });
  await setScene('two-sides', turned(61));
  await setScene('same-front', turned(62));
  await withTenant({ tenantId: 'ten_tidewater', actor: 'system' }, (tx) =>
    tx
      .update(products)
      .set({ sceneFront: turned(63) })
      .where(eq(products.id, 'theirs')),
  );
  expect(await warmPreviews()).toEqual({ made: 3, failed: 0 });
  // The third, of another tenant, is not the last.
  expect(order.indexOf('63')).toBeLessThan(2);
});

test('a picture that was asked for is drawn at once, and only if it is not there', async () => {
  await setScene('same-front', turned(70));
  const listed = await inFjord(listPreviews);
  const wanted = listed.find(({ productId }) => productId === 'same-front');
  if (!wanted) throw new Error('not listed');
  for (let times = 0; times < 2; times += 1) await drawPreview({ tenantId: 'ten_fjord', ...wanted });
  expect(render).toHaveBeenCalledTimes(1);
  expect(render.mock.calls[0]?.[0].scene).toEqual(turned(70));
  await drawPreview({ tenantId: 'ten_fjord', ...wanted, sceneHash: 'of a scene that has changed' });
  expect(render).toHaveBeenCalledTimes(1);
});

test('ends after the picture in hand when told to', async () => {
  await setScene('two-sides', turned(50));
  await setScene('same-front', turned(60));
  const stopping = new AbortController();
  render.mockImplementationOnce(async () => {
    stopping.abort();
    return drawn();
  });
  expect(await warmPreviews(stopping.signal)).toEqual({ made: 1, failed: 0 });
  expect(await warmPreviews(AbortSignal.abort())).toEqual({ made: 0, failed: 0 });
  expect(await warmPreviews()).toEqual({ made: 1, failed: 0 });
});
