import { readOnboarding, resetOnboarding } from '@/lib/contracts/onboarding/shop-platform';
import { readOnboarding as readState } from '@/lib/services/onboarding/read-onboarding';
import { resetOnboarding as resetState } from '@/lib/services/onboarding/reset-onboarding';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readOnboardingHandler = defineHandler(readOnboarding, ({ tenant }) => readState(tenant));

export const resetOnboardingHandler = defineHandler(resetOnboarding, ({ tenant }) => resetState(tenant));
