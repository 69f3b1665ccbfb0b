import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const createCustomerCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/checkout/create-customer',
} as const satisfies CallPath;
export const payCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/checkout/pay',
  bare: true,
} as const satisfies CallPath;
