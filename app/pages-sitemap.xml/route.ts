import { otherMethods } from '@/app/other-methods';
import { PUBLIC_PAGES } from '@/lib/modules/site/rules/public-pages';
import { articlePages } from '@/lib/modules/site/service/read-help';
import { sitemap } from '@/lib/modules/storefront/rules/seo/sitemap';
import { appEnv } from '@/lib/env/app';

export const dynamic = 'force-dynamic';

/** The platform's own pages; the index names it beside the stores' sitemaps. S9-24. */
export async function GET(): Promise<Response> {
  const pages = [...PUBLIC_PAGES, ...(await articlePages())];
  let text = '';
  for await (const piece of sitemap(appEnv().PUBLIC_URL, pages)) text += piece;
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=900' },
  });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
