/** @jest-environment node */
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';
import { LIST_PARAMS as DOMAIN_LIST_PARAMS } from '@/lib/modules/catalogue/rules/list-query';
import { pagePath } from '@/lib/edge/paths';
import { readableUrl } from '@/lib/edge/readable-request';
import { LOCALE_CODES as KERNEL_CODES, LOCALE_COOKIE as KERNEL_COOKIE } from '@/lib/kernel/locales';
import {
  LIST_PARAMS,
  LOCALE_CODES,
  LOCALE_COOKIE,
  redirectRules,
  rewriteRules,
  type RouteRule,
} from './next.routes.mjs';

interface Visit {
  path: string;
  cookie?: string;
  lang?: string;
  /** Names of query parameters besides `lang`. */
  query?: readonly string[];
}

function captured(rule: RouteRule, visit: Visit): Record<string, string> | null {
  const asked = [...(visit.query ?? []), ...(visit.lang === undefined ? [] : ['lang'])];
  if (rule.missing?.some(({ key }) => key !== undefined && asked.includes(key))) return null;
  if (rule.has?.some(({ type, key }) => type === 'query' && !asked.includes(key))) return null;
  const condition = rule.has?.find((entry) => entry.type === 'cookie');
  if (!condition) return {};
  return new RegExp(`^${condition.value ?? ''}$`).exec(visit.cookie ?? '')?.groups ?? null;
}

function apply(rule: RouteRule, visit: Visit): string | null {
  const conditions = captured(rule, visit);
  if (!conditions) return null;
  const found = getPathMatch(rule.source, { strict: true, removeUnnamedParams: true })(visit.path);
  if (!found) return null;
  const { destination } = rule;
  const params = { ...conditions, ...found };
  return prepareDestination({ appendParamsToQuery: false, destination, params, query: {} }).newUrl;
}

/** Applies the rules as Next does: redirects first, then all `beforeFiles` rewrites in turn. */
function route(visit: Visit): string {
  for (const rule of redirectRules()) {
    const target = apply(rule, visit);
    if (target !== null) return `redirect ${target}`;
  }
  return rewriteRules().beforeFiles.reduce(
    (path, rule) => apply(rule, { ...visit, path }) ?? path,
    visit.path,
  );
}

/** The rewrites that apply after the middleware has added a locale. */
function rewritten(path: string, cookie?: string): string {
  return rewriteRules().beforeFiles.reduce((at, rule) => apply(rule, { path: at, cookie }) ?? at, path);
}

function afterFiles(path: string): string {
  return (
    rewriteRules()
      .afterFiles.map((rule) => apply(rule, { path }))
      .find((target) => target !== null) ?? path
  );
}

