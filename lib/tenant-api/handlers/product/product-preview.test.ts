/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPreviews } from '@/lib/db/queries/product/list-previews';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { previewKey, type PictureFormat, type PictureWidth } from '@/lib/services/product/preview-key';
import { previewVersion } from '@/lib/services/product/preview-url';
import { buildRouter } from '@/lib/tenant-api/router';
import { openApiDoor, type ApiDoor } from '@/scripts/test/api-door';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { FJORD, TIDEWATER } from '@/scripts/test/fixtures/stores';
import { productPreviewHandler } from './product-preview';

// Only the worker draws: no request may so much as load the renderer.
jest.mock('@resvg/resvg-js', () => {
  throw new Error('the renderer was loaded');
});

const HOODIE = '/api/ten_fjord/fjord-fern/preview/ff-name-hoodie/hoodie-oat/front';
const AVIF = 'image/avif,image/webp,image/svg+xml,*/*;q=0.8';

let database: TestDatabase;
let files: string;
let door: ApiDoor;

beforeAll(async () => {
  database = await createTestDatabase();
  files = await mkdtemp(join(tmpdir(), 'merchloom-preview-'));
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, FILES_DIR: files });
  door = await openApiDoor(buildRouter([productPreviewHandler]));
  await layStore({ ...FJORD, account: null });
  await layStore(TIDEWATER);
});
afterAll(async () => {
  await door.close();
  await closeDatabasePool();
  await database.close();
  await rm(files, { recursive: true, force: true });
});

async function get(path: string, accept?: string) {
  const headers: Record<string, string> = accept === undefined ? {} : { accept };
  const response = await door.fetch(new Request(`http://api${path}`, { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function versionOf(productId: string): Promise<string> {
  const listed = await withTenant({ tenantId: 'ten_fjord', actor: 'system' }, listPreviews);
  const preview = listed.find((one) => one.productId === productId);
  if (!preview) throw new Error('not listed');
  return previewVersion(preview);
}
const put = (version: string, format: PictureFormat, width: PictureWidth = 600) =>
  fileStore().put(
    previewKey('ten_fjord', version, { format, width }),
    Buffer.from(width === 600 ? `made ${format}` : `made ${format} ${width}`),
  );

describe('the picture of a product', () => {
  test('is a drawing for half a minute while it is being made, and the picture afterwards', async () => {
    const version = await versionOf('ff-name-hoodie');
    const url = `${HOODIE}?v=${version}`;
    const first = await get(url, AVIF);
    expect(first.text).toMatch(/^<svg xmlns/);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=30',
      vary: 'Accept',
    });

    await put(version, 'webp');
    await put(version, 'avif');
    const then = await get(url, AVIF);
    expect(then.text).toBe('made avif');
    expect(Object.fromEntries(then.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
    const webp = await get(url, 'image/webp,*/*');
    expect([webp.text, webp.headers.get('content-type')]).toEqual(['made webp', 'image/webp']);
    const old = await get(url, 'image/png,image/svg+xml,image/*;q=0.8');
    expect(old.text).toBe(first.text);
    expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const other of [HOODIE, `${HOODIE}?v=0000000000000000`]) {
      const unnamed = await get(other, AVIF);
      expect([unnamed.text, unnamed.headers.get('cache-control')]).toEqual([
        'made avif',
        'public, max-age=60',
      ]);
    }
  });

  test('in the width that was asked for, of those there are', async () => {
    const version = await versionOf('ff-name-hoodie');
    const url = `${HOODIE}?v=${version}`;
    await put(version, 'avif');
    await put(version, 'avif', 400);
    const small = await get(`${url}&w=400`, AVIF);
    expect([small.text, small.headers.get('cache-control')]).toEqual([
      'made avif 400',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get(`${url}&w=600`, AVIF)).text).toBe('made avif');
    for (const w of ['401', '', 'x', '4e2']) expect((await get(`${url}&w=${w}`, AVIF)).status).toBe(422);
  });

  test('a plain side stays a drawing, since nobody makes a picture of it', async () => {
    const plain = await get(HOODIE.replace('front', 'back'), AVIF);
    expect([plain.text.slice(0, 4), plain.headers.get('cache-control')]).toEqual([
      '<svg',
      'public, max-age=60',
    ]);
  });

  test.each([
    ['another tenant under this slug', HOODIE.replace('ten_fjord', 'ten_tidewater')],
    ['another tenant’s product', HOODIE.replace('ff-name-hoodie', 'tb-bag')],
    [
      'this product in another tenant’s store',
      '/api/ten_tidewater/tidewater/preview/ff-name-hoodie/hoodie-oat/front',
    ],
    ['a draft', HOODIE.replace('ff-name-hoodie/hoodie-oat', 'ff-draft-cap/cap-black')],
    ['an unknown colour', HOODIE.replace('hoodie-oat', 'hoodie-pink')],
    ['an unknown side', HOODIE.replace('front', 'top')],
  ])('%s is a 404', async (_name, path) => {
    const answer = await get(path, AVIF);
    expect([answer.status, answer.text.includes('<svg')]).toEqual([404, false]);
  });
});
