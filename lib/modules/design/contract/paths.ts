import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const listFontsCall = { method: 'get', path: '/api/font-library' } as const satisfies CallPath;
export const listStaffFontsCall = { method: 'get', path: '/api/fonts' } as const satisfies CallPath;
export const orderFontsCall = { method: 'post', path: '/api/fonts/order' } as const satisfies CallPath;
export const offerFontCall = {
  method: 'post',
  path: '/api/fonts/{family}/offer',
} as const satisfies CallPath;
