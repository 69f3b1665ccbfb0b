import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { findOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import type { OnboardingState } from '@/lib/modules/shop-platform/rules/steps';
import { onboardingOf } from './onboarding-state';

/**
 * A client's shop and its steps, also once these are complete; null for a client that is not from a shop platform.
 * S2.2-206. Throws 404 for an unknown client.
 */
export async function readShopConnection(context: TenantContext): Promise<OnboardingState | null> {
  const found = await withTenantOnce(context, (tx) => findOnboarding(tx, context.tenantId));
  if (!found) throw notFound();
  return onboardingOf(found);
}
