import type { Product } from '@/lib/contracts/product/product';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { loadProduct } from './load-store';

/** An order form's products: read one by one, since only a product's own call tells its scenes (DECISIONS 4). */
export async function loadProducts(store: StorefrontData): Promise<Product[]> {
  const answers = await Promise.all(store.event_products.map(({ product_id: id }) => loadProduct(store, id)));
  return answers.map(({ product }) => product);
}
