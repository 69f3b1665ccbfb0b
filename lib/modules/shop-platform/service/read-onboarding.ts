import { notFound } from '@/lib/kernel/app-error';
import type { OnboardingState } from '@/lib/modules/shop-platform/rules/steps';
import { findOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { openOnboarding } from './onboarding-state';

/** The shop-platform steps of a tenant that are still open; null when there are none (SPEC 7). Throws 404 for no such tenant. */
export async function readOnboarding(context: TenantContext): Promise<OnboardingState | null> {
  const found = await withTenant(context, (tx) => findOnboarding(tx, context.tenantId));
  if (!found) throw notFound();
  return openOnboarding(found);
}
