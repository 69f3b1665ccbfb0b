import { browserCall } from '@/lib/client/browser';
import { usePages, type Pages } from '@/lib/client/use-pages';
import type {
  copyDesignedProduct,
  DesignedPage,
  listDesignedProducts,
} from '@/lib/modules/catalogue/contract/designed-products';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { copyDesignedProductCall, listDesignedProductsCall } from '@/lib/modules/catalogue/contract/paths';
import type { ProductPlace, ProductsPlace } from './event-products';

/** Designed products of the tenant's other events page by page (S2.2-76); another search begins at its first page. */
export const useDesigned = ({ tenant, slug }: ProductsPlace, search: string): Pages<DesignedPage> =>
  usePages(['designed', tenant, slug, search], (cursor) =>
    browserCall<typeof listDesignedProducts>(listDesignedProductsCall, {
      params: { tenant, slug },
      query: { ...(search === '' ? {} : { search }), ...(cursor === undefined ? {} : { cursor }) },
    }),
  );

/** Copies a product of another event as a draft. Repeating the call with the same `key` returns the same copy (S2.2-76). */
export async function copyDesigned(place: ProductPlace, key: string): Promise<EventProductDetail> {
  const headers = { 'idempotency-key': key };
  return browserCall<typeof copyDesignedProduct>(copyDesignedProductCall, {
    params: { ...place },
    body: {},
    headers,
  });
}
