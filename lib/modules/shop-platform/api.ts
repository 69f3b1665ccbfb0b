import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import {
  beginInstallHandler,
  completeInstallHandler,
  confirmStepHandler,
  launchShopHandler,
} from './api/install';
import { disconnectShopHandler, shopWebhookHandler } from './api/shop-messages';
import {
  listShopLogHandler,
  readOnboardingHandler,
  readShopConnectionHandler,
  resetOnboardingHandler,
  updateShopConnectionHandler,
} from './api/shop-platform';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  readOnboardingHandler,
  resetOnboardingHandler,
  readShopConnectionHandler,
  updateShopConnectionHandler,
  beginInstallHandler,
  launchShopHandler,
  completeInstallHandler,
  confirmStepHandler,
  shopWebhookHandler,
  disconnectShopHandler,
  listShopLogHandler,
];
