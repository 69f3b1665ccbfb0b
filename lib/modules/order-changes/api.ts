import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { cancelOrderHandler } from './api/cancel-order';
import { editAddressHandler } from './api/edit-address';
import { editLineHandler } from './api/edit-line';
import { fixAddressHandler, readAddressHandler } from './api/fix-address';
import {
  acceptAddressHandler,
  acceptArtworkHandler,
  checkArtworkHandler,
  fixArtworkHandler,
  readArtworkHandler,
} from './api/fix-artwork';
import { fixLineHandler, readLineChoicesHandler } from './api/fix-line';
import {
  acceptByLinkHandler,
  checkArtworkByLinkHandler,
  fixAddressByLinkHandler,
  fixArtworkByLinkHandler,
  readFixPageHandler,
} from './api/fix-page';
import { moveOrderHandler, undoMoveHandler } from './api/move-order';
import { orderInvoiceHandler } from './api/order-invoice';
import { readEditOptionsHandler } from './api/read-edit-options';
import { readOrderPageHandler } from './api/read-order-page';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  cancelOrderHandler,
  editAddressHandler,
  editLineHandler,
  readAddressHandler,
  fixAddressHandler,
  readLineChoicesHandler,
  fixLineHandler,
  readArtworkHandler,
  checkArtworkHandler,
  fixArtworkHandler,
  acceptArtworkHandler,
  acceptAddressHandler,
  readFixPageHandler,
  fixAddressByLinkHandler,
  acceptByLinkHandler,
  checkArtworkByLinkHandler,
  fixArtworkByLinkHandler,
  moveOrderHandler,
  undoMoveHandler,
  orderInvoiceHandler,
  readEditOptionsHandler,
  readOrderPageHandler,
];
