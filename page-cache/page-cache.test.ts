/** @jest-environment node */
import { PageCache, type PageCacheOptions } from './page-cache.mjs';

const MB = 1024 * 1024;
const LASTING = { cacheControl: { revalidate: 300 } };

/** A page of about `bytes`, with the tags of a store. */
function page(text: string, { status = 200, tags = 'store:fjord', bytes = 1000 } = {}) {
  return {
    kind: 'APP_PAGE',
    html: `<p>${text}</p>`,
    rscData: Buffer.alloc(bytes, 'x'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': tags },
    postponed: undefined,
    status,
  };
}

let now = 1_000_000;
const opened: PageCache[] = [];

function open(options: Partial<PageCacheOptions> = {}): PageCache {
  const cache = new PageCache({ memoryBytes: MB, now: () => now, ...options });
  opened.push(cache);
  return cache;
}
const html = async (cache: PageCache, key: string) => (await cache.get(key, {}))?.value.html ?? null;

beforeEach(() => {
  now += 1000;
});
afterAll(() => {
  opened.forEach((cache) => cache.close());
});

describe('what is kept', () => {
  test('the keys in memory that carry one of some tags are told', async () => {
    const cache = open();
    await cache.set('/en/fjord', page('a'), LASTING);
    await cache.set('/de/fjord/product/mug', page('b', { tags: 'store:fjord,product:fjord:mug' }), LASTING);
    await cache.set('/en/lumen', page('c', { tags: 'store:lumen' }), LASTING);
    expect(cache.tagged(['store:fjord'])).toEqual(['/en/fjord', '/de/fjord/product/mug']);
    expect(cache.tagged(['product:fjord:mug', 'store:lumen'])).toEqual([
      '/de/fjord/product/mug',
      '/en/lumen',
    ]);
    expect(cache.tagged(['store:none'])).toEqual([]);
  });

  test('a page is given back as it was set, and says how long it lasts', async () => {
    const cache = open();
    await cache.set('/en/fjord', page('hello'), LASTING);
    const entry = await cache.get('/en/fjord', {});
    expect(entry).toMatchObject({ lastModified: now, cacheControl: { revalidate: 300 } });
    expect(entry?.value).toMatchObject(page('hello'));
  });

  test('its tag is that of its text, whichever process made it', async () => {
    const tagOf = async (text: string) => {
      const cache = open();
      await cache.set('/en/fjord', page(text), LASTING);
      return (await cache.get('/en/fjord', {}))?.value.headers?.['etag'];
    };
    const tag = await tagOf('hello');
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(await tagOf('hello')).toBe(tag);
    expect(await tagOf('hello!')).not.toBe(tag);
  });

  test('its document is told by its tag, while it may be shown', async () => {
    const cache = open();
    await cache.set('/en/fjord', page('hello'), LASTING);
    const tag = String((await cache.get('/en/fjord', {}))?.value.headers?.['etag']);
    expect(await cache.current(tag)).toBe('<p>hello</p>');
    expect(await cache.current('W/"another"')).toBeNull();
    now += 300_000;
    expect(await cache.current(tag)).toBeNull();
    await cache.set('/en/fjord', page('hello'), LASTING);
    expect(await cache.current(tag)).toBe('<p>hello</p>');
    now += 1;
    await cache.purge(['store:fjord']);
    expect(await cache.current(tag)).toBeNull();
  });

  test('a document that another has replaced or pushed out is told no more', async () => {
    const cache = open();
    await cache.set('/en/fjord', page('hello'), LASTING);
    const tag = String((await cache.get('/en/fjord', {}))?.value.headers?.['etag']);
    await cache.set('/en/fjord', page('hello again'), LASTING);
    expect(await cache.current(tag)).toBeNull();
    await cache.set('/en/fjord', page('hello'), LASTING);
    expect(await cache.current(tag)).toBe('<p>hello</p>');
    for (let at = 0; at < 5; at += 1) {
      await cache.set(`/en/${at}`, page(`other ${at}`, { bytes: MB / 3 }), LASTING);
    }
    expect(await cache.current(tag)).toBeNull();
  });

  test.each([404, 307, 308, 401, 403, 500])('a page with status %i is not', async (status) => {
    const cache = open();
    await cache.set('/en/aaaa', page('nothing here', { status }), LASTING);
    expect(await cache.get('/en/aaaa', {})).toBeNull();
    expect(cache.usage).toEqual({ bytes: 0, entries: 0 });
  });

  test('a store that is gone takes its kept page with it', async () => {
    const cache = open();
    await cache.set('/en/fjord', page('here'), LASTING);
    await cache.set('/en/fjord', page('gone', { status: 404 }), LASTING);
    expect(await cache.get('/en/fjord', {})).toBeNull();
    await cache.set('/en/fjord', page('here'), LASTING);
    await cache.set('/en/fjord', null, LASTING);
    expect(await cache.get('/en/fjord', {})).toBeNull();
  });

  test('ten thousand unknown addresses leave nothing behind', async () => {
    const cache = open();
    for (let one = 0; one < 10_000; one += 1) {
      expect(await cache.get(`/en/aaaa${one}`, {})).toBeNull();
      await cache.set(`/en/aaaa${one}`, page('nothing', { status: 404 }), LASTING);
    }
    expect(cache.usage).toEqual({ bytes: 0, entries: 0 });
  });

  test('one entry larger than four megabytes is not', async () => {
    const cache = open({ memoryBytes: 100 * MB });
    await cache.set('/en/large', page('large', { bytes: 5 * MB }), LASTING);
    expect(cache.usage.entries).toBe(0);
  });

  test('what the build prerendered stays readable, whatever its status, and a purge reaches it', async () => {
    const built = { value: page('page not found', { status: 404, tags: 'status' }), lastModified: 5 };
    const cache = open({ readBuilt: async (key) => (key === '/_not-found' ? built : null) });
    expect(await html(cache, '/_not-found')).toContain('not found');
    expect(await html(cache, '/other')).toBeNull();
    await cache.purge(['status']);
    expect(await html(cache, '/_not-found')).toBeNull();
  });
});

describe('bounds', () => {
  test('memory keeps what was used last', async () => {
    const cache = open({ memoryBytes: 30_000 });
    for (let one = 0; one < 8; one += 1) {
      await cache.set(`/${one}`, page(String(one), { bytes: 6000 }), LASTING);
      expect(await html(cache, '/0')).toContain('0');
      expect(cache.usage.bytes).toBeLessThanOrEqual(30_000);
    }
    expect(await html(cache, '/3')).toBeNull();
    expect(await html(cache, '/7')).toContain('7');
  });
});

describe('purges', () => {
  test('drop at once what carries the tag, and nothing else', async () => {
    const cache = open();
    for (const slug of ['fjord', 'lumen']) {
      for (let one = 0; one < 5; one += 1) {
        await cache.set(
          `/${slug}/${one}`,
          page(slug, { bytes: 3000, tags: `_N_T_/x,store:${slug}` }),
          LASTING,
        );
      }
    }
    now += 1;
    await cache.purge(['store:fjord']);
    for (let one = 0; one < 5; one += 1) {
      expect(await html(cache, `/fjord/${one}`)).toBeNull();
      expect(await html(cache, `/lumen/${one}`)).toContain('lumen');
    }
  });

  test('data goes by the tags it was read with', async () => {
    const cache = open();
    const data = { kind: 'FETCH', data: { body: '{}', headers: {}, url: '', status: 200 }, revalidate: 300 };
    const tags = ['store:fjord', 'product:fjord:mug'];
    await cache.set('key', data, { tags });
    expect((await cache.get('key', { kind: 'FETCH', tags, softTags: [] }))?.value).toEqual(data);
    now += 1;
    await cache.purge(['product:fjord:mug']);
    expect(await cache.get('key', { kind: 'FETCH', tags, softTags: [] })).toBeNull();
  });

  test('a page that was being made of what it read before the purge is not kept', async () => {
    const cache = open();
    expect(await cache.get('/en/fjord', {})).toBeNull();
    now += 50;
    await cache.purge(['store:fjord']);
    now += 50;
    await cache.set('/en/fjord', page('old price'), LASTING);
    expect(await cache.get('/en/fjord', {})).toBeNull();
    now += 50;
    await cache.set('/en/fjord', page('new price'), LASTING);
    expect(await html(cache, '/en/fjord')).toContain('new price');
  });

  test('a page past its time is shown while it is made anew, and a purge meanwhile concerns the new one too', async () => {
    const cache = open();
    await cache.set('/en/fjord', page('first'), LASTING);
    now += 301_000;
    expect(await html(cache, '/en/fjord')).toContain('first');
    now += 10;
    await cache.purge(['store:fjord']);
    now += 10;
    await cache.set('/en/fjord', page('second'), LASTING);
    expect(await html(cache, '/en/fjord')).toBeNull();
  });
});
