/** @jest-environment node */
import { NextRequest } from 'next/server';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { runChain } from './chain';
import { framedSlug } from './framed-slug';
import { forgetEvent } from './known-events';

jest.mock('@/lib/tenant-api/fetch', () => ({ tenantApiFetch: jest.fn() }));
const api = jest.mocked(tenantApiFetch);

process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'http://localhost:3000';
process.env.NEXTAUTH_SECRET = 'a secret of the tests';
process.env.LINK_SECRET = 'a link secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';
process.env.LOG_LEVEL = 'silent';

const SITES: Record<string, string[]> = {
  'form-one': ['https://one.example', 'https://www.one.example'],
  'form-two': ['https://two.example'],
  'form-none': [],
  'form-three': ['https://three.example'],
};

beforeEach(() => {
  api.mockImplementation(({ url }) => {
    const slug = url.split('/').at(-1) ?? '';
    if (slug === 'form-old') {
      return Promise.resolve(Response.json({ data: { renamed_to: 'form-one' } }, { status: 404 }));
    }
    const origins = SITES[slug];
    if (!origins) return Promise.resolve(Response.json({ success: false }, { status: 404 }));
    const type = slug === 'form-two' ? 'Products' : 'Promo';
    const event = { default_event_lang: 'nl', event_type: { type }, embed_origins: origins };
    return Promise.resolve(Response.json({ data: event }));
  });
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  runChain(['auth', 'shop-platform', 'locale'], new NextRequest(`http://localhost:3000${path}`, { headers }));
const framers = (response: Response) =>
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('an order form inside another site (D8; docs/decisions/0012)', () => {
  test('each may be framed by its own event’s sites, whichever was asked for before', async () => {
    for (const slug of ['form-one', 'form-two', 'form-none', 'form-one']) {
      const wanted = SITES[slug]?.join(' ') || "'none'";
      expect([slug, framers(await visit(`/embed/${slug}`))]).toEqual([slug, wanted]);
    }
  });

  test('a site that is added or removed counts once the purge has arrived', async () => {
    expect(framers(await visit('/embed/form-three'))).toBe('https://three.example');
    SITES['form-three'] = ['https://new.example'];
    expect(framers(await visit('/embed/form-three'))).toBe('https://three.example');
    forgetEvent('form-three');
    expect(framers(await visit('/embed/form-three'))).toBe('https://new.example');
  });

  test('an unknown event’s by nobody; its own page and all others by nobody', async () => {
    expect(framers(await visit('/embed/no-such-form'))).toBe("'none'");
    expect(framers(await visit('/login'))).toBe("'none'");
    // A prerendered page has no policy of its own; the one that forbids embedding is added when it is sent.
    expect(framers(await visit('/form-one'))).toBeUndefined();
  });

  test('no cookie is set; the language is the address’s, else the event’s, never the browser’s', async () => {
    const german = { 'accept-language': 'de' };
    const first = await visit('/embed/form-one', german);
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/nl/embed/form-one');
    const asked = await visit('/embed/form-one?lang=sv', german);
    expect(asked.headers.get('x-middleware-rewrite')).toContain('/sv/embed/form-one');
  });

  test('the card provider comes in where the form is paid, and nowhere else', async () => {
    const lets = async (slug: string) =>
      (await visit(`/embed/${slug}`)).headers
        .get('content-security-policy')
        ?.includes('https://js.stripe.com');
    expect(await lets('form-two')).toBe(true);
    expect(await lets('form-one')).toBe(false);
  });

  test('its scripts carry a nonce', async () => {
    expect((await visit('/embed/form-one')).headers.get('content-security-policy')).toContain("'nonce-");
  });

  test('an old name leads to the new one, settings and all: a site keeps the line it once copied', async () => {
    const response = await visit('/embed/form-old?lang=de&code=LS-0001');
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'http://localhost:3000/embed/form-one?lang=de&code=LS-0001',
    ]);
  });

  test.each([
    '/embed',
    '/embed/',
    '/embed/a',
    '/embed/UPPER',
    '/embed/one/two',
    '/embedded/one',
    '/x/embed/one',
  ])('%s is no frame', (path) => expect(framedSlug(path)).toBeNull());
});
