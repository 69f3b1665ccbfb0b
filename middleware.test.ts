/** @jest-environment node */
import { LOCALE_CODES, LOCALE_COOKIE } from '@/lib/kernel/locales';
import { ROUTES } from '@/lib/modules/events/rules/reserved-routes';
import { PUBLIC_PAGES } from '@/lib/modules/site/rules/public-pages';
import { isAlwaysMatched, isProtected, pagePath, takesNonce, takesPayment } from '@/lib/edge/paths';
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server';
import { config } from './middleware';

const sources = config.matcher.map((entry) => (typeof entry === 'string' ? entry : entry.source));
const anyPage = new RegExp(`^${sources[2] ?? ''}$`);

describe('which requests pass the chain', () => {
  test('every protected path always, whatever its cookie', () => {
    const always = /^\/\(([a-z|-]+)\)\/:rest\*$/.exec(sources[0] ?? '')?.[1]?.split('|') ?? [];
    const wanted = new Set(ROUTES.admin.map((path) => path.split('/')[1]));
    expect([...always].sort()).toEqual(
      [...wanted, 'event-builder', 'get-started', 'login', 'reset-password', 'verify-email'].sort(),
    );
    for (const path of ROUTES.admin) expect([path, isProtected(path)]).toEqual([path, true]);
    for (const path of ROUTES.public) expect([path, isProtected(path)]).toEqual([path, false]);
  });

  test('other pages only without a valid locale cookie, or with ?lang=', () => {
    const [, , first, asked] = config.matcher;
    expect(first).toMatchObject({
      missing: [{ type: 'cookie', key: LOCALE_COOKIE, value: `(${LOCALE_CODES.join('|')})` }],
    });
    expect(asked).toMatchObject({ has: [{ type: 'query', key: 'lang' }] });
    expect(sources[3]).toBe(sources[2]);
  });

  test.each([
    '/',
    '/fjord-fern',
    '/fjord-fern/Product=ff-crew-tee',
    '/get-started',
    '/apiary',
    '/healthzone',
  ])('%s is a page', (path) => {
    expect(anyPage.test(path)).toBe(true);
  });

  test.each([
    '/api',
    '/api/user',
    '/_next/static/x.js',
    '/healthz',
    '/readyz',
    '/favicon.ico',
    '/widget.js',
    '/.well-known/security.txt',
  ])('%s is none', (path) => {
    expect(anyPage.test(path)).toBe(false);
  });

  test('nonces only where pages are rendered per request', () => {
    expect(takesNonce('/login')).toBe(true);
    expect(takesNonce('/dashboard')).toBe(true);
    expect(takesNonce('/events/fjord-fern/store-configuration')).toBe(true);
    for (const path of [
      '/get-started',
      '/event-builder',
      '/reset-password',
      '/reset-password/confirmation',
      '/verify-email/aToken',
      '/fjord-fern/checkout',
      '/fjord-fern/payment-success',
      '/order/aToken',
      '/embed/lumen-summit',
    ]) {
      expect([path, takesNonce(path)]).toEqual([path, true]);
    }
    for (const path of ['/', '/fjord-fern', '/fjord-fern/checkout/x', '/login/x', '/showcase/checkout']) {
      expect([path, takesNonce(path)]).toEqual([path, false]);
    }
  });

  test('a public page is kept for everybody, also where an admin menu leads to it', () => {
    const rendered = PUBLIC_PAGES.map(({ path }) => path).filter((path) => takesNonce(path));
    expect(rendered).toEqual(['/get-started', '/event-builder']);
  });

  test('a store’s checkout always, with a cookie too; the card provider comes in there and nowhere else', () => {
    expect(sources[1]).toBe('/:slug/(checkout|payment-success)');
    expect(takesPayment('/fjord-fern/checkout')).toBe(true);
    for (const path of ['/fjord-fern/payment-success', '/fjord-fern', '/login', '/dashboard', '/checkout']) {
      expect([path, takesPayment(path)]).toEqual([path, false]);
    }
  });

  test('a paid order form past its first step always, and the card provider comes in there too', () => {
    expect(config.matcher).toContainEqual({ source: '/:slug', has: [{ type: 'query', key: 'step' }] });
    const step = new URLSearchParams('step=shipping');
    for (const path of ['/lumen-crew', '/fjord-fern']) {
      expect([takesNonce(path, step), takesPayment(path, step)]).toEqual([true, true]);
      expect(pagePath(path, step)).toBe(`${path}/order/steps`);
      expect([takesNonce(path), takesPayment(path), pagePath(path)]).toEqual([false, false, path]);
    }
    for (const path of ['/', '/about', '/lumen-crew/faqs', '/widget-instructions']) {
      expect([path, takesNonce(path, step), takesPayment(path, step)]).toEqual([path, false, false]);
    }
  });

  test('a framed order form always, since its policy names the event’s own sites', () => {
    expect(sources).toContain('/embed/:slug');
    expect(takesPayment('/embed/lumen-summit')).toBe(false);
  });

  test.each([
    ...ROUTES.admin.map((path) => path.replace(/[[\]{}]/g, '')),
    ...['/login', '/login/x', '/get-started', '/event-builder/', '/reset-password/confirmation'],
    ...['/verify-email/aToken', '/order/aToken', '/order', '/order/a/b', '/embed/lumen-summit', '/embed'],
    ...['/fjord-fern/checkout', '/fjord-fern/checkout/', '/fjord-fern/checkout/x', '/showcase/checkout'],
    ...['/fjord-fern/payment-success', '/', '/fjord-fern', '/fjord-fern/Product=ff-tee', '/loginx', '/about'],
  ])('the web’s server leaves %s to the middleware exactly where the matcher takes it', (path) => {
    const taken = matches({ config, url: path, cookies: { [LOCALE_COOKIE]: 'en' } });
    expect(isAlwaysMatched(path)).toBe(taken);
  });

  test('it runs in Node, where the API can be asked in process', () => {
    expect(config.runtime).toBe('nodejs');
  });
});
