import { newGid, type FulfilmentOrderRecord, type RequestStatus } from '@/sandbox/shopify/records';
import type { ShopifyWorld } from '@/sandbox/shopify/world';
import { connection, userErrors, type Area } from './area';
import { FULFILMENT_SDL } from './fulfilment-sdl';

interface Answered {
  id: string;
  message?: string | null;
  reason?: string | null;
}

const ASSIGNED: Readonly<Record<string, RequestStatus>> = {
  FULFILLMENT_REQUESTED: 'SUBMITTED',
  CANCELLATION_REQUESTED: 'CANCELLATION_REQUESTED',
  FULFILLMENT_ACCEPTED: 'ACCEPTED',
  FULFILLMENT_UNSUBMITTED: 'UNSUBMITTED',
};

const shipments = ({ shipped }: FulfilmentOrderRecord) =>
  shipped.map(({ id, pieces, number, company, url }) => ({
    id,
    totalQuantity: pieces,
    trackingInfo: [{ number, company, url }],
  }));

const shown = (record: FulfilmentOrderRecord) => ({
  ...record,
  lineItems: connection(
    record.lines.map(({ id, sku, quantity, remaining, properties }) => ({
      id,
      sku,
      totalQuantity: quantity,
      remainingQuantity: remaining,
      lineItem: {
        id: id.replace('FulfillmentOrderLineItem', 'LineItem'),
        customAttributes: Object.entries(properties).map(([key, value]) => ({ key, value })),
      },
    })),
  ),
  fulfillments: connection(shipments(record)),
});

/** A page of what is assigned to the app, the oldest first; the cursor is the last id. */
function page(all: FulfilmentOrderRecord[], { first, after }: { first?: number; after?: string | null }) {
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = all.slice(from, from + (first ?? 10));
  const endCursor = nodes.at(-1)?.id ?? null;
  const hasNextPage = from + nodes.length < all.length;
  const pageInfo = { hasNextPage, hasPreviousPage: from > 0, startCursor: nodes[0]?.id ?? null, endCursor };
  return { nodes: nodes.map(shown), pageInfo };
}

/** One answer of the app: good from one state, refused from any other. */
function answering(world: ShopifyWorld, shop: string) {
  return (from: RequestStatus, to: Partial<FulfilmentOrderRecord>) =>
    ({ id, message = null, reason = null }: Answered) => {
      const record = world.requests.get(id);
      if (record?.shop !== shop)
        return { fulfillmentOrder: null, userErrors: userErrors('Fulfillment order does not exist.', 'id') };
      if (record.requestStatus !== from)
        return { fulfillmentOrder: null, userErrors: userErrors('Invalid fulfillment order state.', 'id') };
      return {
        fulfillmentOrder: shown(world.requests.put({ ...record, ...to, message, reason })),
        userErrors: [],
      };
    };
}

interface Shipment {
  fulfillment: {
    lineItemsByFulfillmentOrder: {
      fulfillmentOrderId: string;
      fulfillmentOrderLineItems?: { id: string; quantity: number }[];
    }[];
    trackingInfo?: { number?: string; company?: string; url?: string };
  };
}

function ship(world: ShopifyWorld, shop: string, { fulfillment }: Shipment) {
  const refused = (message: string) => ({
    fulfillment: null,
    userErrors: userErrors(message, 'fulfillment'),
  });
  const [part] = fulfillment.lineItemsByFulfillmentOrder;
  const record = world.requests.get(part?.fulfillmentOrderId ?? '');
  if (!part || record?.shop !== shop) return refused('Fulfillment order does not exist.');
  if (record.status !== 'IN_PROGRESS') return refused('Fulfillment order has an unfulfillable status.');
  const wanted = new Map(
    (
      part.fulfillmentOrderLineItems ?? record.lines.map(({ id, remaining: quantity }) => ({ id, quantity }))
    ).map(({ id, quantity }) => [id, quantity]),
  );
  if (record.lines.some(({ id, remaining }) => (wanted.get(id) ?? 0) > remaining))
    return refused('Invalid fulfillment order line item quantity requested.');
  const lines = record.lines.map((line) => ({
    ...line,
    remaining: line.remaining - (wanted.get(line.id) ?? 0),
  }));
  const { number = null, company = null, url = null } = fulfillment.trackingInfo ?? {};
  const pieces = [...wanted.values()].reduce((sum, quantity) => sum + quantity, 0);
  const made = { id: newGid('Fulfillment'), pieces, number, company, url };
  const status = lines.every(({ remaining }) => remaining === 0) ? 'CLOSED' : 'IN_PROGRESS';
  world.requests.put({ ...record, lines, status, shipped: [...record.shipped, made] });
  return { fulfillment: { id: made.id, trackingInfo: [{ number, company, url }] }, userErrors: [] };
}

/** What is assigned to the app's fulfilment service, and its answers. */
export const fulfilmentArea: Area = {
  sdl: FULFILMENT_SDL,
  roots: (world, shop) => {
    const answer = answering(world, shop);
    return {
      assignedFulfillmentOrders: (args: { assignmentStatus?: string; first?: number; after?: string }) => {
        const wanted = ASSIGNED[args.assignmentStatus ?? ''];
        const own = [...world.requests.values()].filter(
          (one) => one.shop === shop && (wanted === undefined || one.requestStatus === wanted),
        );
        return page(own, args);
      },
      fulfillmentOrder: ({ id }: { id: string }) => {
        const record = world.requests.get(id);
        return record?.shop === shop ? shown(record) : null;
      },
      fulfillmentOrderAcceptFulfillmentRequest: answer('SUBMITTED', {
        requestStatus: 'ACCEPTED',
        status: 'IN_PROGRESS',
      }),
      fulfillmentOrderRejectFulfillmentRequest: answer('SUBMITTED', { requestStatus: 'REJECTED' }),
      fulfillmentOrderAcceptCancellationRequest: answer('CANCELLATION_REQUESTED', {
        requestStatus: 'CANCELLATION_ACCEPTED',
        status: 'CANCELLED',
      }),
      fulfillmentOrderRejectCancellationRequest: answer('CANCELLATION_REQUESTED', {
        requestStatus: 'CANCELLATION_REJECTED',
      }),
      fulfillmentOrderClose: answer('ACCEPTED', { requestStatus: 'CLOSED', status: 'INCOMPLETE' }),
      fulfillmentCreate: (args: Shipment) => ship(world, shop, args),
    };
  },
};
