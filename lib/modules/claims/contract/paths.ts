import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const checkCodeCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/claim/check-code',
} as const satisfies CallPath;
export const claimGiftCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/claim',
} as const satisfies CallPath;
export const listFlaggedCall = {
  method: 'get',
  path: '/api/{tenant}/claims/flagged',
} as const satisfies CallPath;
export const listPromoCodesCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/promo-codes',
} as const satisfies CallPath;
export const listRefusedCall = {
  method: 'get',
  path: '/api/{tenant}/claims/refused',
} as const satisfies CallPath;
export const promoCodeQrCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/promo-codes/{code}/qr',
  bare: true,
} as const satisfies CallPath;
export const qrSheetCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/promo-codes/qr-sheet',
  bare: true,
} as const satisfies CallPath;
export const refuseFlaggedCall = {
  method: 'post',
  path: '/api/{tenant}/claims/{order}/refuse',
} as const satisfies CallPath;
export const releaseFlaggedCall = {
  method: 'post',
  path: '/api/{tenant}/claims/{order}/release',
} as const satisfies CallPath;
