import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { broadcastingAuthHandler } from './api/broadcasting-auth';
import { countAllOrdersHandler, countOrdersHandler } from './api/count-orders';
import { linePreviewHandler } from './api/line-preview';
import { listAllOrdersHandler, listOrdersHandler } from './api/list-orders';
import { orderActHandlers } from './api/order-acts';
import { readOrderHandler } from './api/read-order';
import { releaseOrderHandler } from './api/release-order';
import { releasePastBudgetHandler } from './api/release-past-budget';
import { resumeOrderHandler } from './api/resume-order';
import { suggestAddressHandler } from './api/suggest-address';
import { undoActHandler } from './api/undo-act';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  broadcastingAuthHandler,
  countAllOrdersHandler,
  countOrdersHandler,
  linePreviewHandler,
  listAllOrdersHandler,
  listOrdersHandler,
  readOrderHandler,
  releaseOrderHandler,
  releasePastBudgetHandler,
  resumeOrderHandler,
  suggestAddressHandler,
  undoActHandler,
  ...orderActHandlers,
];
