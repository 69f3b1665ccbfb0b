import { REGIONS, type Region } from '@/lib/kernel/regions';
import {
  initialOnboarding,
  stepsCompleted,
  type OnboardingState,
  type OnboardingStep,
} from '@/lib/modules/shop-platform/rules/steps';
import type { findOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';

export type FoundOnboarding = NonNullable<Awaited<ReturnType<typeof findOnboarding>>>;

/** The four steps as the stored times tell them; the sign-up itself is always done. SPEC 4. */
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

/** SPEC 3.8's state of a tenant that is still on its way; null for one that came otherwise or has arrived. SPEC 7. */
export function openOnboarding(found: FoundOnboarding): OnboardingState | null {
  const steps = stepsOf(found.stored);
  if (stepsCompleted(steps, found.shopPlatform)) return null;
  return {
    ...initialOnboarding(),
    paymentRegion: regionOf(found.stored?.paymentRegion),
    steps,
    shopifyUrl: found.stored?.shopifyUrl ?? null,
  };
}
