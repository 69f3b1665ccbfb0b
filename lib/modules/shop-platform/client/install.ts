import { browserCall } from '@/lib/client/browser';
import type { beginInstall } from '@/lib/modules/shop-platform/contract/install';
import { beginInstallCall } from '@/lib/modules/shop-platform/contract/paths';

/** Where the merchant grants the app its scopes. Rejects with an ApiError. S4-40. */
export async function beginInstallation(tenant: string, shopifyUrl: string): Promise<string> {
  const { url } = await browserCall<typeof beginInstall>(beginInstallCall, {
    params: { tenant },
    body: { shopifyUrl },
  });
  return url;
}
