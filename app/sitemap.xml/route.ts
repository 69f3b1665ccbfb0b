import { unstable_cache } from 'next/cache';
import { serverCall } from '@/lib/client/server';
import { listStorefronts } from '@/lib/contracts/storefront/list-storefronts';
import { sitemapIndex } from '@/lib/domain/seo/sitemap';
import { appEnv } from '@/lib/env/app';

export const dynamic = 'force-dynamic';

const REVALIDATE_SECONDS = 900;

const readSlugs = unstable_cache(() => serverCall(listStorefronts), ['storefronts'], {
  revalidate: REVALIDATE_SECONDS,
});

/** The sitemap index: one sitemap per store (issue 3 "Seen by search engines"). */
export async function GET(): Promise<Response> {
  const { slugs } = await readSlugs();
  return new Response(sitemapIndex(appEnv().PUBLIC_URL, slugs), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${REVALIDATE_SECONDS}`,
    },
  });
}
