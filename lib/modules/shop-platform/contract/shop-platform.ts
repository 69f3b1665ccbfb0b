import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, outsideFlag, region, tenantParams } from '@/lib/contract/primitives';
import {
  readOnboardingCall,
  readShopConnectionCall,
  resetOnboardingCall,
  updateShopConnectionCall,
} from './paths';
import { shopAddress } from './shop-address';

/** S3.8-4, S4: camelCase names as the specification writes them (D19-1). */
export const onboardingState = z.object({
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

export const finished: OnboardingState = {
  paymentRegion: 'US',
  steps: [
    { name: 'sign_up', complete: true },
    { name: 'install_app', complete: true },
    { name: 'become_customer', complete: true },
    { name: 'connect_payment', complete: true },
  ],
  registrationRoute: '/shopify/spoke',
  shopifyUrl: 'prairie-run.myshopify.com',
  stepsCompleted: true,
};

/** Unlike the onboarding, it also answers once all steps are complete. S2.2-206. */
export const readShopConnection = route({
  id: 'shop-platform.read',
  ...readShopConnectionCall,
  summary: 'The client’s shop and its steps; null for a client that is not from a shop platform',
  access: 'tenant',
  permission: 'shop_platform.read',
  params: tenantParams,
  query: none,
  response: onboardingState.nullable(),
  example: { params: { tenant: 'ten_prairie' }, response: finished },
});

/** S2.2-207. */
export const updateShopConnection = route({
  id: 'shop-platform.update',
  ...updateShopConnectionCall,
  summary: 'Change the address of the client’s shop; null for a client that is not from a shop platform',
  access: 'tenant',
  permission: 'shop_platform.update',
  params: tenantParams,
  query: none,
  body: z.object({ shopifyUrl: shopAddress }),
  response: onboardingState.nullable(),
  example: {
    params: { tenant: 'ten_prairie' },
    request: { shopifyUrl: 'prairie-run.myshopify.com' },
    response: finished,
  },
});
