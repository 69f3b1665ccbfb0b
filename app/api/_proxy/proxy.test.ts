/** @jest-environment node */
import { encode } from 'next-auth/jwt';
import { issueCsrf } from '@/lib/modules/accounts/service/csrf';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { proxy } from './proxy';

jest.mock('@/lib/tenant-api/fetch', () => ({
  ...jest.requireActual<object>('@/lib/tenant-api/fetch'),
  tenantApiFetch: jest.fn(),
}));
const api = jest.mocked(tenantApiFetch);

const SECRET = 'a secret of the tests';
process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'http://localhost:3000';
process.env.NEXTAUTH_SECRET = SECRET;
process.env.LINK_SECRET = 'a link secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';

const HERE = 'http://localhost:3000';
const CSRF = issueCsrf();
let session = '';

beforeAll(async () => {
  const until = Math.floor(Date.now() / 1000) + 3600;
  const token = { sub: 'usr_a', bearer: 'token-of-the-session', tenantId: 'ten_a', until };
  session = `next-auth.session-token=${await encode({ token, secret: SECRET })}`;
});
beforeEach(() => {
  api.mockReset();
  api.mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
});

function sent(): Request {
  const [[request] = []] = api.mock.calls;
  if (!request) throw new Error('nothing was forwarded');
  return request;
}

const call = (path: string, init: RequestInit = {}) => proxy(new Request(HERE + path, init));
const post = (headers: Record<string, string>) =>
  call('/api/set-lang', { method: 'POST', headers, body: '{}' });

describe('what the proxy forwards (D21-2)', () => {
  test('the session becomes the Bearer token; its cookie stays here', async () => {
    await call('/api/user', {
      headers: { cookie: `${session}; other=1; i18n_redirected=nl; csrf_token=${CSRF}` },
    });
    expect(sent().headers.get('authorization')).toBe('Bearer token-of-the-session');
    expect(sent().headers.get('cookie')).toBe(`csrf_token=${CSRF}; i18n_redirected=nl`);
  });

  test('without a session, neither cookie nor authorization', async () => {
    await call('/api/public-config', { headers: { cookie: 'next-auth.session-token=forged; a=b' } });
    expect(sent().headers.has('authorization')).toBe(false);
    expect(sent().headers.has('cookie')).toBe(false);
    api.mockClear();
    await call('/api/user', { headers: { authorization: 'Basic YTpi' } });
    expect(sent().headers.has('authorization')).toBe(false);
  });

  test('an API client’s own Bearer token wins over a cookie, and needs no CSRF token', async () => {
    const headers = { authorization: 'Bearer token-of-a-client', cookie: session };
    expect((await post(headers)).status).toBe(200);
    expect(sent().headers.get('authorization')).toBe('Bearer token-of-a-client');
  });

  test('the visitor’s address is the one this process wrote; forwarded ones are dropped', async () => {
    await call('/api/user', {
      headers: {
        'x-merchloom-peer': '203.0.113.7',
        'x-merchloom-peer-signature': 'forged',
        'x-forwarded-for': '8.8.8.8',
        'x-real-ip': '8.8.8.8',
        'x-middleware-subrequest': 'middleware',
        'proxy-authorization': 'Basic x',
        te: 'trailers',
        'x-fulfiller-signature': 'kept',
        'idempotency-key': 'kept',
        'x-request-id': 'kept_kept',
      },
    });
    const { headers } = sent();
    expect(headers.get('x-merchloom-peer')).toBe('203.0.113.7');
    expect(headers.get('x-forwarded-for')).toBe('203.0.113.7');
    for (const name of [
      'x-merchloom-peer-signature',
      'x-real-ip',
      'x-middleware-subrequest',
      'proxy-authorization',
      'te',
    ]) {
      expect([name, headers.has(name)]).toEqual([name, false]);
    }
    expect(headers.get('x-fulfiller-signature')).toBe('kept');
    expect(headers.get('idempotency-key')).toBe('kept');
    expect(headers.get('x-request-id')).toBe('kept_kept');
  });

  test('path, query, method and the body’s bytes', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255, 123]);
    await call('/api/stripe/webhook?region=UK', {
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=a', 'content-type': 'application/json' },
      body: bytes,
    });
    const { pathname, search } = new URL(sent().url);
    expect([sent().method, pathname + search]).toEqual(['POST', '/api/stripe/webhook?region=UK']);
    expect(sent().headers.get('stripe-signature')).toBe('t=1,v1=a');
    expect(new Uint8Array(await sent().arrayBuffer())).toEqual(bytes);
  });

  test('of the answer’s cookies only the CSRF one comes back', async () => {
    const headers = new Headers({ 'x-request-id': 'req_1', 'retry-after': '5' });
    headers.append('set-cookie', `csrf_token=${CSRF}; Path=/; HttpOnly`);
    headers.append('set-cookie', 'next-auth.session-token=planted; Path=/');
    api.mockResolvedValue(Response.json({}, { status: 429, headers }));
    const answer = await call('/api/csrf-cookie');
    expect(answer.status).toBe(429);
    expect(answer.headers.getSetCookie()).toEqual([`csrf_token=${CSRF}; Path=/; HttpOnly`]);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});

describe('writes that a cookie authenticates', () => {
  const cookie = () => `${session}; csrf_token=${CSRF}`;
  const good = () => ({ cookie: cookie(), 'x-csrf-token': CSRF, origin: HERE });

  test('pass from a page of this site with the token', async () => {
    expect((await post(good())).status).toBe(200);
    const { origin: _, ...rest } = good();
    expect((await post({ ...rest, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(api).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['no token', { 'x-csrf-token': '' }],
    ['another token', { 'x-csrf-token': issueCsrf() }],
    ['another site’s origin', { origin: 'http://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site’s fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site’s fetch', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['neither origin nor site', { origin: '' }],
  ])('are refused with %s', async (_, changed) => {
    const headers = Object.fromEntries(
      Object.entries({ ...good(), ...changed }).filter(([, value]) => value !== ''),
    );
    const answer = await post(headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ success: false, code: 'csrf_failed' });
    expect(api).not.toHaveBeenCalled();
  });

  test('a token that another site planted in both places is no token', async () => {
    const planted = 'abc.def';
    const answer = await post({
      cookie: `${session}; csrf_token=${planted}`,
      'x-csrf-token': planted,
      origin: HERE,
    });
    expect(answer.status).toBe(403);
  });

  test('reading needs none, and neither does who has no session', async () => {
    expect((await call('/api/user', { headers: { cookie: session } })).status).toBe(200);
    expect((await post({ origin: 'http://evil.example' })).status).toBe(200);
  });
});
