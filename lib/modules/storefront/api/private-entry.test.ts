/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { listStorefronts } from '@/lib/modules/storefront/service/list-storefronts';
import { drawSharePicture } from '@/lib/modules/storefront/service/draw-share-picture';
import { previewToken } from '@/lib/modules/events/service/preview-token';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { cookieFor, enter, makePrivate, makePublic, PRIVATE } from '@/scripts/test/foreign/private-store';

jest.setTimeout(120_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

describe('an entry', () => {
  const store = { tenant: 'ten_fjord', slug: 'fjord-fern' };
  const read = (cookie?: string, slug = store.slug) =>
    world.get(`/api/storefront/${slug}`, undefined, cookie === undefined ? {} : { cookie });
  beforeEach(() => makePrivate('password', store));
  afterEach(() => makePublic(world, store.slug));

  test('ends with the version it was made under, after 30 days, and was never another store’s', async () => {
    const cookie = await cookieFor(world, store.slug);
    expect((await read(cookie)).status).toBe(200);
    const [, pass = ''] = cookie.split('=');
    await makePrivate('password', PRIVATE);
    const other = await cookieFor(world, PRIVATE.slug);
    const [, othersPass = ''] = other.split('=');
    const own = (value: string) => `entry_evt_fjord_fern=${value}`;
    const forged = [
      other,
      own(othersPass),
      own(''),
      own(`${pass}0`),
      own(pass.replace(/^./, 'z')),
      own('x.y'),
    ];
    for (const bad of forged) expect([bad, (await read(bad)).status]).toEqual([bad, 404]);
    const restore = setClock(() => new Date(Date.now() + 30 * 86_400_000 + 1000));
    expect((await read(cookie)).status).toBe(404);
    restore();
    expect((await read(cookie)).status).toBe(200);
    await makePrivate('password', store);
    expect((await read(cookie)).status).toBe(404);
    await makePublic(world, PRIVATE.slug);
  });

  test('a wrong password is refused and counted, a right one never; too many wrong ones keep both out', async () => {
    for (let index = 0; index < 15; index += 1) expect((await enter(world, store.slug)).status).toBe(200);
    const wrong = [];
    for (let index = 0; index < 11; index += 1)
      wrong.push((await enter(world, store.slug, { visitor: '10.1.1.1', password: 'wrong one' })).status);
    expect(wrong).toEqual([...Array<number>(10).fill(422), 429]);
    const kept = await enter(world, store.slug, { visitor: '10.1.1.1' });
    expect([kept.status, Number(kept.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await enter(world, store.slug, { visitor: '10.1.1.2' })).status).toBe(200);
  });

  test('tells nothing of the store but its colours and fonts', async () => {
    const { json, text, headers } = await world.get(`/api/storefront/${store.slug}/entry`);
    expect(Object.keys(json.data).sort()).toEqual(['entered', 'language', 'look', 'mode']);
    expect(text).not.toMatch(/fjord|fern|moss/i);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a preview’s link shows the store and its pictures, and buys nothing', async () => {
    const { token } = previewToken({ tenantId: store.tenant, slug: store.slug });
    const get = (path: string) => world.get(`${path}${path.includes('?') ? '&' : '?'}preview=${token}`);
    expect((await get('/api/storefront/fjord-fern/shared-preview')).status).toBe(200);
    expect((await get('/api/ten_fjord/fjord-fern/preview/ff-crew-tee/tee-black/front')).status).toBe(200);
    for (const path of ['/api/storefront/fjord-fern', '/api/ten_fjord/fjord-fern/products']) {
      expect((await get(path)).status).toBe(404);
    }
    const paid = `/api/ten_fjord/fjord-fern/checkout/create-customer?preview=${token}`;
    expect((await world.post(paid, {})).status).toBe(404);
    expect((await world.get('/api/storefront/fjord-fern/preview', 'admin@fjord-fern.example')).status).toBe(
      200,
    );
  });

  test('no list of stores names it, and a draft that is private has no entry page', async () => {
    expect((await listStorefronts({ limit: 100 })).slugs).not.toContain(store.slug);
    await makePublic(world, store.slug);
    expect((await listStorefronts({ limit: 100 })).slugs).toContain(store.slug);
    expect((await world.get(`/api/storefront/${store.slug}/entry`)).status).toBe(404);
    await makePrivate('password', { tenant: 'ten_fjord', slug: 'fjord-fern-summer' });
    const draft = await enter(world, 'fjord-fern-summer');
    const none = await enter(world, 'no-such-store');
    expect([draft.status, none.status]).toEqual([404, 404]);
  });

  test('a picture that was made is no way in', async () => {
    await makePublic(world, store.slug);
    await drawSharePicture({ tenantId: store.tenant, slug: store.slug });
    expect((await world.get('/api/ten_fjord/fjord-fern/share-picture')).status).toBe(200);
    await makePrivate('password', store);
    expect((await world.get('/api/ten_fjord/fjord-fern/share-picture')).status).toBe(404);
  });
});
