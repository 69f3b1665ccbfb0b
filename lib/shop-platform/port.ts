import type { AssignedAs, FulfilmentRequest, RejectionReason, Shipment } from './order-types';
import type {
  CallBudget,
  ProductToPush,
  PushOutcome,
  ShopProductFound,
  ShopTermsFound,
  StockOutcome,
  StockToSet,
} from './product-types';

/** What a shop lets us do, and until when. Secrets: stored encrypted, never logged. */
export interface ShopTokens {
  accessToken: string;
  accessUntil: Date;
  refreshToken: string;
  refreshUntil: Date;
  scopes: string[];
}

/** A shop with a token that is valid at the moment. */
export interface ShopAccess {
  /** `name.myshopify.com` */
  shop: string;
  accessToken: string;
}

export interface ShopFacts {
  /** The platform's own id of the shop. */
  id: string;
  name: string;
  currency: string;
}

/** Who fulfils a shop's orders instead of its merchant, and the location that stands for it. */
export interface ServiceFacts {
  serviceId: string;
  locationId: string;
}

/** How a fulfilment service is called, the first free name counts, and the address by which it is known as ours. */
export interface ServiceWish {
  names: readonly string[];
  callbackUrl: string;
}

/** What the platform's redirect says, once its signature was found good. */
export interface InstallAnswer {
  shop: string;
  code: string;
  state: string;
}

/** A webhook whose signature is good. */
export interface ShopMessage {
  shop: string;
  /** In the platform's notation: `app/uninstalled`. */
  topic: string;
  /** The same for each delivery of one event. */
  eventId: string;
  /** Null where the platform did not say so. */
  triggeredAt: Date | null;
  /** The platform's ids of the orders that a message about a customer names. */
  orderIds: readonly string[];
}

/** The shop doesn't take our tokens any more: the app was removed, or they ended unused. */
export class ShopAccessLost extends Error {
  override readonly name = 'ShopAccessLost';
}

/**
 * A platform on which merchants have their shops. Every call ends within seconds. What fails throws `unavailable` where
 * trying again may help, `shop_platform_failed` where it won't, and `ShopAccessLost` where the shop must be connected anew.
 */
export interface ShopPlatformPort {
  /** Whether this installation has an app that can be installed. */
  isReady(): boolean;
  /** What the app asks a merchant for. */
  readonly scopes: readonly string[];
  /** The version of the platform's API that is spoken. */
  readonly apiVersion: string;
  /** Where a merchant grants the app its scopes. `shop` must have been checked. */
  installUrl(shop: string, state: string): string;
  /** Null for an answer that the platform has not signed, or not just now. */
  verifyInstall(query: Readonly<Record<string, string>>): Promise<InstallAnswer | null>;
  /** The shop whose merchant opened the app on the platform; null where the platform has not signed that just now. */
  verifyLaunch(query: Readonly<Record<string, string>>): Promise<string | null>;
  /** Exchanges the code, which is good once. Throws `shop_install_failed` for one that is not. */
  completeInstall(answer: Pick<InstallAnswer, 'shop' | 'code'>): Promise<ShopTokens>;
  /** A new pair; the old refresh token is worth nothing once the new pair is used. */
  refresh(shop: string, refreshToken: string): Promise<ShopTokens>;
  readShop(access: ShopAccess): Promise<ShopFacts>;
  /** The app's fulfilment service, made where it is missing. Safe to repeat. */
  ensureService(access: ShopAccess, wish: ServiceWish): Promise<ServiceFacts>;
  /** Has the shop tell this address of all that the app must know. */
  ensureSubscriptions(access: ShopAccess, address: string): Promise<void>;
  /** A page of what the shop has assigned to us, and the way to the next. */
  pullAssigned(
    access: ShopAccess,
    as: AssignedAs,
    after: string | null,
  ): Promise<{ requests: FulfilmentRequest[]; next: string | null }>;
  /** How a request stands in the shop, by the platform's words, and its parcels; null for one that is gone. */
  readRequest(
    access: ShopAccess,
    id: string,
  ): Promise<{ standing: string; shipments: { id: string; pieces: number; numbers: string[] }[] } | null>;
  /** The answers to a request; each false where it was not open to that, since it had an answer or was taken back. */
  accept(access: ShopAccess, id: string): Promise<boolean>;
  reject(access: ShopAccess, id: string, why: { reason: RejectionReason; note: string }): Promise<boolean>;
  close(access: ShopAccess, id: string, note: string): Promise<boolean>;
  /** `refusal`: why it is not given back any more; null where it is. */
  answerCancellation(access: ShopAccess, id: string, refusal: string | null): Promise<boolean>;
  /** Tells of a parcel; the platform's id of it, or null where the shop doesn't take it. Not safe to repeat. */
  ship(access: ShopAccess, shipment: Shipment): Promise<string | null>;
  /** Takes the app out of the shop; the platform then sends `app/uninstalled`. */
  uninstall(access: ShopAccess): Promise<void>;
  /** What a product's price depends on. Throws `ShopThrottled`, as all calls of products do. */
  readTerms(access: ShopAccess): Promise<ShopTermsFound>;
  /** Makes a product, or changes it to what is given. Safe to repeat: the handle finds what an earlier push has made. */
  pushProduct(access: ShopAccess, product: ProductToPush): Promise<PushOutcome>;
  /** A product with all its variants; null for one that is gone. */
  readProduct(
    access: ShopAccess,
    id: string,
  ): Promise<{ product: ShopProductFound | null; budget: CallBudget }>;
  /** Tells what is there of variants. Throws `ShopThrottled`. Safe to repeat. */
  setStock(access: ShopAccess, stock: StockToSet): Promise<StockOutcome>;
  /** Null for a message that the platform has not signed. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<ShopMessage | null>;
}
