/**
 * Every URL rule of the web: which internal path a visible one stands for. The language is never part of a
 * URL (SPEC 2.4, DECISIONS 10), so the `[locale]` segment is added here or by the middleware and redirected
 * away when someone types it. Locale codes repeat lib/kernel/locales.ts, which this file cannot import; a test compares them.
 */
export const LOCALE_CODES = ['en', 'fr', 'de', 'it', 'es', 'nl', 'da', 'fi', 'no', 'sv'];
export const LOCALE_COOKIE = 'i18n_redirected';

const ANY_LOCALE = LOCALE_CODES.join('|');

/** First segments that belong to no language: Next's own files, route handlers and probes. */
const UNLOCALISED = ['api', '_next', 'font-book', 'healthz', 'readyz'].join('|');
const NOT_PREFIXED = `(?:(?:${ANY_LOCALE}|${UNLOCALISED})(?:/|$))`;
/** Nor is anything with a file ending a page. */
const NOT_A_PAGE = `(?:${NOT_PREFIXED}|.*\\.[^/]*$)`;

const hasLocaleCookie = [{ type: 'cookie', key: LOCALE_COOKIE, value: `(?<loc>${ANY_LOCALE})` }];
const noLangQuery = [{ type: 'query', key: 'lang' }];

/** `=` reaches Next as typed or percent-encoded, depending on who wrote the link. */
const EQUALS = '(=|%3D)';

const SLUG = `:slug((?!${NOT_PREFIXED})[^/]+)`;

/** A preview has paths of its own, and a store may be called `product`. */
const STORE = ':slug((?!site-preview/)[^/]+)';

/** What makes a product list another one, as lib/modules/catalogue/rules/list-query.ts says; a test compares them. */
export const LIST_PARAMS = ['q', 'category', 'colour', 'size', 'min', 'max', 'sort', 'page'];
const noListQuery = LIST_PARAMS.map((key) => ({ type: 'query', key }));

/** What a visitor with a cookie asks for goes to its page in one step. @param {string} source @param {string} destination */
function forReturning(source, destination) {
  return { source, has: hasLocaleCookie, missing: noLangQuery, destination };
}

/** A visible URL never shows the locale nor the internal product path. */
export function redirectRules() {
  return [
    { source: `/:locale(${ANY_LOCALE})`, destination: '/', permanent: false },
    { source: `/:locale(${ANY_LOCALE})/:path+`, destination: '/:path+', permanent: false },
    { source: '/:slug/order/steps', destination: '/:slug', permanent: false },
    { source: '/:slug/products/filtered', destination: '/:slug/products', permanent: false },
    { source: `/${STORE}/product/:product`, destination: '/:slug/Product=:product', permanent: false },
    { source: `/${STORE}/new-product/:product`, destination: '/:slug/NewProduct=:product', permanent: false },
  ];
}

/**
 * Before files: a returning visitor's cookie picks the prerendered page without the middleware, which finds the same
 * pages by itself (lib/edge/paths.ts). Next compiles each of these sources anew for every request (`handleRewrites`),
 * so they are few: a rule costs a prerendered page about one per cent of its requests a second.
 * After files: what nothing has given a locale (a dotted path, or no middleware at all) is looked up in English.
 */
export function rewriteRules() {
  return {
    beforeFiles: [
      forReturning('/', '/:loc'),
      forReturning(`/${SLUG}/Product${EQUALS}:product([^/]+)`, '/:loc/:slug/product/:product'),
      forReturning(`/${SLUG}/NewProduct${EQUALS}:product([^/]+)`, '/:loc/:slug/new-product/:product'),
      // One rule for what has no filter, so that there need not be one for each filter.
      {
        source: `/${SLUG}/products`,
        has: hasLocaleCookie,
        missing: [...noLangQuery, ...noListQuery],
        destination: '/:loc/:slug/products',
      },
      forReturning(`/${SLUG}/products`, '/:loc/:slug/products/filtered'),
      // An invitee's form is rendered per request; the page of the same event without a link of theirs is not.
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
