import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, tenantParams } from '@/lib/contract/primitives';
import { beginInstallCall, completeInstallCall, launchShopCall } from './paths';
import { shopAddress } from './shop-address';
import { finished, onboardingState } from './shop-platform';

const AT = { tenant: 'ten_prairie' };

/** S4-40. */
export const beginInstall = route({
  id: 'shop-platform.begin-install',
  ...beginInstallCall,
  summary: 'Begin to install the app in a shop: where its merchant grants it what it asks for',
  access: 'tenant',
  permission: 'shop_platform.connect',
  params: tenantParams,
  query: none,
  body: z.object({ shopifyUrl: shopAddress }),
  response: z.object({ url: z.url() }),
  errors: ['shop_app_unavailable', 'shop_taken', 'conflict', 'rate_limited'],
  example: {
    params: AT,
    request: { shopifyUrl: 'prairie-run.myshopify.com' },
    response: { url: 'https://prairie-run.myshopify.com/admin/oauth/authorize?client_id=4b1d&state=pQ7m' },
  },
});

const signedQuery = z
  .record(z.string().max(60), z.string().max(2000))
  .meta({ description: 'The parameters of the redirect, as they came' });

/** S4-85. */
export const launchShop = route({
  id: 'shop-platform.launch',
  ...launchShopCall,
  summary:
    'Go on from the shop platform, where the merchant opened the app: to its grant page, or nowhere once connected',
  access: 'tenant',
  permission: 'shop_platform.connect',
  params: tenantParams,
  query: none,
  body: z.object({ answer: signedQuery }),
  response: z.object({ url: z.url().nullable() }),
  errors: ['shop_app_unavailable', 'shop_install_failed', 'shop_taken', 'conflict', 'rate_limited'],
  example: {
    params: AT,
    request: {
      answer: {
        hmac: '0f3d2f0f0a3b1c5c7d0c8a64cbb8e1f7d2a9e6a5d4c3b2a190817263544f5e6d',
        shop: 'prairie-run.myshopify.com',
        timestamp: '1795965600',
      },
    },
    response: {
      url: 'https://prairie-run.myshopify.com/admin/oauth/authorize?client_id=4b1d&state=pQ7m',
    },
  },
});

/** S4-41. */
export const completeInstall = route({
  id: 'shop-platform.complete-install',
  ...completeInstallCall,
  summary: 'Complete an installation with what the shop platform came back with; each answer is good once',
  access: 'tenant',
  permission: 'shop_platform.connect',
  params: tenantParams,
  query: none,
  body: z.object({ answer: signedQuery }),
  response: onboardingState.nullable(),
  errors: [
    'shop_app_unavailable',
    'shop_install_failed',
    'shop_scopes_missing',
    'shop_taken',
    'conflict',
    'shop_platform_failed',
    'unavailable',
  ],
  example: {
    params: AT,
    request: {
      answer: {
        code: '0907a61c0c8d55e99db179b68161bc00',
        hmac: '700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf',
        shop: 'prairie-run.myshopify.com',
        state: 'pQ7m',
        timestamp: '1795965600',
      },
    },
    response: finished,
  },
});
