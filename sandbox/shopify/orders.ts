import { newGid, type Destination, type FulfilmentOrderRecord, type RequestLine } from './records';
import { tell } from './webhooks';
import type { ShopifyWorld } from './world';

export interface PlacedOrder {
  lines: { sku: string; quantity: number; properties?: Record<string, string> }[];
  destination?: Partial<Destination>;
}

const HOME: Destination = {
  firstName: 'Ada',
  lastName: 'Poole',
  company: null,
  address1: '12 Quay Street',
  address2: null,
  city: 'Portland',
  province: 'Oregon',
  zip: '97201',
  countryCode: 'US',
  phone: null,
  email: 'ada.poole@shopper.example',
};

const TOPICS = {
  submitted: 'fulfillment_orders/fulfillment_request_submitted',
  cancellation: 'fulfillment_orders/cancellation_request_submitted',
} as const;

/** Tells the app, where it has subscribed. */
function announce(world: ShopifyWorld, shop: string, topic: string, body: object): void {
  const name = topic.replace('/', '_').toUpperCase();
  const isSubscribed = [...world.subscriptions.values()].some(
    (one) => one.shop === shop && one.topic === name,
  );
  if (isSubscribed) tell(world, shop, topic, body);
}

const lineOf = ({ sku, quantity, properties = {} }: PlacedOrder['lines'][number]): RequestLine => ({
  id: newGid('FulfillmentOrderLineItem'),
  sku,
  quantity,
  remaining: quantity,
  properties,
});

/** A shopper orders, and the merchant asks the app's service to fulfil it; null where the app has no service there. */
export function placeOrder(
  world: ShopifyWorld,
  shop: string,
  { lines, destination = {} }: PlacedOrder,
): FulfilmentOrderRecord | null {
  const service = [...world.services.values()].find((one) => one.shop === shop);
  if (!service) return null;
  const record = world.requests.put({
    id: newGid('FulfillmentOrder'),
    shop,
    orderId: newGid('Order'),
    orderName: `#${1001 + world.requests.size}`,
    locationId: service.locationId,
    status: 'OPEN',
    requestStatus: 'SUBMITTED',
    destination: { ...HOME, ...destination },
    lines: lines.map(lineOf),
    reason: null,
    message: null,
    shipped: [],
  });
  announce(world, shop, TOPICS.submitted, { submitted_fulfillment_order: { id: record.id } });
  return record;
}

/** The merchant wants an order back: one that was not accepted yet is taken back, for any other the app is asked. */
export function askCancellation(world: ShopifyWorld, id: string): FulfilmentOrderRecord | null {
  const record = world.requests.get(id);
  if (!record) return null;
  if (record.requestStatus === 'SUBMITTED')
    return world.requests.put({ ...record, requestStatus: 'UNSUBMITTED' });
  if (record.requestStatus !== 'ACCEPTED') return null;
  const asked = world.requests.put({ ...record, requestStatus: 'CANCELLATION_REQUESTED' });
  announce(world, record.shop, TOPICS.cancellation, { fulfillment_order: { id } });
  return asked;
}
