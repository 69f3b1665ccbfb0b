import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, outsideFlag, region, tenantParams } from '@/lib/contract/primitives';
import { readOnboardingCall, resetOnboardingCall } from './paths';

/** S3.8-4, S4: camelCase names as the specification writes them (D19-1). */
const onboardingState = z.object({
  paymentRegion: region,
  steps: z.array(
    z.object({
      name: z.enum(['sign_up', 'install_app', 'become_customer', 'connect_payment']),
      complete: z.boolean(),
    }),
  ),
  registrationRoute: z.string(),
  shopifyUrl: z.string().nullable(),
  stepsCompleted: z.boolean(),
});
export type OnboardingState = z.output<typeof onboardingState>;

/**
 * Null for a tenant that is not from a shop platform, or whose steps are complete: any data redirects to /get-started
 * (S7-9).
 */
export const readOnboarding = route({
  id: 'onboarding.shop-platform',
  ...readOnboardingCall,
  summary: 'The shop-platform steps that are still open',
  access: 'tenant',
  permission: 'onboarding.read',
  params: tenantParams,
  query: z.object({ shopify: outsideFlag.default(true) }),
  response: onboardingState.nullable(),
  example: {
    params: { tenant: 'ten_prairie' },
    query: { shopify: '1' },
    response: {
      paymentRegion: 'US',
      steps: [
        { name: 'sign_up', complete: true },
        { name: 'install_app', complete: false },
        { name: 'become_customer', complete: false },
        { name: 'connect_payment', complete: false },
      ],
      registrationRoute: '/shopify/signup',
      shopifyUrl: null,
      stepsCompleted: false,
    },
  },
});

export const resetOnboarding = route({
  id: 'onboarding.reset',
  ...resetOnboardingCall,
  summary: 'Mark the steps after the first incomplete one as open again',
  access: 'tenant',
  permission: 'onboarding.read',
  params: tenantParams,
  query: none,
  response: onboardingState.nullable(),
  example: { params: { tenant: 'ten_fjord' }, response: null },
});
