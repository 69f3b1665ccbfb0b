/** @jest-environment node */
import { revalidateTag } from 'next/cache';
import { setClock } from '@/lib/kernel/clock';
import { knownEvents } from '@/lib/edge/known-events';
import { signInternal } from '@/lib/cache/purge-signature';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
setTestEnv(TEST_SECRETS);

const purge = (body: string, signature = signInternal(body)) =>
  POST(
    new Request('http://localhost:3000/api/internal/purge', {
      method: 'POST',
      body,
      headers: { 'x-merchloom-signature': signature },
    }),
  );

beforeEach(() => jest.mocked(revalidateTag).mockReset());

describe('dropping pages', () => {
  test('a signed call drops exactly what it names, at once', async () => {
    const tags = ['store:fjord-fern', 'product:fjord-fern:ff-mug'];
    expect((await purge(JSON.stringify({ tags }))).status).toBe(200);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual(tags.map((tag) => [tag, { expire: 0 }]));
  });

  test('the answer names the pages that were kept, as visitors ask for them', async () => {
    const cache = { tagged: jest.fn(() => ['/de/fjord-fern/product/ff-mug', 'a-hash-of-data']) };
    Object.assign(globalThis, { [Symbol.for('merchloom.page-cache')]: cache });
    const answer = await purge('{"tags":["store:fjord-fern"]}');
    expect(await answer.json()).toEqual({
      success: true,
      data: { tags: ['store:fjord-fern'], pages: [{ path: '/fjord-fern/Product=ff-mug', locale: 'de' }] },
    });
    expect(cache.tagged).toHaveBeenCalledWith(['store:fjord-fern']);
    Reflect.deleteProperty(globalThis, Symbol.for('merchloom.page-cache'));
  });

  test('what the middleware knows of a store goes with its pages, of others and with a product’s nothing', async () => {
    for (const slug of ['fjord-fern', 'lumen-summit'])
      knownEvents().set(slug, { until: Infinity, answer: Promise.resolve(null) });
    await purge(JSON.stringify({ tags: ['product:lumen-summit:lu-hoodie', 'store:fjord-fern'] }));
    expect([...knownEvents().keys()]).toEqual(['lumen-summit']);
  });

  test.each([['{"tags":["everything"]}'], ['{"tags":[]}'], ['{"tags":"store:fjord-fern"}'], ['{'], ['null']])(
    '%s is refused',
    async (body) => {
      expect((await purge(body)).status).toBe(422);
      expect(revalidateTag).not.toHaveBeenCalled();
    },
  );

  test('a body without an end is refused, and not waited for', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const headers = { 'x-merchloom-signature': 'x' };
    const endless = { method: 'POST', body, headers, duplex: 'half' };
    const answer = await POST(new Request('http://localhost:3000/api/internal/purge', endless));
    expect(answer.status).toBe(401);
    expect(sent).toBeLessThan(30);
  });

  test('unsigned, signed for another body, or long ago: refused', async () => {
    const body = '{"tags":["store:fjord-fern"]}';
    const stale = (() => {
      const undo = setClock(() => new Date(Date.now() - 3_600_000));
      const signature = signInternal(body);
      undo();
      return signature;
    })();
    for (const signature of ['', 't=1,v1=x', signInternal('{}'), stale]) {
      expect((await purge(body, signature)).status).toBe(401);
    }
    expect(revalidateTag).not.toHaveBeenCalled();
  });
});
