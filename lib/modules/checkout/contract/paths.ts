import type { CallPath } from '@/lib/contract/call-path';
import { fileImportCalls } from '@/lib/modules/lists/contract/file-import-calls';

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
export const listVouchersCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/vouchers',
} as const satisfies CallPath;
export const createVoucherCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/vouchers',
} as const satisfies CallPath;
export const voucherFileCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/vouchers/file',
} as const satisfies CallPath;
export const voucherImportCalls = fileImportCalls('/api/{tenant}/events/{slug}/vouchers/imports');
export const voucherExamplesCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/vouchers/examples',
} as const satisfies CallPath;
export const readVoucherCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/vouchers/{voucher}',
} as const satisfies CallPath;
export const updateVoucherCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/vouchers/{voucher}',
} as const satisfies CallPath;
export const pauseVoucherCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/vouchers/{voucher}/pause',
} as const satisfies CallPath;
export const resumeVoucherCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/vouchers/{voucher}/resume',
} as const satisfies CallPath;
export const deleteVoucherCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/vouchers/{voucher}/delete',
} as const satisfies CallPath;
export const restoreVoucherCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/vouchers/{voucher}/restore',
} as const satisfies CallPath;
