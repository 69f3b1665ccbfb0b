import { buyableOf, type Buyable } from '@/components/catalogue/shop/buyable';
import { loadProduct, type ProductPlace } from '@/lib/modules/storefront/client/load-product';
import { ProductError, type ProductFailure } from '@/lib/modules/storefront/contract/product-answer';

type Loaded = { product: Buyable; failure: null } | { product: null; failure: ProductFailure };

/** A product read anew from the server, or why it could not be read. S8-8 */
export async function loadBuyable(place: ProductPlace): Promise<Loaded> {
  try {
    const answer = await loadProduct(place);
    return { product: buyableOf(answer.product), failure: null };
  } catch (error) {
    return { product: null, failure: error instanceof ProductError ? error.failure : 'not_loaded' };
  }
}
