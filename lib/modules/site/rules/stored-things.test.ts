/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { STORED_THINGS, type StoredPlace } from './stored-things';

/** Files that store something, with the places and words by which the list names it. */
const SETTERS: Record<string, readonly (readonly [place: StoredPlace, name: string, said: string])[]> = {
  'lib/edge/locale-link.ts': [['cookie', 'i18n_redirected', 'LOCALE_COOKIE']],
  'lib/modules/accounts/client/change-language.ts': [['cookie', 'i18n_redirected', 'LOCALE_COOKIE']],
  'lib/modules/accounts/api/csrf-cookie.ts': [['cookie', 'csrf_token', 'CSRF_COOKIE']],
  'app/[locale]/entry/[slug]/enter.ts': [['cookie', 'entry_…', 'cookie, pass']],
  'components/ui/consent-store.ts': [['localStorage', 'site-cookies', "'site-cookies'"]],
  'lib/modules/checkout/client/basket-storage.ts': [
    ['localStorage', '…-basket-contents', 'basketStorageKey'],
    ['IndexedDB', 'merchloom', "DATABASE = 'merchloom'"],
  ],
  'components/checkout/shop/payment/checkout-memory.ts': [['sessionStorage', 'checkout-…', '`checkout-${']],
  'lib/modules/checkout/rules/link-code.ts': [['sessionStorage', 'link-code-…', "'link-code-'"]],
  'lib/modules/orders/rules/visit-source.ts': [['sessionStorage', 'visit-source-…', "'visit-source-'"]],
  'lib/client/drafts/text-drafts.ts': [
    ['localStorage', 'draft:…', 'draftKey'],
    ['sessionStorage', 'draft:…', 'draftKey'],
  ],
  'lib/client/drafts/draft-store.ts': [['IndexedDB', 'merchloom-drafts', "'merchloom-drafts'"]],
  'lib/modules/uploads/client/upload-memory.ts': [['IndexedDB', 'merchloom-uploads', "'merchloom-uploads'"]],
  'components/admin/list/list-keyboard.tsx': [['localStorage', 'list-keys', "'localStorage', 'list-keys'"]],
  'components/admin/list/table/use-columns.ts': [['localStorage', 'list-columns:…', '`list-columns:${']],
  'components/admin/list/views/view-menu.tsx': [['sessionStorage', 'list-view:…', '`list-view:${']],
  'components/admin/list/list-return.ts': [['sessionStorage', 'list-return:…', '`list-return:${']],
  'lib/client/recent-places.ts': [['localStorage', 'recent-places:…', "'recent-places:'"]],
  'lib/client/reload-on-chunk-error.ts': [['sessionStorage', 'chunk-reloaded-at', "'chunk-reloaded-at'"]],
  'lib/modules/site/client/closed-notices.ts': [['localStorage', 'closed-notices', "'closed-notices'"]],
  'lib/modules/site/rules/offline-worker.ts': [['Cache Storage', 'offline-page-…', "'offline-page-'"]],
  // next-auth names the other two itself.
  'app/api/auth/auth-options.ts': [
    ['cookie', 'next-auth.session-token', 'sessionToken'],
    ['cookie', 'next-auth.csrf-token', 'AuthOptions'],
    ['cookie', 'next-auth.callback-url', 'AuthOptions'],
  ],
};

/** What stores on behalf of others, passes on what others set, or changes a request on its way in. */
const BESIDES = new Set([
  'app/api/_proxy/proxy.ts',
  'components/admin/list/stored-text.ts',
  'lib/client/drafts/text-storage.ts',
  'lib/edge/store-gate.ts',
  'lib/edge/tidy-locale-cookie.ts',
]);

const STORES =
  /(?:storage|Storage|place\(\)|place|window\[area\])(?:\(\w*\))?\.setItem\(|useStoredText\('|[^.]\bkeepText\(area|createStore\(|\.cookie = |cookies\(\)\)\.set\(|append\('set-cookie'|'set-cookie': |indexedDB\.open|caches\.open\(|cookies: \{\n\s+sessionToken/;

const files = ['app', 'components', 'lib'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${root}/${file}`),
);

describe('what the cookie page lists (S2.1-51)', () => {
  test('no code stores anything that is not on the list', () => {
    const storing = files.filter((file) => STORES.test(readFileSync(file, 'utf8')));
    expect(storing.filter((file) => !(file in SETTERS) && !BESIDES.has(file))).toEqual([]);
    expect(storing.length).toBeGreaterThan(15);
  });

  test('each listed thing is set by code that says its name', () => {
    const set = Object.entries(SETTERS).flatMap(([file, things]) => {
      const text = readFileSync(file, 'utf8');
      expect(
        things.filter(([, , said]) => !text.includes(said)).map(([, name]) => `${file}: ${name}`),
      ).toEqual([]);
      return things.map(([place, name]) => `${place} ${name}`);
    });
    const listed = STORED_THINGS.map(({ place, name }) => `${place} ${name}`);
    expect([...new Set(set)].sort()).toEqual([...listed].sort());
  });
});
