import { browserCall } from '@/lib/client/browser';
import type { confirmStep } from '@/lib/modules/shop-platform/contract/confirm-step';
import type { beginInstall } from '@/lib/modules/shop-platform/contract/install';
import type { disconnectShop as disconnectBy } from '@/lib/modules/shop-platform/contract/shop-messages';
import {
  beginInstallCall,
  confirmStepCall,
  disconnectShopCall,
} from '@/lib/modules/shop-platform/contract/paths';

/** Where the merchant grants the app its scopes. Rejects with an ApiError. S4-40. */
export async function beginInstallation(tenant: string, shopifyUrl: string): Promise<string> {
  const { url } = await browserCall<typeof beginInstall>(beginInstallCall, {
    params: { tenant },
    body: { shopifyUrl },
  });
  return url;
}

/** Completes a step whose fact is there. Rejects with an ApiError. S4-46. */
export async function confirmOnboardingStep(
  tenant: string,
  step: 'become_customer' | 'connect_payment',
): Promise<void> {
  await browserCall<typeof confirmStep>(confirmStepCall, { params: { tenant }, body: { step } });
}

/** Disconnects the shop, and takes the app out of it. Rejects with an ApiError. S4-50. */
export async function disconnectShop(tenant: string): Promise<void> {
  await browserCall<typeof disconnectBy>(disconnectShopCall, { params: { tenant }, body: {} });
}
