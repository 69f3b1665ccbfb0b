import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { createCustomerHandler, payHandler } from './api/checkout';
import * as voucherFile from './api/voucher-file';
import * as vouchers from './api/vouchers';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  createCustomerHandler,
  payHandler,
  ...Object.values(vouchers),
  ...Object.values(voucherFile),
];
