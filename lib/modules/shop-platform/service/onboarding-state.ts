import { REGIONS, type Region } from '@/lib/kernel/regions';
import {
  stepsCompleted,
  type OnboardingState,
  type OnboardingStep,
} from '@/lib/modules/shop-platform/rules/steps';
import { signUpRoute } from '@/lib/modules/shop-platform/rules/sign-up-routes';
import type { findOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';

export type FoundOnboarding = NonNullable<Awaited<ReturnType<typeof findOnboarding>>>;

/** The four steps from the stored times; the sign-up itself is always done. S4-5. */
export function stepsOf(stored: FoundOnboarding['stored']): OnboardingStep[] {
  return [
    { name: 'sign_up', complete: true },
    { name: 'install_app', complete: Boolean(stored?.appInstalledAt) },
    { name: 'become_customer', complete: Boolean(stored?.becameCustomerAt) },
    { name: 'connect_payment', complete: Boolean(stored?.paymentMethodAt) },
  ];
}

function regionOf(text: string | undefined): Region {
  return REGIONS.find((region) => region === text) ?? 'US';
}

/** The onboarding state of S3.8, finished or not; null for a tenant that came another way. S2.2-206. */
export function onboardingOf(found: FoundOnboarding): OnboardingState | null {
  if (!found.shopPlatform) return null;
  const steps = stepsOf(found.stored);
  return {
    paymentRegion: regionOf(found.stored?.paymentRegion),
    steps,
    registrationRoute: signUpRoute(found.stored?.registrationRoute),
    shopifyUrl: found.stored?.shopifyUrl ?? null,
    stepsCompleted: stepsCompleted(steps, true),
  };
}

/**
 * The same for a tenant that has open steps; null for a tenant that came another way or has finished. S7.
 */
export function openOnboarding(found: FoundOnboarding): OnboardingState | null {
  const onboarding = onboardingOf(found);
  return onboarding?.stepsCompleted ? null : onboarding;
}
