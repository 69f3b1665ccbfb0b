import { notFound } from 'next/navigation';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { sitemap } from '@/lib/domain/seo/sitemap';
import { storePages } from '@/lib/domain/storefront/store-pages';
import { productPath } from '@/lib/domain/storefront/store-place';
import { pagedStore } from '@/components/storefront/pages/page-links';
import { appEnv } from '@/lib/env/app';
import { loadStore } from '../load-store';

export const dynamic = 'force-dynamic';

function* pathsOf(store: StorefrontData): Generator<string> {
  yield `/${store.slug}`;
  for (const { path } of storePages(pagedStore(store))) yield path;
  for (const product of store.event_products) yield productPath(store, product);
}

function streamOf(pieces: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** `/{slug}/sitemap.xml`: the pages of a store that is open, and its public products. All else has none. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const store = await loadStore((await params).slug);
  if (store.status !== 'Active' || store.event_type.type !== 'Store') notFound();
  return new Response(streamOf(sitemap(appEnv().PUBLIC_URL, pathsOf(store))), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=900' },
  });
}
