import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const beginOnboardingCall = {
  method: 'post',
  path: '/api/{tenant}/settings/billing-account/onboarding',
} as const satisfies CallPath;
export const beginTopUpCall = {
  method: 'post',
  path: '/api/{tenant}/credit/top-ups',
} as const satisfies CallPath;
export const settleTopUpCall = {
  method: 'post',
  path: '/api/{tenant}/credit/top-ups/{topUp}/settle',
} as const satisfies CallPath;
export const listCardsCall = {
  method: 'get',
  path: '/api/{tenant}/credit/cards',
} as const satisfies CallPath;
export const beginCardCall = {
  method: 'post',
  path: '/api/{tenant}/credit/cards',
} as const satisfies CallPath;
export const settleCardCall = {
  method: 'post',
  path: '/api/{tenant}/credit/cards/{card}/settle',
} as const satisfies CallPath;
export const removeCardCall = {
  method: 'post',
  path: '/api/{tenant}/credit/cards/{card}/remove',
} as const satisfies CallPath;
export const paymentSuccessCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/checkout/payment-success',
} as const satisfies CallPath;
export const readBillingAccountCall = {
  method: 'get',
  path: '/api/{tenant}/settings/billing-account',
} as const satisfies CallPath;
export const readRefundCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/refund',
} as const satisfies CallPath;
export const askRefundCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/refund',
} as const satisfies CallPath;
export const settleRefundCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/refunds/{refund}/settle',
} as const satisfies CallPath;
export const stripeWebhookCall = {
  method: 'post',
  path: '/api/stripe/webhook',
  bare: true,
} as const satisfies CallPath;
