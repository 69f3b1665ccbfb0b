/** @jest-environment node */
import { encode } from 'next-auth/jwt';
import { NextRequest } from 'next/server';
import { setClock } from '@/lib/kernel/clock';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { runChain } from './chain';

// Asked of the API as everything else; these look at what else is asked.
jest.mock('./translation-on', () => ({ translationOn: async () => true }));
jest.mock('@/lib/tenant-api/fetch', () => ({ tenantApiFetch: jest.fn() }));
const api = jest.mocked(tenantApiFetch);

const SECRET = 'a secret of the tests';
process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'http://localhost:3000';
process.env.NEXTAUTH_SECRET = SECRET;
process.env.LINK_SECRET = 'a link secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';
process.env.LOG_LEVEL = 'silent';

const CHAIN = ['auth', 'shop-platform', 'locale'];
const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600;
const CLAIMS = {
  sub: 'usr_a',
  bearer: 'token-of-a',
  tenantId: 'ten_a',
  shopPlatform: false,
  until: IN_AN_HOUR,
};

interface Visit {
  claims?: Record<string, unknown>;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  secret?: string;
}

async function visit(path: string, { claims, cookies = {}, headers = {}, secret = SECRET }: Visit = {}) {
  const all = { ...cookies };
  if (claims) all['next-auth.session-token'] = await encode({ token: claims, secret });
  const cookie = Object.entries(all)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return runChain(
    CHAIN,
    new NextRequest(`http://localhost:3000${path}`, { headers: { ...headers, cookie } }),
  );
}

const location = (response: Response) =>
  response.headers.get('location')?.replace('http://localhost:3000', '');
const rewrite = (response: Response) =>
  response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', '');
const language = (response: Response) =>
  /i18n_redirected=(\w+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];

const answerEvent = (data: object, status = 200) =>
  api.mockImplementation(() => Promise.resolve(Response.json({ success: status === 200, data }, { status })));

beforeEach(() => {
  api.mockReset();
  api.mockImplementation(() => Promise.resolve(Response.json({ success: true, data: null })));
});

describe('the chain (S6-7, S8-3)', () => {
  test('an unknown name is a 500 ‘Unknown middleware’, before any link has run', async () => {
    for (const names of [['auth', 'guest'], ['constructor'], ['']]) {
      const response = await runChain(names, new NextRequest('http://localhost:3000/orders'));
      expect(response.status).toBe(500);
      expect(await response.text()).toBe('Unknown middleware');
    }
    expect(api).not.toHaveBeenCalled();
  });

  test('without links a request goes through', async () => {
    const response = await runChain([], new NextRequest('http://localhost:3000/'));
    expect(response.headers.get('x-middleware-next')).toBe('1');
  });
});

describe('the auth link (D2)', () => {
  test('who is nobody goes to the login and back', async () => {
    const response = await visit('/orders?status=new');
    expect(response.status).toBe(307);
    expect(location(response)).toBe('/login?next=%2Forders%3Fstatus%3Dnew');
  });

  test('who wants to create an event is shown how to begin', async () => {
    expect(location(await visit('/events/create'))).toBe('/get-started');
    expect(location(await visit('/events/create', { claims: CLAIMS }))).toBeUndefined();
  });

  test('public pages ask nobody', async () => {
    for (const path of ['/', '/fjord-fern', '/login', '/orders-of-the-day']) {
      expect([path, location(await visit(path))]).toEqual([path, undefined]);
    }
  });

  test.each([
    ['another key', { claims: CLAIMS, secret: 'another secret of the tests' }],
    ['no cookie of ours', { cookies: { 'next-auth.session-token': 'garbage' } }],
    ['an ended token', { claims: { ...CLAIMS, until: 1000 } }],
    ['no token', { claims: { ...CLAIMS, bearer: undefined } }],
  ])('%s is nobody', async (_, visitor) => {
    expect(location(await visit('/orders', visitor))).toBe('/login?next=%2Forders');
  });

  test('a page is told its own address, whatever the visitor claims', async () => {
    const response = await visit('/orders?x=1', {
      claims: CLAIMS,
      headers: { 'x-merchloom-path': '//evil.example' },
    });
    expect(response.headers.get('x-middleware-request-x-merchloom-path')).toBe('/orders?x=1');
  });
});

