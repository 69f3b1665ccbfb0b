import type { Region } from '@/lib/kernel/regions';

/** The four steps of the shop-platform onboarding, in order. SPEC 4. */
export const ONBOARDING_STEPS = ['sign_up', 'install_app', 'become_customer', 'connect_payment'] as const;
export type OnboardingStepName = (typeof ONBOARDING_STEPS)[number];

export interface OnboardingStep {
  name: OnboardingStepName;
  complete: boolean;
}

/** SPEC 3.8's onboarding state; camelCase on the wire as SPEC writes it (DECISIONS 19). */
export interface OnboardingState {
  paymentRegion: Region;
  steps: OnboardingStep[];
  /** The landing page by which the tenant came. */
  registrationRoute: string;
  /** The connected shop's address, null before the app is installed. */
  shopifyUrl: string | null;
  stepsCompleted: boolean;
}

/** Where a tenant begins: signed up, region US. SPEC 3.8, 4. */
export function initialOnboarding(registrationRoute = '/shopify/signup'): OnboardingState {
  return {
    paymentRegion: 'US',
    steps: ONBOARDING_STEPS.map((name) => ({ name, complete: name === 'sign_up' })),
    registrationRoute,
    shopifyUrl: null,
    stepsCompleted: false,
  };
}

/** Steps in SPEC's order, each once; what storage does not know counts as open, save the sign-up itself. SPEC 4. */
export function orderedSteps(steps: readonly OnboardingStep[]): OnboardingStep[] {
  return ONBOARDING_STEPS.map((name) => ({
    name,
    complete: name === 'sign_up' || steps.some((step) => step.name === name && step.complete),
  }));
}

/** True when all four are complete, and for every user who did not come by a shop platform. SPEC 4. */
export function stepsCompleted(steps: readonly OnboardingStep[], isShopPlatformUser: boolean): boolean {
  return !isShopPlatformUser || orderedSteps(steps).every((step) => step.complete);
}

/** The first step that is still open, or undefined. SPEC 4. */
export function openStep(steps: readonly OnboardingStep[]): OnboardingStepName | undefined {
  return orderedSteps(steps).find((step) => !step.complete)?.name;
}

/** Opens again every step after the first incomplete one; done by the dashboard link and at logout. SPEC 4. */
export function resetSteps(steps: readonly OnboardingStep[]): OnboardingStep[] {
  const ordered = orderedSteps(steps);
  const first = ordered.findIndex((step) => !step.complete);
  if (first === -1) return ordered;
  return ordered.map((step, index) => (index > first ? { ...step, complete: false } : step));
}

/** Marks one step complete; the others stay. SPEC 4. */
export function completeStep(steps: readonly OnboardingStep[], name: OnboardingStepName): OnboardingStep[] {
  return orderedSteps(steps).map((step) => (step.name === name ? { ...step, complete: true } : step));
}
