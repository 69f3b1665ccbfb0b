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

export interface RequestLine {
  id: string;
  sku: string;
  quantity: number;
  remaining: number;
  /** What the shopper typed at the product. */
  properties: Record<string, string>;
}

export interface Destination {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  province: string | null;
  zip: string | null;
  countryCode: string | null;
  phone: string | null;
  email: string | null;
}

export type RequestStatus =
  | 'SUBMITTED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'CANCELLATION_REQUESTED'
  | 'CANCELLATION_ACCEPTED'
  | 'CANCELLATION_REJECTED'
  | 'UNSUBMITTED'
  | 'CLOSED';

/** What of an order one location fulfils. */
export interface FulfilmentOrderRecord {
  id: string;
  shop: string;
  orderId: string;
  orderName: string;
  locationId: string;
  status: 'OPEN' | 'IN_PROGRESS' | 'CANCELLED' | 'CLOSED' | 'INCOMPLETE';
  requestStatus: RequestStatus;
  destination: Destination;
  lines: RequestLine[];
  /** Of the last answer. */
  reason: string | null;
  message: string | null;
  shipped: {
    id: string;
    pieces: number;
    number: string | null;
    company: string | null;
    url: string | null;
  }[];
}
