import { otherMethods } from '@/app/other-methods';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { PUBLIC_PAGES } from '@/lib/modules/site/rules/public-pages';
import { articlePages } from '@/lib/modules/site/service/read-help';
import { sitemap } from '@/lib/modules/storefront/rules/seo/sitemap';
import { appEnv } from '@/lib/env/app';
import { log } from '@/lib/env/logger';

export const dynamic = 'force-dynamic';

/** The garments that staff have added: the first of each family is among the pages that are always there. S2.2-270. */
async function addedGarments() {
  try {
    const { list } = await readBlanks();
    const added = list.filter(({ id, family }) => id !== family);
    return added.map(({ id }) => ({ path: `/our-products/${id}` }));
  } catch (error) {
    // All other pages are found while the database is away.
    log().warn({ err: error }, 'added garments are missing in the sitemap');
    return [];
  }
}

/** The platform's own pages; the index names it beside the stores' sitemaps. S9-24. */
export async function GET(): Promise<Response> {
  const pages = [...PUBLIC_PAGES, ...(await addedGarments()), ...(await articlePages())];
  let text = '';
  for await (const piece of sitemap(appEnv().PUBLIC_URL, pages)) text += piece;
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=900' },
  });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
