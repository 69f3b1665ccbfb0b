import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readOnboardingCall = {
  method: 'get',
  path: '/api/{tenant}/events/shopify',
} as const satisfies CallPath;
export const resetOnboardingCall = {
  method: 'post',
  path: '/api/{tenant}/events/shopify/reset',
} as const satisfies CallPath;
export const readShopConnectionCall = {
  method: 'get',
  path: '/api/{tenant}/shop-platform',
} as const satisfies CallPath;
export const updateShopConnectionCall = {
  method: 'post',
  path: '/api/{tenant}/shop-platform/update',
} as const satisfies CallPath;
export const beginInstallCall = {
  method: 'post',
  path: '/api/{tenant}/shop-platform/install',
} as const satisfies CallPath;
export const completeInstallCall = {
  method: 'post',
  path: '/api/{tenant}/shop-platform/install/complete',
} as const satisfies CallPath;
export const launchShopCall = {
  method: 'post',
  path: '/api/{tenant}/shop-platform/launch',
} as const satisfies CallPath;
export const confirmStepCall = {
  method: 'post',
  path: '/api/{tenant}/shop-platform/confirm-step',
} as const satisfies CallPath;
export const shopWebhookCall = {
  method: 'post',
  path: '/api/shopify/webhook',
} as const satisfies CallPath;
export const disconnectShopCall = {
  method: 'post',
  path: '/api/{tenant}/shop-platform/disconnect',
} as const satisfies CallPath;
/** Answered by `shop-products`, which stands above this module. */
export const shopProductCalls = {
  list: { method: 'get', path: '/api/{tenant}/shop-platform/products' },
  push: { method: 'post', path: '/api/{tenant}/shop-platform/products/push' },
  replay: { method: 'post', path: '/api/{tenant}/shop-platform/log/{shopEntry}/replay' },
} as const satisfies Record<string, CallPath>;
export const listShopLogCall = {
  method: 'get',
  path: '/api/{tenant}/shop-platform/log',
} as const satisfies CallPath;
