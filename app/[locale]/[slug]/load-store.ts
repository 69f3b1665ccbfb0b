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
import { noteStore } from '@/lib/edge/known-stores';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { entryHeaders, isPrivateVisit } from './entry-headers';

/** A product is at most five minutes old (S9); a saved change purges it at once. */
export const REVALIDATE_SECONDS = PRODUCT_FRESH_MS / 1000;
const SLUG = /^[a-z0-9-]{3,63}$/;
const PRODUCT = /^[A-Za-z0-9][A-Za-z0-9_-]{1,63}$/;

/** Unknown slugs show the 404 page, renamed ones redirect permanently (D6-3); everything else is an error. */
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

/**
 * Reads a store's data through the cache, with the phase it was in at that time (before opening, open, closed). `kept`
 * adds the current phase to the cache key when a cached entry is of an earlier one.
 */
async function readKept(slug: string, lang: Locale, kept: string[]) {
  const entry = await entryHeaders();
  const read = async () => {
    const store = await serverCall(readStorefront, { params: { slug }, query: { lang }, ...entry });
    return { store, phase: phaseOf(timesOf(store), now()) };
  };
  const options = { revalidate: REVALIDATE_SECONDS, tags: [`store:${slug}`] };
  return unstable_cache(read, ['storefront', slug, lang, ...kept], options)();
}

/** Limits the page's cache time to the store's next opening or closing. */
async function keepUntilChange(store: StorefrontData): Promise<void> {
  const change = nextChange(timesOf(store), now());
  const seconds = change && Math.ceil((change.getTime() - now().getTime()) / 1000);
  if (!change || !seconds || seconds >= REVALIDATE_SECONDS) return;
  const options = { revalidate: seconds, tags: [`store:${store.slug}`] };
  await unstable_cache(async () => true, ['until', store.slug, change.toISOString()], options)();
}

async function readInTime(slug: string, lang: Locale): Promise<StorefrontData> {
  const { store, phase } = await readKept(slug, lang, []);
  const current = phaseOf(timesOf(store), now());
  const inTime = current === phase ? store : (await readKept(slug, lang, [current])).store;
  await keepUntilChange(inTime);
  return inTime;
}

/** Whether a selling event has not opened yet or has closed. The layout handles events on hold. */
export function isShut({ status, door }: StorefrontData): boolean {
  return status === 'Active' && door === 'closed';
}

/** Whether a store's products are shown and sold: only between opening and closing. */
export function isShop(store: StorefrontData): boolean {
  return store.event_type.type === 'Store' && !isShut(store);
}

/**
 * A public store's data with its texts in a language, or the 404 page. Cached per request, and for five minutes under
 * tag `store:{slug}`.
 */
export const loadStore = cache(async (slug: string, lang: Locale): Promise<StorefrontData> => {
  if (!SLUG.test(slug)) notFound();
  try {
    const store = await readInTime(slug, lang);
    if (!(await isPrivateVisit())) noteStore(slug, isShop(store) ? 'shop' : 'event');
    return store;
  } catch (error) {
    return refuse(error, (renamed) => `/${renamed}`);
  }
});

/** A product of a store with its texts in a language, or the 404 page; tags `store:{slug}` and `product:{slug}:{id}`. */
export const loadProduct = cache(async (store: StorefrontData, product: string, lang: Locale) => {
  if (!PRODUCT.test(product)) notFound();
  const params = { tenant: store.tenant_id, slug: store.slug, product };
  const entry = await entryHeaders();
  // Throws on an answer without a product, so that it is not cached.
  const input = { params, query: { lang }, ...entry };
  const ask = async () => productAnswerOf(await serverCall(readProduct, input));
  const read = unstable_cache(ask, ['product', store.slug, product, lang], {
    revalidate: REVALIDATE_SECONDS,
    tags: [`store:${store.slug}`, `product:${store.slug}:${product}`],
  });
  try {
    return await read();
  } catch (error) {
    return refuse(error, (renamed) => `/${renamed}`);
  }
});

/** One page of a store's product list; the unfiltered first page is cached under tag `store:{slug}`. */
export async function loadList(
  store: StorefrontData,
  query: ListQuery,
  locale: Locale,
): Promise<ProductList> {
  const { tenant_id: tenant, slug } = store;
  const entry = await entryHeaders();
  const input = { params: { tenant, slug }, query: listCall(query, locale), ...entry };
  const read = () => serverCall(listProducts, input);
  const options = { revalidate: REVALIDATE_SECONDS, tags: [`store:${slug}`] };
  const first = unstable_cache(read, ['products', slug, locale], options);
  try {
    return await (listSearch(query) === '' ? first() : read());
  } catch (error) {
    return refuse(error, (renamed) => `/${renamed}/products`);
  }
}
