import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import {
  resetSteps,
  type OnboardingState,
  type OnboardingStepName,
} from '@/lib/modules/shop-platform/rules/steps';
import { audit } from '@/lib/audit/append-audit';
import { findOnboarding, saveStepTimes } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { openOnboarding, stepsOf } from './onboarding-state';

/**
 * Reopens the steps after the first incomplete one (S4-7: the dashboard link and logout call it) and returns the open
 * steps. Writes only when something changes; safe to repeat. Throws 404 for an unknown tenant.
 */
export async function resetOnboarding(context: TenantContext): Promise<OnboardingState | null> {
  return withTenant(context, async (tx) => {
    const found = await findOnboarding(tx, context.tenantId);
    if (!found) throw notFound();
    const { stored } = found;
    const open = openOnboarding(found);
    if (!stored || !open) return open;
    const steps = resetSteps(open.steps);
    if (JSON.stringify(steps) === JSON.stringify(stepsOf(stored))) return open;
    const kept = (name: OnboardingStepName, time: Date | null) =>
      steps.some((step) => step.name === name && step.complete) ? time : null;
    await saveStepTimes(tx, context.tenantId, {
      appInstalledAt: kept('install_app', stored.appInstalledAt),
      becameCustomerAt: kept('become_customer', stored.becameCustomerAt),
      paymentMethodAt: kept('connect_payment', stored.paymentMethodAt),
      updatedAt: now(),
    });
    await audit(tx, context, {
      action: 'onboarding.reset',
      subjectType: 'tenant',
      subjectId: context.tenantId,
    });
    return { ...open, steps };
  });
}
