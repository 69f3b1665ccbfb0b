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
const EQUALS = ['=', '%3D', '%3d'];

function productRewrites() {
  return EQUALS.flatMap((equals) => [
    {
      source: `/:locale(${ANY_LOCALE})/:slug/Product${equals}:product`,
      destination: '/:locale/:slug/product/:product',
    },
    {
      source: `/:locale(${ANY_LOCALE})/:slug/NewProduct${equals}:product`,
      destination: '/:locale/:slug/new-product/:product',
    },
  ]);
}

/** A visible URL never shows the locale nor the internal product path. */
export function redirectRules() {
  return [
    { source: `/:locale(${ANY_LOCALE})`, destination: '/', permanent: false },
    { source: `/:locale(${ANY_LOCALE})/:path+`, destination: '/:path+', permanent: false },
    { source: '/:slug/product/:product', destination: '/:slug/Product=:product', permanent: false },
    { source: '/:slug/new-product/:product', destination: '/:slug/NewProduct=:product', permanent: false },
  ];
}

/**
 * Before files: a returning visitor's cookie picks the prerendered page without the middleware; then Product= and
 * NewProduct=, for paths that the cookie rule or the middleware has given a locale.
 * After files: what nothing has given a locale (a dotted path, or no middleware at all) is looked up in English.
 */
export function rewriteRules() {
  return {
    beforeFiles: [
      { source: '/', has: hasLocaleCookie, missing: noLangQuery, destination: '/:loc' },
      {
        source: `/:path((?!${NOT_A_PAGE}).+)`,
        has: hasLocaleCookie,
        missing: noLangQuery,
        destination: '/:loc/:path',
      },
      ...productRewrites(),
    ],
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!${NOT_PREFIXED}).+)`, destination: '/en/:path' },
    ],
    fallback: [],
  };
}
