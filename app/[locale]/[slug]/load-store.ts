import { unstable_cache } from 'next/cache';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import { listProducts, type ProductList } from '@/lib/modules/storefront/contract/list-products';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { productAnswerOf } from '@/lib/modules/storefront/contract/product-answer';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { listCall, listSearch, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { nextChange, phaseOf } from '@/lib/modules/events/rules/event-availability';
import { PRODUCT_FRESH_MS } from '@/lib/modules/catalogue/rules/product-lifetime';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';

/** SPEC 9: a product is read anew after five minutes at the latest; a saved change purges at once. */
export const REVALIDATE_SECONDS = PRODUCT_FRESH_MS / 1000;
const SLUG = /^[a-z0-9-]{3,63}$/;
const PRODUCT = /^[A-Za-z0-9][A-Za-z0-9_-]{1,63}$/;

/** What is missing is a 404, what has a new name a permanent redirect (DECISIONS 6); all else is a fault. */
export function refuse(error: unknown, path: (slug: string) => string): never {
  if (!(error instanceof ApiError)) throw error;
  const renamed = error.data?.['renamed_to'];
  if (typeof renamed === 'string' && SLUG.test(renamed)) permanentRedirect(path(renamed));
  if (error.status === 404) notFound();
  throw error;
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const timesOf = ({ opens_at, closes_at }: StorefrontData) => ({
  opensAt: instantOf(opens_at),
  closesAt: instantOf(closes_at),
});

/** A store's data as it was when this phase of its times was read first; kept by `kept`, and with every other phase anew. */
function readKept(slug: string, kept: string[]) {
  const read = async () => {
    const store = await serverCall(readStorefront, { params: { slug } });
    return { store, phase: phaseOf(timesOf(store), now()) };
  };
  const options = { revalidate: REVALIDATE_SECONDS, tags: [`store:${slug}`] };
  return unstable_cache(read, ['storefront', slug, ...kept], options)();
}

/** A page that is made shortly before its store opens or closes is kept until then only. */
async function keepUntilChange(store: StorefrontData): Promise<void> {
  const change = nextChange(timesOf(store), now());
  const seconds = change && Math.ceil((change.getTime() - now().getTime()) / 1000);
  if (!change || !seconds || seconds >= REVALIDATE_SECONDS) return;
  const options = { revalidate: seconds, tags: [`store:${store.slug}`] };
  await unstable_cache(async () => true, ['until', store.slug, change.toISOString()], options)();
}

async function readInTime(slug: string): Promise<StorefrontData> {
  const { store, phase } = await readKept(slug, []);
  const current = phaseOf(timesOf(store), now());
  const inTime = current === phase ? store : (await readKept(slug, [current])).store;
  await keepUntilChange(inTime);
  return inTime;
}

/** Whether an event that sells has not opened yet or has closed. One that is on hold says so in its layout. */
export function isShut({ status, door }: StorefrontData): boolean {
  return status === 'Active' && door === 'closed';
}

/** Whether a store's products are shown and sold: not before it opens nor after it has closed. */
export function isShop(store: StorefrontData): boolean {
  return store.event_type.type === 'Store' && !isShut(store);
}

/** A public store's data, or the 404 page. One read per request and five minutes; tag `store:{slug}`. */
export const loadStore = cache(async (slug: string): Promise<StorefrontData> => {
  if (!SLUG.test(slug)) notFound();
  try {
    return await readInTime(slug);
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

/** The page of a store's products that is asked for; the one that everybody sees first is kept, tag `store:{slug}`. */
export async function loadList(
  store: StorefrontData,
  query: ListQuery,
  locale: Locale,
): Promise<ProductList> {
  const { tenant_id: tenant, slug } = store;
  const read = () => serverCall(listProducts, { params: { tenant, slug }, query: listCall(query, locale) });
  const options = { revalidate: REVALIDATE_SECONDS, tags: [`store:${slug}`] };
  const first = unstable_cache(read, ['products', slug], options);
  try {
    return await (listSearch(query) === '' ? first() : read());
  } catch (error) {
    return refuse(error, (renamed) => `/${renamed}/products`);
  }
}
