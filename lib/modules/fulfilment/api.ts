import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { actOnOrderHandler } from './api/act-on-order';
import { fulfillerCallbackHandler } from './api/callback';
import { eventFulfillerHandlers } from './api/event-fulfillers';
import { fulfillerHandlers } from './api/fulfillers';
import { holidayHandlers } from './api/holidays';
import { printFileHandler } from './api/print-file';
import { printPdfHandler } from './api/print-pdf';
import { readRoutingHandler } from './api/read-routing';
import { fulfillerStockHandler } from './api/stock';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  fulfillerCallbackHandler,
  fulfillerStockHandler,
  printFileHandler,
  printPdfHandler,
  ...fulfillerHandlers,
  ...eventFulfillerHandlers,
  ...holidayHandlers,
  readRoutingHandler,
  actOnOrderHandler,
];