describe('the shop-platform link (S6-7, S7-10)', () => {
  const SHOP = { ...CLAIMS, shopPlatform: true };

  test('any open step leads to /get-started, asked with the person’s own token', async () => {
    api.mockResolvedValue(Response.json({ success: true, data: { stepsCompleted: false } }));
    expect(location(await visit('/dashboard', { claims: SHOP }))).toBe('/get-started');
    const [[asked] = []] = api.mock.calls;
    expect(asked?.url).toBe('http://tenant-api.internal/api/ten_a/events/shopify?shopify=1');
    expect(asked?.headers.get('authorization')).toBe('Bearer token-of-a');
    api.mockResolvedValue(Response.json({ success: true, data: { stepsCompleted: false } }));
    expect(location(await visit('/settings/shopify', { claims: SHOP }))).toBe('/get-started');
  });

  test('no open step lets through; others are never asked', async () => {
    expect(location(await visit('/dashboard', { claims: SHOP }))).toBeUndefined();
    expect(api).toHaveBeenCalledTimes(1);
    await visit('/dashboard', { claims: CLAIMS });
    await visit('/get-started', { claims: SHOP });
    expect(api).toHaveBeenCalledTimes(1);
  });

  test('an error shows the error page, with its status', async () => {
    for (const status of [500, 503, 404]) {
      api.mockResolvedValue(Response.json({ success: false }, { status }));
      const response = await visit('/dashboard', { claims: SHOP, cookies: { i18n_redirected: 'nl' } });
      expect([response.status, rewrite(response)]).toEqual([500, '/nl/500']);
    }
    api.mockRejectedValue(new Error('away'));
    expect((await visit('/dashboard', { claims: SHOP })).status).toBe(500);
  });

  test('a session that has ended is the page’s business', async () => {
    api.mockResolvedValue(Response.json({ success: false }, { status: 401 }));
    expect(rewrite(await visit('/dashboard', { claims: SHOP }))).toBe('/en/dashboard');
  });
});

