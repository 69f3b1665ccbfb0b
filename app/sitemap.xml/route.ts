import { otherMethods } from '@/app/other-methods';
import { unstable_cache } from 'next/cache';
import { serverCall } from '@/lib/client/server';
import { listStorefronts } from '@/lib/modules/storefront/contract/list-storefronts';
import { SITEMAP_LIMIT, sitemapIndex } from '@/lib/modules/storefront/rules/seo/sitemap';
import { appEnv } from '@/lib/env/app';

export const dynamic = 'force-dynamic';

const REVALIDATE_SECONDS = 900;

/** Cached per page: the whole list could exceed the size limit of one cache entry. */
const readPage = (cursor: string | null) =>
  unstable_cache(
    () => serverCall(listStorefronts, { query: cursor === null ? {} : { cursor } }),
    ['storefronts', cursor ?? ''],
    { revalidate: REVALIDATE_SECONDS },
  )();

/** All slugs, up to the limit of a sitemap index. */
async function readSlugs(): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor);
    slugs.push(...page.slugs);
    cursor = page.next_cursor;
  } while (cursor !== null && slugs.length < SITEMAP_LIMIT);
  return slugs;
}

/** The sitemap index: one sitemap per store and paid order form (D10-3). */
export async function GET(): Promise<Response> {
  return new Response(sitemapIndex(appEnv().PUBLIC_URL, await readSlugs()), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${REVALIDATE_SECONDS}`,
    },
  });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
