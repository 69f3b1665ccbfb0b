import { notFound } from '@/lib/kernel/app-error';
import type { OnboardingState } from '@/lib/modules/shop-platform/rules/steps';
import { findOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { openOnboarding } from './onboarding-state';

/** The open shop-platform steps of a tenant; null when there are none (S7). Throws 404 for an unknown tenant. */
export async function readOnboarding(context: TenantContext): Promise<OnboardingState | null> {
  const found = await withTenant(context, (tx) => findOnboarding(tx, context.tenantId));
  if (!found) throw notFound();
  return openOnboarding(found);
}