describe('the locale link (S4, S9, D10-1)', () => {
  test('asked, remembered, the browser’s, the event’s, English: in this order', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9' };
    const french = { i18n_redirected: 'fr' };
    const all = await visit('/?lang=sv', { headers: german, cookies: french });
    expect([rewrite(all), language(all)]).toEqual(['/sv?lang=sv', 'sv']);
    const remembered = await visit('/', { headers: german, cookies: french });
    expect([rewrite(remembered), language(remembered)]).toEqual(['/fr', 'fr']);
    const browser = await visit('/fjord-fern/products', { headers: german });
    expect([rewrite(browser), language(browser)]).toEqual(['/de/fjord-fern/products', 'de']);
    expect(api).not.toHaveBeenCalled();
    answerEvent({ default_event_lang: 'nl', event_type: { type: 'Store' } });
    expect(language(await visit('/a-store', { headers: german }))).toBe('de');
    expect(language(await visit('/a-store', { headers: { 'accept-language': 'pl' } }))).toBe('nl');
    answerEvent({}, 404);
    expect(language(await visit('/no-such-store'))).toBe('en');
  });

  test.each(['/', '/about', '/fjord-fern/products', '/fjord-fern/checkout'])(
    '%s is answered in its place in the browser’s language, and keeps none that it does not know (S4-27)',
    async (path) => {
      answerEvent({}, 404);
      const german = await visit(path, { headers: { 'accept-language': 'de' } });
      expect([location(german), language(german)]).toEqual([undefined, 'de']);
      expect(rewrite(german)).toBe(`/de${path === '/' ? '' : path}`);
      const polish = await visit(path, { headers: { 'accept-language': 'pl' } });
      expect([location(polish), rewrite(polish)]).toEqual([undefined, `/en${path === '/' ? '' : path}`]);
      expect(language(polish)).toBe('en');
    },
  );

  test.each(['Promo', 'Products'])('the order form of a %s event leaves the browser’s out', async (type) => {
    const german = { 'accept-language': 'de-AT,de;q=0.9' };
    const slug = `/form-${type.toLowerCase()}`;
    answerEvent({ default_event_lang: 'nl', event_type: { type } });
    const first = await visit(slug, { headers: german });
    expect([rewrite(first), language(first)]).toEqual([`/nl${slug}`, 'nl']);
    expect(language(await visit(`${slug}?lang=sv`, { headers: german }))).toBe('sv');
    const remembered = { headers: german, cookies: { i18n_redirected: 'fr' } };
    expect(language(await visit(slug, remembered))).toBe('fr');
    expect(language(await visit(`${slug}/faqs`, { headers: german }))).toBe('de');
  });

  test('an old name printed on a card speaks the language of the new one', async () => {
    api.mockImplementation((request) =>
      Promise.resolve(
        request.url.endsWith('/old-card')
          ? Response.json({ success: false, data: { renamed_to: 'new-card' } }, { status: 404 })
          : Response.json({ data: { default_event_lang: 'fi', event_type: { type: 'Promo' } } }),
      ),
    );
    expect(language(await visit('/old-card', { headers: { 'accept-language': 'de' } }))).toBe('fi');
  });

  test('an event is asked for once a minute, however many come', async () => {
    let minute = 0;
    const restore = setClock(() => new Date(Date.UTC(2026, 10, 20, 12, minute)));
    answerEvent({ default_event_lang: 'da', event_type: { type: 'Promo' } });
    await Promise.all(Array.from({ length: 20 }, () => visit('/crowded')));
    expect(api).toHaveBeenCalledTimes(1);
    answerEvent({ default_event_lang: 'it', event_type: { type: 'Promo' } });
    expect(language(await visit('/crowded'))).toBe('da');
    minute = 1;
    expect(language(await visit('/crowded'))).toBe('it');
    expect(api).toHaveBeenCalledTimes(2);
    restore();
  });

  test('an API that is away costs the event’s language, not the page, and is asked again', async () => {
    answerEvent({}, 503);
    expect(language(await visit('/away-now', { headers: { 'accept-language': 'de' } }))).toBe('de');
    api.mockRejectedValue(new Error('away'));
    expect(language(await visit('/away-now', { headers: { 'accept-language': 'de' } }))).toBe('de');
    answerEvent({ default_event_lang: 'da', event_type: { type: 'Promo' } });
    expect(language(await visit('/away-now', { headers: { 'accept-language': 'de' } }))).toBe('da');
  });

  test('an invalid cookie or question counts as none', async () => {
    const response = await visit('/?lang=xx', {
      cookies: { i18n_redirected: 'klingon' },
      headers: { 'accept-language': 'it' },
    });
    expect(language(response)).toBe('it');
  });

  test('the cookie lasts a year, path /, SameSite lax, not secure', async () => {
    const cookie =
      (await visit('/', { headers: { 'accept-language': 'en' } })).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^i18n_redirected=en; Path=\/; /);
    expect(cookie).toMatch(/Max-Age=31536000; SameSite=lax$/i);
    expect(cookie).not.toMatch(/secure|httponly/i);
  });

  test('a product’s address leads to its page, encoded or not', async () => {
    for (const path of ['/fjord-fern/Product=ff-mug', '/fjord-fern/Product%3Dff-mug']) {
      const found = await visit(`${path}?colour=navy`, { cookies: { i18n_redirected: 'en' } });
      expect(rewrite(found)).toBe('/en/fjord-fern/product/ff-mug?colour=navy');
    }
  });

  test('a page rendered per request is told the language and its headers; a prerendered one nothing', async () => {
    const told = (response: Response) => response.headers.get('x-middleware-request-x-next-intl-locale');
    const dutch = { cookies: { i18n_redirected: 'nl' } };
    expect(told(await visit('/dashboard', { ...dutch, claims: CLAIMS }))).toBe('nl');
    expect(told(await visit('/fjord-fern/checkout', dutch))).toBe('nl');
    const page = await visit('/fjord-fern', dutch);
    expect([told(page), page.headers.get('x-middleware-override-headers')]).toEqual([null, null]);
  });

  test('pages rendered per request get a nonce, the page and its answer the same', async () => {
    const response = await visit('/dashboard', { claims: CLAIMS });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src [^;]*'nonce-[A-Za-z0-9]{43}'/);
    expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy);
    expect((await visit('/fjord-fern')).headers.has('content-security-policy')).toBe(false);
  });
});
