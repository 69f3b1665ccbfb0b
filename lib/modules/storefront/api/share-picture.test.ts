/** @jest-environment node */
import sharp from 'sharp';
import { fileStore } from '@/lib/files/store';
import { sharePicturePath } from '@/lib/modules/storefront/service/share-card-of';
import { readStorefront } from '@/lib/modules/storefront/service/read-storefront';
import { drawSharePicture } from '@/lib/modules/storefront/service/draw-share-picture';
import { sharePicture } from '@/lib/modules/storefront/service/share-picture';
import { readShareState } from '@/lib/modules/storefront/contract/share-picture';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readShareStateHandler, sharePictureHandler } from './share-picture';

jest.setTimeout(90_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readShareStateHandler, sharePictureHandler]);
});
afterAll(() => world.close());

const STORE = '/api/ten_fjord/fjord-fern/share-picture';

test('the address of a page leads to a picture that may be kept for ever, drawn once', async () => {
  const store = await readStorefront('fjord-fern');
  const tee = store.event_products.find(({ product_id: id }) => id === 'ff-crew-tee') ?? null;
  const own = sharePicturePath(store, null);
  const products = sharePicturePath(store, tee);
  expect(own).not.toBe(products);
  await drawSharePicture({ tenantId: 'ten_fjord', slug: 'fjord-fern', productId: 'ff-crew-tee' });
  const answer = await world.get(products);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const version = new URL(products, 'http://x').searchParams.get('v');
  const png = await fileStore().get(`ten_fjord/share-${version}.png`);
  expect(png).not.toBeNull();
  const { width, height, format } = await sharp(png ?? Buffer.alloc(0)).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  await fileStore().put(`ten_fjord/share-${version}.png`, Buffer.from('kept'));
  await drawSharePicture({ tenantId: 'ten_fjord', slug: 'fjord-fern', productId: 'ff-crew-tee' });
  expect((await world.get(products)).text).toBe('kept');
});

test('it wears the colours of its store', async () => {
  const store = await readStorefront('prairie-run');
  const path = sharePicturePath(store, null);
  await drawSharePicture({ tenantId: 'ten_prairie', slug: 'prairie-run' });
  expect((await world.get(path)).status).toBe(200);
  const version = new URL(path, 'http://x').searchParams.get('v');
  const png = await fileStore().get(`ten_prairie/share-${version}.png`);
  const corner = await sharp(png ?? Buffer.alloc(0))
    .extract({ left: 30, top: 10, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const primary = store.storeConfig.colourSet.primary;
  const wanted = [1, 3, 5].map((at) => Number.parseInt(primary.slice(at, at + 2), 16));
  wanted.forEach((value, at) => expect(Math.abs((corner[at] ?? 999) - value)).toBeLessThan(6));
});

test('who asks first waits until the worker has drawn it, and no longer than that takes', async () => {
  const input = { slug: 'lumen-summit', productId: undefined };
  const context = { tenantId: 'ten_lumen', actor: 'shopper' } as const;
  await expect(sharePicture(context, input, 1)).rejects.toMatchObject({ code: 'unavailable' });
  const asked = sharePicture(context, input, 60_000);
  await drawSharePicture({ tenantId: 'ten_lumen', slug: 'lumen-summit' });
  expect((await asked).png.subarray(1, 4).toString()).toBe('PNG');
});

test('the store’s people are told where it is, and whether it is drawn; asking has it drawn', async () => {
  const state = async (slug: string, person = 'admin@tidewater-books.example') =>
    world.get(`/api/ten_tidewater/store-admin/${slug}/share-picture`, person);
  const first = await state('tidewater');
  check(readShareState, first);
  expect(first.json.data['ready']).toBe(false);
  const url = String(first.json.data['url']);
  const jobs = await world.asOwner(
    "select key from graphile_worker._private_jobs where key like 'share:ten_tidewater/%'",
  );
  expect(jobs).toHaveLength(1);
  await drawSharePicture({ tenantId: 'ten_tidewater', slug: 'tidewater' });
  expect((await state('tidewater')).json.data).toEqual({ ready: true, url });
  expect((await world.get(url)).headers.get('cache-control')).toContain('immutable');
  expect((await state('tidewater', 'admin@fjord-fern.example')).status).toBe(404);
  expect((await state('fjord-fern-summer')).status).toBe(404);
});

test('without its version it may be kept for a while only', async () => {
  await drawSharePicture({ tenantId: 'ten_fjord', slug: 'fjord-fern' });
  expect((await world.get(`${STORE}?v=0000`)).headers.get('cache-control')).toBe('public, max-age=300');
});

test.each([
  ['a draft product', `${STORE}?product=ff-draft-cap`],
  ["another store's product", `${STORE}?product=pr-club-tee`],
  ['a draft', '/api/ten_fjord/fjord-fern-summer/share-picture'],
  ['a store on hold', '/api/ten_fjord/fjord-fern-archive/share-picture'],
])('%s has none', async (_name, path) => {
  expect((await world.get(path)).status).toBe(404);
});
