import { isLocale, type Locale } from '@/lib/kernel/locales';

/** A page as a visitor asks for it. */
export interface PageAddress {
  path: string;
  locale: Locale;
}

/** Where the page cache is found: Next loads it in another bundle. */
const CACHE = Symbol.for('merchloom.page-cache');
const shared = globalThis as { [CACHE]?: { tagged(tags: readonly string[]): string[] } };

/** `/en/fjord-fern/product/x` is shown at `/fjord-fern/Product=x` in English: what `pagePath` of paths.ts does, undone. */
export function addressOf(key: string): PageAddress | null {
  const [, locale, path = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(key) ?? [];
  if (!isLocale(locale)) return null;
  const visible = path
    .replace(/^(\/[^/]+)\/product\/([^/]+)$/, '$1/Product=$2')
    .replace(/^(\/[^/]+)\/new-product\/([^/]+)$/, '$1/NewProduct=$2');
  return { path: visible || '/', locale };
}

/** The pages that this web keeps with one of these tags: what a proxy's page cache may hold as well. S9-14, D10-1. */
export function taggedPages(tags: readonly string[]): PageAddress[] {
  return (shared[CACHE]?.tagged(tags) ?? []).flatMap((key) => addressOf(key) ?? []);
}
