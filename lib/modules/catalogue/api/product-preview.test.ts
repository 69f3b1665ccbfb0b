/** @jest-environment node */
import { openPreviews, type Previews } from '@/scripts/test/preview-world';
import { productPreviewHandler } from './product-preview';

// Only the worker renders: no request may even load the renderer.
jest.mock('@resvg/resvg-js', () => {
  throw new Error('the renderer was loaded');
});

const HOODIE = '/api/ten_fjord/fjord-fern/preview/ff-name-hoodie/hoodie-oat/front';
const AVIF = 'image/avif,image/webp,image/svg+xml,*/*;q=0.8';

let previews: Previews;
const get = (path: string, accept?: string) => previews.get(path, accept);

beforeAll(async () => {
  previews = await openPreviews(productPreviewHandler);
});
afterAll(() => previews.close());

describe('the picture of a product', () => {
  test('is a drawing for half a minute while it is being made, and the picture afterwards', async () => {
    const version = await previews.versionOf('ff-name-hoodie');
    const url = `${HOODIE}?v=${version}`;
    const first = await get(url, AVIF);
    expect(first.text).toMatch(/^<svg xmlns/);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=30',
      vary: 'Accept',
    });
    // The worker draws what somebody looks at next, once however many look.
    await get(url, 'image/webp,*/*');
    const asked = { tenantId: 'ten_fjord', productId: 'ff-name-hoodie', side: 'front' };
    expect(await previews.askedFor()).toEqual([expect.objectContaining(asked)]);

    await previews.put(version, 'webp');
    await previews.put(version, 'avif');
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
    const version = await previews.versionOf('ff-name-hoodie');
    const url = `${HOODIE}?v=${version}`;
    await previews.put(version, 'avif');
    await previews.put(version, 'avif', 400);
    const small = await get(`${url}&w=400`, AVIF);
    expect([small.text, small.headers.get('cache-control')]).toEqual([
      'made avif 400',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get(`${url}&w=600`, AVIF)).text).toBe('made avif');
    for (const w of ['401', '', 'x', '4e2']) expect((await get(`${url}&w=${w}`, AVIF)).status).toBe(422);
  });

  test('as the drawing where a page asks for it, though there is a picture', async () => {
    const version = await previews.versionOf('ff-name-hoodie');
    await previews.put(version, 'avif');
    const drawn = await get(`${HOODIE}?v=${version}&as=svg`, AVIF);
    expect([drawn.text.slice(0, 4), drawn.headers.get('cache-control')]).toEqual([
      '<svg',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get(`${HOODIE}?v=${version}&as=png`, AVIF)).status).toBe(422);
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
