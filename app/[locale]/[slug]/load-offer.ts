import { unstable_cache } from 'next/cache';
import { serverCall } from '@/lib/client/server';
import type { Locale } from '@/lib/kernel/locales';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import { listFormProducts } from '@/lib/modules/storefront/contract/list-form-products';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { entryHeaders } from './entry-headers';
import { refuse, REVALIDATE_SECONDS } from './load-store';

const NOTHING: FormProducts = { products: [], total: 0, page: 1, pages: 1 };

/** The first page of an order form's products, with their texts in a language, in one call; tag `store:{slug}`. */
export async function loadOffer(
  { tenant_id: tenant, slug, product_count }: StorefrontData,
  lang: Locale,
): Promise<FormProducts> {
  if (product_count === 0) return NOTHING;
  const entry = await entryHeaders();
  const input = { params: { tenant, slug }, query: { lang }, ...entry };
  const read = () => serverCall(listFormProducts, input);
  const options = { revalidate: REVALIDATE_SECONDS, tags: [`store:${slug}`] };
  try {
    return await unstable_cache(read, ['form-products', slug, lang], options)();
  } catch (error) {
    return refuse(error, (renamed) => `/${renamed}`);
  }
}
