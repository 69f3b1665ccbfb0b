import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import type { AssignedAs, FulfilmentRequest, RejectionReason, Shipment } from '../order-types';
import type { ShopAccess } from '../port';
import { ask } from './ask';
import * as documents from './fulfilment-documents';

const text = z
  .string()
  .nullable()
  .transform((given) => given ?? '');
const destination = z.object({
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  province: text,
  zip: text,
  countryCode: text,
  phone: text,
  email: text,
});
const line = z.object({
  id: z.string(),
  sku: text,
  remainingQuantity: z.number().int(),
  lineItem: z.object({ customAttributes: z.array(z.object({ key: z.string(), value: text })) }),
});
const request = z.object({
  id: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  destination: destination.nullable(),
  lineItems: z.object({ nodes: z.array(line), pageInfo: z.object({ hasNextPage: z.boolean() }) }),
});
const pulled = z.object({
  assignedFulfillmentOrders: z.object({
    nodes: z.array(request),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});
const read = z.object({
  fulfillmentOrder: z
    .object({
      requestStatus: z.string(),
      fulfillments: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            totalQuantity: z.number().int(),
            trackingInfo: z.array(z.object({ number: z.string().nullable() })),
          }),
        ),
      }),
    })
    .nullable(),
});
const answered = z.object({ answer: z.object({ userErrors: z.array(z.unknown()) }) });
const shipped = z.object({
  fulfillmentCreate: z.object({
    fulfillment: z.object({ id: z.string() }).nullable(),
    userErrors: z.array(z.unknown()),
  }),
});

const STATUS = { requested: 'FULFILLMENT_REQUESTED', cancelling: 'CANCELLATION_REQUESTED' } as const;

function addressOf(to: z.output<typeof destination>): FulfilmentRequest['address'] {
  return {
    name: [to.firstName, to.lastName].filter((part) => part !== '').join(' '),
    company: to.company,
    line1: to.address1,
    line2: to.address2,
    city: to.city,
    province: to.province,
    postcode: to.zip,
    countryIso2: to.countryCode,
    phone: to.phone,
    email: to.email,
  };
}

const requestOf = ({ id, orderId, orderName, destination: to, lineItems }: z.output<typeof request>) => ({
  id,
  orderId,
  orderName,
  address: to && addressOf(to),
  lines: lineItems.nodes
    .filter(({ remainingQuantity }) => remainingQuantity > 0)
    .map(({ id: lineId, sku, remainingQuantity, lineItem }) => ({
      id: lineId,
      sku,
      quantity: remainingQuantity,
      properties: Object.fromEntries(lineItem.customAttributes.map(({ key, value }) => [key, value])),
    })),
  // More lines than a page is nothing that we could make in one order.
  isWhole: !lineItems.pageInfo.hasNextPage,
});

/** A page of what the shop has assigned to us; `next` leads to the one after it. S4-57. */
export async function pullAssigned(access: ShopAccess, as: AssignedAs, after: string | null) {
  const variables = { status: STATUS[as], after };
  const { assignedFulfillmentOrders: found } = await ask(access, documents.PULL_ASSIGNED, pulled, variables);
  const { hasNextPage, endCursor } = found.pageInfo;
  return { requests: found.nodes.map(requestOf), next: hasNextPage ? endCursor : null };
}

/** How a request stands in the shop, by the platform's words; null for one that is gone. */
export async function readRequest(access: ShopAccess, id: string) {
  const { fulfillmentOrder: found } = await ask(access, documents.READ_REQUEST, read, { id });
  if (!found) return null;
  const shipments = found.fulfillments.nodes.map((one) => ({
    id: one.id,
    pieces: one.totalQuantity,
    numbers: one.trackingInfo.flatMap(({ number }) => number ?? []),
  }));
  return { standing: found.requestStatus, shipments };
}

/** An answer to the shop; false where it was not open to it, since it had an answer or was taken back. */
async function say(access: ShopAccess, query: string, variables: Record<string, unknown>): Promise<boolean> {
  const { answer } = await ask(access, query, answered, variables);
  return answer.userErrors.length === 0;
}

export const accept = (access: ShopAccess, id: string) => say(access, documents.ACCEPT, { id });
export const reject = (access: ShopAccess, id: string, why: { reason: RejectionReason; note: string }) =>
  say(access, documents.REJECT, { id, reason: why.reason, message: why.note });
export const close = (access: ShopAccess, id: string, note: string) =>
  say(access, documents.CLOSE, { id, message: note });
/** `refusal`: why it is not given back any more; null where it is. */
export const answerCancellation = (access: ShopAccess, id: string, refusal: string | null) =>
  refusal === null
    ? say(access, documents.ACCEPT_CANCELLATION, { id })
    : say(access, documents.REJECT_CANCELLATION, { id, message: refusal });

/** Tells of a parcel, and the shop its shopper; the platform's id of it, or null where the shop doesn't take it. */
export async function ship(
  access: ShopAccess,
  { requestId, lines, tracking }: Shipment,
): Promise<string | null> {
  const fulfillment = {
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: requestId, fulfillmentOrderLineItems: lines }],
    notifyCustomer: true,
    ...(tracking && {
      trackingInfo: { number: tracking.number, company: tracking.carrier, url: tracking.url || null },
    }),
  };
  const { fulfillmentCreate: made } = await ask(access, documents.SHIP, shipped, { fulfillment });
  if (made.userErrors.length > 0) return null;
  if (!made.fulfillment) throw new AppError('shop_platform_failed');
  return made.fulfillment.id;
}
