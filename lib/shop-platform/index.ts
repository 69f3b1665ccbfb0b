import type { ShopPlatformPort } from './port';
import { shopify } from './shopify/adapter';

export { ShopThrottled, type CallBudget, type ShopProductFound } from './product-types';
export type { FulfilmentRequest, RejectionReason, RequestedAddress, RequestedLine } from './order-types';
export {
  ShopAccessLost,
  type InstallAnswer,
  type ServiceFacts,
  type ShopAccess,
  type ShopMessage,
  type ShopPlatformPort,
  type ShopTokens,
} from './port';

/** The shop platform that merchants connect their shops of. */
export function shopPlatform(): ShopPlatformPort {
  return shopify;
}
