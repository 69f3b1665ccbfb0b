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
 * Opens the steps after the first incomplete one again (SPEC 4: the dashboard link and logout do) and answers what is
 * still open. Writes only when that changes something; safe to repeat. Throws 404 for no such tenant.
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
