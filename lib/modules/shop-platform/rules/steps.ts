import type { Region } from '@/lib/kernel/regions';

/** The four steps of the shop-platform onboarding, in order. S4-5. */
export const ONBOARDING_STEPS = ['sign_up', 'install_app', 'become_customer', 'connect_payment'] as const;
export type OnboardingStepName = (typeof ONBOARDING_STEPS)[number];

export interface OnboardingStep {
  name: OnboardingStepName;
  complete: boolean;
}

/** S3.8's onboarding state; camelCase on the wire (D19-1). */
export interface OnboardingState {
  paymentRegion: Region;
  steps: OnboardingStep[];
  /** The landing page through which the tenant signed up. */
  registrationRoute: string;
  /** The shop's address as the client gave it: `name.myshopify.com`; null before that. */
  shopifyUrl: string | null;
  stepsCompleted: boolean;
}

/** The initial state: signed up, region US. S3.8-4, S4-5. */
export function initialOnboarding(registrationRoute = '/shopify/signup'): OnboardingState {
  return {
    paymentRegion: 'US',
    steps: ONBOARDING_STEPS.map((name) => ({ name, complete: name === 'sign_up' })),
    registrationRoute,
    shopifyUrl: null,
    stepsCompleted: false,
  };
}

/** All steps in the specification's order, each once. A step missing from storage is open, except the sign-up. S4-5. */
export function orderedSteps(steps: readonly OnboardingStep[]): OnboardingStep[] {
  return ONBOARDING_STEPS.map((name) => ({
    name,
    complete: name === 'sign_up' || steps.some((step) => step.name === name && step.complete),
  }));
}

/** True when all four are complete, and for every user who is not from a shop platform. S4-5. */
export function stepsCompleted(steps: readonly OnboardingStep[], isShopPlatformUser: boolean): boolean {
  return !isShopPlatformUser || orderedSteps(steps).every((step) => step.complete);
}

/** The first open step, or undefined. S4. */
export function openStep(steps: readonly OnboardingStep[]): OnboardingStepName | undefined {
  return orderedSteps(steps).find((step) => !step.complete)?.name;
}

/** Reopens every step after the first incomplete one; the dashboard link and logout do this. S4-7. */
export function resetSteps(steps: readonly OnboardingStep[]): OnboardingStep[] {
  const ordered = orderedSteps(steps);
  const first = ordered.findIndex((step) => !step.complete);
  if (first === -1) return ordered;
  return ordered.map((step, index) => (index > first ? { ...step, complete: false } : step));
}

/** Marks one step complete; the others do not change. S4-5. */
export function completeStep(steps: readonly OnboardingStep[], name: OnboardingStepName): OnboardingStep[] {
  return orderedSteps(steps).map((step) => (step.name === name ? { ...step, complete: true } : step));
}
