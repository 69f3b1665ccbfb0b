import { LOCALE_CODES } from '@/lib/kernel/locales';
import { escapeXml } from '@/lib/modules/design/rules/svg-text';

/** The protocol's limit of URLs in one sitemap or index. */
export const SITEMAP_LIMIT = 50_000;
/** The protocol's size limit (50 MB), with a reserve for the end of the document. */
const MOST_CHARACTERS = 45_000_000;

/** The sitemap of the platform's own pages (app/pages-sitemap.xml). */
const PAGES_SITEMAP = '/pages-sitemap.xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const absolute = (base: string, path: string): string => escapeXml(new URL(path, base).href);

/** The index: the platform's own pages, then one sitemap per store. `base` is the site's address. */
export function sitemapIndex(base: string, slugs: readonly string[]): string {
  const paths = [PAGES_SITEMAP, ...slugs.map((slug) => `/${slug}/sitemap.xml`)];
  const entries = paths
    .slice(0, SITEMAP_LIMIT)
    .map((path) => `<sitemap><loc>${absolute(base, path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${entries.join('')}</sitemapindex>\n`;
}

/** A page, with the day or instant of its last change where that is known. */
export interface SitemapPage {
  path: string;
  changed?: string;
}

function entry(base: string, { path, changed }: SitemapPage): string {
  const own = absolute(base, path);
  const other = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const others = LOCALE_CODES.map((code) => other(code, `${own}?lang=${code}`)).join('');
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${own}</loc>${lastmod}${others}${other('x-default', own)}</url>\n`;
}

/**
 * Generates a sitemap of these pages with their other languages (D10-3) in chunks, so that a large store's is never in
 * memory as a whole. It stops before either limit of the protocol.
 */
export async function* sitemap(
  base: string,
  pages: Iterable<SitemapPage> | AsyncIterable<SitemapPage>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  let count = 0;
  let written = 0;
  for await (const page of pages) {
    const text = entry(base, page);
    count += 1;
    written += text.length;
    if (count > SITEMAP_LIMIT || written > MOST_CHARACTERS) break;
    yield text;
  }
  yield '</urlset>\n';
}
