import { otherMethods } from '@/app/other-methods';
import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { serverCall } from '@/lib/client/server';
import { productAddresses } from '@/lib/modules/storefront/contract/product-addresses';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { isListed } from '@/lib/modules/storefront/rules/seo/listed';
import { sitemap, type SitemapPage } from '@/lib/modules/storefront/rules/seo/sitemap';
import { storePages } from '@/lib/modules/storefront/rules/store-pages';
import { productPath } from '@/lib/modules/storefront/rules/store-place';
import { pagedStore } from '@/components/storefront/shop/pages/page-links';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import { isPrivateVisit } from '../entry-headers';
import { loadStore } from '../load-store';

export const dynamic = 'force-dynamic';

const REVALIDATE_SECONDS = 900;

/** Cached per page of products: all of a large store would exceed the size limit of one cache entry. */
const readPage = ({ tenant_id: tenant, slug }: StorefrontData, cursor: string | null) =>
  unstable_cache(
    () =>
      serverCall(productAddresses, { params: { tenant, slug }, query: cursor === null ? {} : { cursor } }),
    ['product-addresses', slug, cursor ?? ''],
    { revalidate: REVALIDATE_SECONDS, tags: [`store:${slug}`] },
  )();

async function* pagesOf(store: StorefrontData): AsyncGenerator<SitemapPage> {
  yield { path: `/${store.slug}` };
  for (const { path } of storePages(pagedStore(store))) yield { path };
  // Products of an order form have no pages (D4).
  if (store.event_type.type !== 'Store') return;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(store, cursor);
    for (const product of page.products)
      yield { path: productPath(store, product), changed: product.updated_at };
    cursor = page.next_cursor;
  } while (cursor !== null);
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** `/{slug}/sitemap.xml`: the pages of a public store or order form, and a store's products; 404 otherwise, if private too. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const store = await loadStore((await params).slug, DEFAULT_LOCALE);
  if (await isPrivateVisit()) notFound();
  if (!isListed({ status: store.status, type: store.event_type.type, listed: store.seo.listed })) notFound();
  return new Response(streamOf(sitemap(appEnv().PUBLIC_URL, pagesOf(store))), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${REVALIDATE_SECONDS}`,
    },
  });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
