import type { CallPath } from '@/lib/contract/call-path';
import { fileImportCalls } from '@/lib/modules/lists/contract/file-import-calls';

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
export const listBatchesCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/code-batches',
} as const satisfies CallPath;
export const createBatchCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches',
} as const satisfies CallPath;
export const readBatchCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}',
} as const satisfies CallPath;
export const pauseBatchCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/pause',
} as const satisfies CallPath;
export const resumeBatchCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/resume',
} as const satisfies CallPath;
export const retryBatchCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/retry',
} as const satisfies CallPath;
export const revokeBatchCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/revoke',
} as const satisfies CallPath;
export const extendBatchCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/extend',
} as const satisfies CallPath;
export const readPromoCodeCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/promo-codes/{code}',
} as const satisfies CallPath;
export const pauseCodeCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/promo-codes/{code}/pause',
} as const satisfies CallPath;
export const resumeCodeCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/promo-codes/{code}/resume',
} as const satisfies CallPath;
export const revokeCodeCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/promo-codes/{code}/revoke',
} as const satisfies CallPath;
export const reissueCodeCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/promo-codes/{code}/reissue',
} as const satisfies CallPath;
export const codeFileCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/file',
  bare: true,
} as const satisfies CallPath;
export const peopleImportCalls = fileImportCalls('/api/{tenant}/events/{slug}/code-batches/{batch}/imports');
export const readMailingCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/mailing',
} as const satisfies CallPath;
export const saveMailingCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/mailing',
} as const satisfies CallPath;
export const previewMailingCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/mailing/preview',
} as const satisfies CallPath;
export const testMailingCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/mailing/test',
} as const satisfies CallPath;
export const reissueBatchCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/reissue',
} as const satisfies CallPath;
export const extendCodeCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/promo-codes/{code}/extend',
} as const satisfies CallPath;
export const giveCodeCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/gifts',
} as const satisfies CallPath;
export const listSheetsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/sheets',
} as const satisfies CallPath;
export const startSheetCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/sheets',
} as const satisfies CallPath;
export const retrySheetCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/sheets/{sheet}/retry',
} as const satisfies CallPath;
export const sheetFileCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/code-batches/{batch}/sheets/{sheet}/files/{file}',
  bare: true,
} as const satisfies CallPath;
export const thankSenderCall = {
  method: 'post',
  path: '/api/order/{token}/thanks',
} as const satisfies CallPath;
export const listThanksCall = {
  method: 'get',
  path: '/api/{tenant}/claims/thanks',
} as const satisfies CallPath;
export const readGiftMailsCall = {
  method: 'get',
  path: '/api/gift-mails/{token}',
} as const satisfies CallPath;
export const stopGiftMailsCall = {
  method: 'post',
  path: '/api/gift-mails/{token}/unsubscribe',
} as const satisfies CallPath;
export const resumeGiftMailsCall = {
  method: 'post',
  path: '/api/gift-mails/{token}/resume',
} as const satisfies CallPath;
export const countViewCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/claim/view',
} as const satisfies CallPath;
export const readFunnelCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/claims/funnel',
} as const satisfies CallPath;
export const funnelFileCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/claims/funnel-file',
  bare: true,
} as const satisfies CallPath;
export const readForecastCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/claims/forecast',
} as const satisfies CallPath;
