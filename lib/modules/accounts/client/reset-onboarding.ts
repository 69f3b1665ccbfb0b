import type { User } from '@/lib/modules/accounts/contract/user';
import { browserCall } from '@/lib/client/browser';
import { resetOnboardingCall } from '@/lib/modules/shop-platform/contract/paths';

type Person = Pick<User, 'tenant_id' | 'shopify_user'>;

/**
 * Reopens the onboarding steps after the first incomplete one; the dashboard link calls it (S2.5-11, S4-8), and logout
 * does the same on the server. Only users of a shop platform have such steps. Rejects with an ApiError.
 */
export async function resetOnboarding({ tenant_id: tenant, shopify_user: hasSteps }: Person): Promise<void> {
  if (!tenant || !hasSteps) return;
  // Not typed by its contract, whose schemas would go to every visitor of a marketing page.
  await browserCall(resetOnboardingCall, { params: { tenant } });
}
