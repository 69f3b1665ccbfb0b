import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { beginInstallHandler, completeInstallHandler, confirmStepHandler } from './api/install';
import { disconnectShopHandler, shopWebhookHandler } from './api/shop-messages';
import {
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
  completeInstallHandler,
  confirmStepHandler,
  shopWebhookHandler,
  disconnectShopHandler,
];