describe('the web address rules', () => {
  it("repeat the kernel's locales and cookie", () => {
    expect(LOCALE_CODES).toEqual(KERNEL_CODES);
    expect(LOCALE_COOKIE).toBe(KERNEL_COOKIE);
  });

  it("repeat the product list's parameters, each of which leads to the list that is rendered per request", () => {
    expect(LIST_PARAMS).toEqual(DOMAIN_LIST_PARAMS);
    const path = '/fjord-fern/products';
    for (const name of LIST_PARAMS) {
      const target = route({ path, cookie: 'fr', query: ['utm_source', name] });
      expect(target).toBe('/fr/fjord-fern/products/filtered');
      expect(target).toBe(`/fr${pagePath(path, new URLSearchParams({ [name]: '' }))}`);
    }
  });

  it.each([
    ['/fjord-fern/products', ['utm_source']],
    ['/fjord-fern', ['q']],
    ['/products', ['q']],
    ['/fjord-fern/products/', ['_rsc']],
  ])('%s with %s stays what it is', (path, query) => {
    const search = new URLSearchParams(query.map((name) => [name, 'x']));
    expect(route({ path, cookie: 'fr', query })).toBe(`/fr${pagePath(path, search)}`);
    expect(pagePath(path, search)).toBe(path);
  });

  it('leads who brings an invitation to the form that is rendered per request, as the middleware does', () => {
    const search = new URLSearchParams({ invite: 'a-token' });
    expect(route({ path: '/lumen-offsite', cookie: 'nl', query: ['invite'] })).toBe(
      '/nl/lumen-offsite/invited',
    );
    expect(pagePath('/lumen-offsite', search)).toBe('/lumen-offsite/invited');
    for (const path of ['/', '/lumen-offsite/faqs', '/lumen-offsite/Product=x']) {
      expect(route({ path, cookie: 'nl', query: ['invite'] })).toBe(`/nl${pagePath(path, search)}`);
    }
  });

  it.each([
    ['/', '/de'],
    ['/fjord-fern', '/de/fjord-fern'],
    ['/fjord-fern/products', '/de/fjord-fern/products'],
    ['/fjord-fern/Product=ff-crew-tee', '/de/fjord-fern/product/ff-crew-tee'],
    ['/fjord-fern/Product%3Dff-crew-tee', '/de/fjord-fern/product/ff-crew-tee'],
    ['/fjord-fern/NewProduct=ff-name-hoodie', '/de/fjord-fern/new-product/ff-name-hoodie'],
    ['/fjord-fern/NewProduct%3dff-name-hoodie', '/de/fjord-fern/new-product/ff-name-hoodie'],
    ['/apiary', '/de/apiary'],
    ['/dental-co', '/de/dental-co'],
  ])('a returning visitor reaches %s at %s', (path, target) => {
    expect(route({ path, cookie: 'de' })).toBe(target);
  });

  it.each([{ cookie: 'zz' }, { cookie: 'dee' }, {}, { cookie: 'de', lang: 'fr' }])(
    'without a valid cookie, or with ?lang=, the path is left to the middleware (%o)',
    (visit) => {
      expect(route({ path: '/fjord-fern', ...visit })).toBe('/fjord-fern');
      expect(route({ path: '/', ...visit })).toBe('/');
    },
  );

  it('never adds a second locale after the middleware', () => {
    for (const path of ['/fr', '/fr/dashboard', '/fr/fjord-fern/product/ff-mug']) {
      expect(rewritten(path, 'de')).toBe(path);
    }
  });

  it.each([
    '/',
    '/fjord-fern',
    '/fjord-fern/products',
    '/fjord-fern/Product=ff-mug',
    '/fjord-fern/product=ff-mug',
    '/fjord-fern/Product%3Dff-mug',
    '/fjord-fern/NewProduct=ff-name-hoodie',
    '/fjord-fern/NewProduct%3dff-name-hoodie',
    '/fjord-fern/Product=',
    '/fjord-fern/Product=a/b',
    '/Product=a',
  ])('%s leads to the same page with a cookie and through the middleware', (path) => {
    expect(route({ path, cookie: 'fr' })).toBe(`/fr${pagePath(path)}`);
  });

  it.each([
    '/api/user',
    '/api/Product=x',
    '/_next/static/chunks/a.js',
    '/icon.svg',
    '/showcase/fjord-tee.webp',
    '/healthz',
    '/readyz',
    '/.well-known/security.txt',
  ])('%s is no page of any language', (path) => {
    expect(route({ path, cookie: 'de' })).toBe(path);
  });

  it.each([
    ['/de', '/'],
    ['/de/acme', '/acme'],
    ['/no/acme/Product=x', '/acme/Product=x'],
    ['/acme/product/x', '/acme/Product=x'],
    ['/acme/new-product/x', '/acme/NewProduct=x'],
    ['/acme/products/filtered', '/acme/products'],
    ['/acme/order/steps', '/acme'],
    ['/help', '/help/help-articles'],
  ])('%s is shown at %s', (path, target) => {
    expect(route({ path, cookie: 'de' })).toBe(`redirect ${target}`);
  });

  it.each([
    '/site-preview/acme/Product=x',
    '/site-preview/product/faqs',
    '/site-preview/new-product/products',
  ])('%s is a page of a preview (D5)', (path) => {
    expect(route({ path, cookie: 'de' })).toBe(`/de${path}`);
  });

  it('looks up what nothing gave a locale in English, the API and files excepted', () => {
    expect(afterFiles('/')).toBe('/en');
    expect(afterFiles('/no-such.png')).toBe('/en/no-such.png');
    // A page's data by its name: no page, in spite of the rewrite (lib/edge/readable-request.ts).
    expect(afterFiles('/site-preview/fjord-fern.rsc')).toBe('/en/site-preview/fjord-fern.rsc');
    expect(afterFiles(readableUrl('/site-preview/fjord-fern.rsc'))).not.toMatch(/\.rsc$/);
    expect(afterFiles('/fjord-fern')).toBe('/en/fjord-fern');
    expect(afterFiles('/api/user')).toBe('/api/user');
    expect(afterFiles('/de/fjord-fern')).toBe('/de/fjord-fern');
  });
});
