import { browserCall } from '@/lib/client/browser';
import { shopProductCalls } from '@/lib/modules/shop-platform/contract/paths';
import type { replayShopEntry } from '@/lib/modules/shop-platform/contract/sync-log';
import type { pushShopProducts } from '@/lib/modules/shop-products/contract/shop-products';

/** Has products put into the shop, or put there again. Rejects with an ApiError. S4-74, S4-78. */
export async function pushToShop(tenant: string, products: readonly string[]): Promise<void> {
  await browserCall<typeof pushShopProducts>(shopProductCalls.push, {
    params: { tenant },
    body: { products: [...products] },
  });
}

/** Has what failed done again. Rejects with an ApiError: `conflict` where that can't be done any more. S4-93. */
export async function replayShopLogEntry(tenant: string, shopEntry: string): Promise<void> {
  await browserCall<typeof replayShopEntry>(shopProductCalls.replay, {
    params: { tenant, shopEntry },
    body: {},
  });
}
