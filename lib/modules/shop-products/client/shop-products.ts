import { browserCall } from '@/lib/client/browser';
import { pushShopProductsCall } from '@/lib/modules/shop-products/contract/paths';
import type { pushShopProducts } from '@/lib/modules/shop-products/contract/shop-products';

/** Has products put into the shop, or put there again. Rejects with an ApiError. S4-74, S4-78. */
export async function pushToShop(tenant: string, products: readonly string[]): Promise<void> {
  await browserCall<typeof pushShopProducts>(pushShopProductsCall, {
    params: { tenant },
    body: { products: [...products] },
  });
}
