import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import {
  cancelBulkOrderHandler,
  listBulkOrdersHandler,
  placeBulkOrderHandler,
  readBulkGroundHandler,
  readBulkOrderHandler,
  releaseBulkOrderHandler,
} from './api/bulk-orders';
import { payBulkOrderHandler, settleBulkPaymentHandler } from './api/pay-bulk-order';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  readBulkGroundHandler,
  placeBulkOrderHandler,
  listBulkOrdersHandler,
  readBulkOrderHandler,
  cancelBulkOrderHandler,
  releaseBulkOrderHandler,
  payBulkOrderHandler,
  settleBulkPaymentHandler,
];
