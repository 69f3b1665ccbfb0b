import { randomText } from '@/lib/kernel/random';

export interface ServiceRecord {
  id: string;
  shop: string;
  name: string;
  callbackUrl: string | null;
  locationId: string;
}

export interface SubscriptionRecord {
  id: string;
  shop: string;
  /** As the schema names it: `ORDERS_UPDATED`. */
  topic: string;
  uri: string;
}

/** A new object's id, by the platform's notation. */
export const newGid = (type: string): string => `gid://shopify/${type}/${randomText('123456789', 12)}`;
