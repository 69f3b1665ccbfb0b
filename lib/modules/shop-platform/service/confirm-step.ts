import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findOnboarding, lockOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { hasCard, hasCompany } from '@/lib/modules/shop-platform/data/step-facts';
import type { OnboardingState } from '@/lib/modules/shop-platform/rules/steps';
import { onboardingOf } from './onboarding-state';
import { completeStep } from './statements/complete-step';

/**
 * Completes a step whose fact is there already: company details, or a saved card. A reset reopens such a step, and the
 * merchant confirms it again. Safe to repeat. Throws 422 while the fact is missing, and 404 for a client that is not from a
 * shop platform. S4-46.
 */
export async function confirmStep(
  context: TenantContext,
  step: 'become_customer' | 'connect_payment',
): Promise<OnboardingState> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    await lockOnboarding(tx, tenantId);
    const before = await findOnboarding(tx, tenantId);
    const state = before && onboardingOf(before);
    if (!state) throw notFound();
    const isThere =
      step === 'become_customer'
        ? await hasCompany(tx, tenantId)
        : await hasCard(tx, { tenantId, region: state.paymentRegion, at: now() });
    if (!isThere) throw invalid({ step: ['required'] });
    if (!(await completeStep(tx, context, step))) return state;
    const after = await findOnboarding(tx, tenantId);
    return (after && onboardingOf(after)) ?? state;
  });
}
