import { browserCall } from '@/lib/client/browser';
import { updateShopConnectionCall } from '@/lib/modules/shop-platform/contract/paths';
import type {
  OnboardingState,
  updateShopConnection,
} from '@/lib/modules/shop-platform/contract/shop-platform';

/** Rejects with an ApiError: `invalid` for an address that is none. */
export async function saveShopAddress(tenant: string, shopifyUrl: string): Promise<OnboardingState | null> {
  return browserCall<typeof updateShopConnection>(updateShopConnectionCall, {
    params: { tenant },
    body: { shopifyUrl },
  });
}
