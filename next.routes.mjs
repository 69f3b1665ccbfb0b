/**
 * All URL rules of the web: which internal path a public URL is rewritten to. The language is never part of a URL
 * (S2.4-8, D10): the `[locale]` segment is added here or by the middleware, and redirected away if a visitor types it.
 * This file cannot import lib/kernel/locales.ts, so it repeats the locale codes; a test compares them.
 */
export const LOCALE_CODES = ['en', 'fr', 'de', 'it', 'es', 'nl', 'da', 'fi', 'no', 'sv'];
export const LOCALE_COOKIE = 'i18n_redirected';

const ANY_LOCALE = LOCALE_CODES.join('|');

/** First segments without a locale: Next's own files, route handlers and probes. */
export const UNLOCALISED = ['api', '_next', 'healthz', 'readyz'];
const NOT_PREFIXED = `(?:(?:${ANY_LOCALE}|${UNLOCALISED.join('|')})(?:/|$))`;
/** Paths with a file extension are not pages either. */
const NOT_A_PAGE = `(?:${NOT_PREFIXED}|.*\\.[^/]*$)`;

const hasLocaleCookie = [{ type: 'cookie', key: LOCALE_COOKIE, value: `(?<loc>${ANY_LOCALE})` }];
const noLangQuery = [{ type: 'query', key: 'lang' }];

/** `=` arrives literally or percent-encoded, depending on the link's author. */
const EQUALS = '(=|%3D)';

const SLUG = `:slug((?!${NOT_PREFIXED})[^/]+)`;

/** Excludes previews, which have rules of their own; a store may be called `product`. */
const STORE = ':slug((?!site-preview/)[^/]+)';

/** What makes a product list another one, as lib/modules/catalogue/rules/list-query.ts says; a test compares them. */
export const LIST_PARAMS = ['q', 'category', 'colour', 'size', 'min', 'max', 'sort', 'page'];
const noListQuery = LIST_PARAMS.map((key) => ({ type: 'query', key }));

/**
 * Rewrites a request with a language cookie to its page in one step.
 * @param {string} source @param {string} destination
 */
function forReturning(source, destination) {
  return { source, has: hasLocaleCookie, missing: noLangQuery, destination };
}

/** Removes the locale and the internal product path from public URLs; leads from a bare folder to its first page. */
export function redirectRules() {
  return [
    // People type it, and it is what is left when an article's address is cut off. S2.1-83.
    { source: '/help', destination: '/help/help-articles', permanent: false },
    { source: `/:locale(${ANY_LOCALE})`, destination: '/', permanent: false },
    { source: `/:locale(${ANY_LOCALE})/:path+`, destination: '/:path+', permanent: false },
    { source: '/:slug/order/steps', destination: '/:slug', permanent: false },
    { source: '/:slug/products/filtered', destination: '/:slug/products', permanent: false },
    { source: `/${STORE}/product/:product`, destination: '/:slug/Product=:product', permanent: false },
    { source: `/${STORE}/new-product/:product`, destination: '/:slug/NewProduct=:product', permanent: false },
  ];
}

/**
 * Rewrites. `beforeFiles`: a returning visitor's cookie selects the prerendered page without the middleware, which
 * leads to the same pages (lib/edge/paths.ts). Next compiles each source again for every request (`handleRewrites`), so
 * there are few: each rule costs about 1 % of a prerendered page's requests per second. `afterFiles`: paths that still
 * have no locale (with a dot, or without middleware) are looked up in English.
 */
export function rewriteRules() {
  return {
    beforeFiles: [
      forReturning('/', '/:loc'),
      forReturning(`/${SLUG}/Product${EQUALS}:product([^/]+)`, '/:loc/:slug/product/:product'),
      forReturning(`/${SLUG}/NewProduct${EQUALS}:product([^/]+)`, '/:loc/:slug/new-product/:product'),
      // One rule for all lists without filters, instead of one per filter.
      {
        source: `/${SLUG}/products`,
        has: hasLocaleCookie,
        missing: [...noLangQuery, ...noListQuery],
        destination: '/:loc/:slug/products',
      },
      forReturning(`/${SLUG}/products`, '/:loc/:slug/products/filtered'),
      // An invitee's form is rendered per request; the same event's page without an invite link is prerendered.
      {
        source: `/${SLUG}`,
        has: [...hasLocaleCookie, { type: 'query', key: 'invite' }],
        missing: noLangQuery,
        destination: '/:loc/:slug/invited',
      },
      forReturning(`/:path((?!${NOT_A_PAGE}).+)`, '/:loc/:path'),
    ],
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!${NOT_PREFIXED}).+)`, destination: '/en/:path' },
    ],
    fallback: [],
  };
}
