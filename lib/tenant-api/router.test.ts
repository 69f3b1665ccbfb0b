/** @jest-environment node */
import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { openApiDoor, type ApiDoor } from '@/scripts/test/api-door';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { defineHandler } from './define-handler';
import { buildRouter, honoPath } from './router';

const echo = route({
  id: 'test.echo',
  method: 'post',
  path: '/api/storefront/{slug}/product-id={product}',
  summary: 'Says what came',
  access: 'public',
  // There is no store behind it, and no database here that would be asked.
  beforeEntry: true,
  params: z.object({ slug: z.string(), product: z.string() }),
  query: z.object({}),
  body: z.object({ quantity: z.number().int().min(1).max(200), note: z.string().optional() }),
  response: z.object({ product: z.string(), quantity: z.number() }),
  example: { response: { product: 'p', quantity: 1 } },
});
const handler = defineHandler(echo, ({ params, body }) =>
  Promise.resolve({ product: params.product, quantity: body.quantity }),
);

const strict = route({
  id: 'test.strict',
  method: 'post',
  path: '/api/strict',
  summary: 'Takes a quantity and nothing else',
  access: 'public',
  params: z.object({}),
  query: z.object({}),
  body: z.strictObject({ quantity: z.number() }),
  response: z.object({}),
  example: { response: {} },
});
const strictHandler = defineHandler(strict, () => Promise.resolve({}));

let app: ApiDoor;
beforeAll(async () => {
  setTestEnv(TEST_SECRETS);
  app = await openApiDoor(buildRouter([handler, strictHandler]));
});
afterAll(() => app.close());

async function post(
  body: string | object,
  path = '/api/storefront/acme/product-id=ff-mug',
  type = 'application/json',
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type };
  const response = await app.fetch(new Request(`http://api${path}`, { method: 'POST', body: text, headers }));
  return { status: response.status, json: await response.json() };
}

const mine = route({
  id: 'test.mine',
  method: 'get',
  path: '/api/mine',
  summary: 'For people who are logged in',
  access: 'user',
  params: z.object({}),
  query: z.object({}),
  response: z.object({}),
  example: { response: {} },
});
const open = route({ ...mine, id: 'test.open', path: '/api/open', access: 'public', maxAge: 60 });

describe('what HTTP asks of an answer (D19-6, D19-7)', () => {
  const api = buildRouter([
    handler,
    ...[mine, open].map((contract) => defineHandler(contract, () => Promise.resolve({}))),
  ]);
  const ask = (path: string, init: RequestInit = {}) => api.fetch(new Request(`http://api${path}`, init));

  test.each([
    ['DELETE', '/api/mine', 'GET, HEAD'],
    ['POST', '/api/mine', 'GET, HEAD'],
    ['GET', '/api/storefront/acme/product-id=ff-mug', 'POST'],
    ['PUT', '/api/storefront/acme/product-id%3Dff-mug', 'POST'],
  ])('%s %s is a 405 that names what is allowed', async (method, path, allowed) => {
    const answer = await ask(path, { method });
    const { code } = (await answer.json()) as { code: string };
    expect([answer.status, code, answer.headers.get('allow')]).toEqual([405, 'method_not_allowed', allowed]);
  });

  test('an address that no call has is a 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await ask('/api/no/such/call', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
    }
  });

  test('a 401 says how to log in', async () => {
    const answer = await ask('/api/mine');
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="Merchloom"',
    ]);
  });

  test('a public answer has an ETag, and is not sent twice', async () => {
    const first = await ask('/api/open');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\//)]);
    const second = await ask('/api/open', { headers: { 'if-none-match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(second.headers.get('cache-control')).toBe('public, max-age=60');
  });
});

describe('the door of the tenant API (D19)', () => {
  test('paths with `product-id=` reach their handler', async () => {
    expect(honoPath('/api/{tenant}/{slug}/product-id={product}')).toBe(
      '/api/:tenant/:slug/:product{product-id(?:=|%3[Dd]).+}',
    );
    const { json } = await post({ quantity: 2 });
    const answer = { success: true, data: { product: 'ff-mug', quantity: 2 } };
    expect(json).toEqual(answer);
    // As a client sends it that encodes whole path segments.
    for (const segment of ['product-id%3Dff-mug', 'product-id%3dff-mug']) {
      expect((await post({ quantity: 2 }, `/api/storefront/acme/${segment}`)).json).toEqual(answer);
    }
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a field named %s is refused like any other that is not known',
    async (name) => {
      const { status, json } = await post(`{"quantity":1,"${name}":1}`, '/api/strict');
      expect([status, Object.entries(json.codes)]).toEqual([422, [[name, ['unknown_key']]]]);
    },
  );

  test.each([[0], [-1], [1.5], [1e9], ['2'], [null], [undefined]])(
    'quantity %p is a 422 at its field',
    async (quantity) => {
      const { status, json } = await post({ quantity });
      expect(status).toBe(422);
      expect(Object.keys(json.errors)).toEqual(['quantity']);
      expect(json).toMatchObject({ success: false, code: 'invalid' });
    },
  );

  test('a missing field says required', async () => {
    expect((await post({})).json.codes).toEqual({ quantity: ['required'] });
  });

  test('malformed JSON is a 400, a body of 2 MB a 413, NUL and lone surrogates a 422', async () => {
    expect((await post('{"quantity":')).status).toBe(400);
    expect((await post({ quantity: 1, note: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect((await post({ quantity: 1, note: 'a\u0000b' })).json.codes).toEqual({
      note: ['invalid_characters'],
    });
    expect((await post({ quantity: 1, note: '\ud800' })).json.codes).toEqual({
      note: ['invalid_characters'],
    });
  });

  test.each([
    ['application/json; charset=utf-8', 200],
    ['application/vnd.api+json', 200],
    ['', 200],
    ['text/plain', 415],
    ['application/xml', 415],
    ['application/jsonp', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('a body that calls itself %p is a %p', async (type, expected) => {
    const { status, json } = await post({ quantity: 1 }, undefined, type);
    expect([status, json.code]).toEqual([expected, expected === 200 ? undefined : 'unsupported_media_type']);
  });

  test('an unknown path is a 404 in the envelope, with a request id', async () => {
    const response = await app.fetch(new Request('http://api/api/nowhere'));
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    expect(await response.json()).toEqual({
      success: false,
      code: 'not_found',
      message: 'This page could not be found',
    });
  });
});
