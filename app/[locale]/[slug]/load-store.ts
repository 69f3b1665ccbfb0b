import { unstable_cache } from 'next/cache';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { readProduct } from '@/lib/contracts/product/read-product';
import { readStorefront, type StorefrontData } from '@/lib/contracts/storefront/storefront';
import { productAnswerOf } from '@/lib/contracts/product/product-answer';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { PRODUCT_FRESH_MS } from '@/lib/domain/catalogue/product-lifetime';

/** SPEC 9: a product is read anew after five minutes at the latest; a saved change purges at once. */
const REVALIDATE_SECONDS = PRODUCT_FRESH_MS / 1000;
const SLUG = /^[a-z0-9-]{3,63}$/;
const PRODUCT = /^[A-Za-z0-9][A-Za-z0-9_-]{1,63}$/;

/** What is missing is a 404, what has a new name a permanent redirect (DECISIONS 6); all else is a fault. */
function refuse(error: unknown, path: (slug: string) => string): never {
  if (!(error instanceof ApiError)) throw error;
  const renamed = error.data?.['renamed_to'];
  if (typeof renamed === 'string' && SLUG.test(renamed)) permanentRedirect(path(renamed));
  if (error.status === 404) notFound();
  throw error;
}

/** A public store's data, or the 404 page. One read per request and five minutes; tag `store:{slug}`. */
export const loadStore = cache(async (slug: string): Promise<StorefrontData> => {
  if (!SLUG.test(slug)) notFound();
  const read = unstable_cache(() => serverCall(readStorefront, { params: { slug } }), ['storefront', slug], {
    revalidate: REVALIDATE_SECONDS,
    tags: [`store:${slug}`],
  });
  try {
    return await read();
  } catch (error) {
    return refuse(error, (renamed) => `/${renamed}`);
  }
});

/** One product of a store, or the 404 page; tags `store:{slug}` and `product:{slug}:{id}`. */
export const loadProduct = cache(async (store: StorefrontData, product: string) => {
  if (!PRODUCT.test(product)) notFound();
  const params = { tenant: store.tenant_id, slug: store.slug, product };
  // An answer without a product must not be kept.
  const ask = async () => productAnswerOf(await serverCall(readProduct, { params }));
  const read = unstable_cache(ask, ['product', store.slug, product], {
    revalidate: REVALIDATE_SECONDS,
    tags: [`store:${store.slug}`, `product:${store.slug}:${product}`],
  });
  try {
    return await read();
  } catch (error) {
    return refuse(error, (renamed) => `/${renamed}`);
  }
});
