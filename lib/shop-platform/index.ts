import type { ShopPlatformPort } from './port';
import { shopify } from './shopify/adapter';

export { pauseOf, waitFor } from './pace';
export { ShopThrottled, type CallBudget, type ShopProductFound } from './product-types';
export type { FulfilmentRequest, RejectionReason, RequestedAddress } from './order-types';
export {
  ShopAccessLost,
  type InstallAnswer,
  type ShopAccess,
  type ShopMessage,
  type ShopPlatformPort,
  type ShopTokens,
} from './port';

/** The shop platform that merchants connect their shops of. */
export function shopPlatform(): ShopPlatformPort {
  return shopify;
}
