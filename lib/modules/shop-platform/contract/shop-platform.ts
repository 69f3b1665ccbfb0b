import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, outsideFlag, region, tenantParams } from '@/lib/contract/primitives';
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

const shopConnection = onboardingState.extend({
  /** Null before the app was first installed. */
  connection: z
    .object({
      shop: z.string(),
      shop_name: z.string().nullable(),
      /** `needs_reauth`: the shop takes our tokens no more; `paused`: the client is closed, and its shop left alone until it is open again. */
      status: z.enum(['connected', 'paused', 'needs_reauth', 'uninstalled']),
      scopes: z.array(z.string()),
      connected_at: instantText,
      /** When the shop last answered. */
      last_ok_at: instantText.nullable(),
    })
    .nullable(),
});
export type ShopConnection = z.output<typeof shopConnection>;

/** Unlike the onboarding, it also answers once all steps are complete. S2.2-206. */
export const readShopConnection = route({
  id: 'shop-platform.read',
  ...readShopConnectionCall,
  summary: 'The client’s shop and its steps; null for a client that is not from a shop platform',
  access: 'tenant',
  permission: 'shop_platform.read',
  params: tenantParams,
  query: none,
  response: shopConnection.nullable(),
  example: {
    params: { tenant: 'ten_prairie' },
    response: {
      ...finished,
      connection: {
        shop: 'prairie-run.myshopify.com',
        shop_name: 'Prairie Run',
        status: 'connected',
        scopes: ['write_products', 'read_orders'],
        connected_at: '2026-11-20T09:05:00.000Z',
        last_ok_at: '2026-11-20T09:05:00.000Z',
      },
    },
  },
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
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_prairie' },
    request: { shopifyUrl: 'prairie-run.myshopify.com' },
    response: finished,
  },
});
