import { readOnboarding, resetOnboarding } from '@/lib/modules/shop-platform/contract/shop-platform';
import { readOnboarding as readState } from '@/lib/modules/shop-platform/service/read-onboarding';
import { resetOnboarding as resetState } from '@/lib/modules/shop-platform/service/reset-onboarding';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readOnboardingHandler = defineHandler(readOnboarding, ({ tenant }) => readState(tenant));

export const resetOnboardingHandler = defineHandler(resetOnboarding, ({ tenant }) => resetState(tenant));
