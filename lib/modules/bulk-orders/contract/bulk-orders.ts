import { z } from 'zod';
import { eventParams, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import {
  bulkOrder,
  bulkOrderExample,
  bulkOrderParams,
  bulkOrderPart,
  bulkOrderPartExample,
} from './bulk-order';
import { cancelBulkOrderCall, listBulkOrdersCall, readBulkOrderCall, releaseBulkOrderCall } from './paths';

const event = { tenant: 'ten_lumen', slug: 'lumen-offsite' };
const params = { ...event, order: bulkOrderExample.id };

const bulkOrdersQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type BulkOrdersQuery = z.output<typeof bulkOrdersQuery>;

const bulkOrdersPage = z.object({
  bulk_orders: z.array(bulkOrder),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});
export type BulkOrdersPage = z.output<typeof bulkOrdersPage>;

const bulkOrderDetail = bulkOrder.extend({ parts: z.array(bulkOrderPart) });
export type BulkOrderDetail = z.output<typeof bulkOrderDetail>;

export const listBulkOrders = route({
  id: 'bulk-orders.list',
  ...listBulkOrdersCall,
  summary: 'The Bulk orders of an event, the newest first',
  access: 'tenant',
  permission: 'bulk_orders.read',
  params: eventParams,
  query: bulkOrdersQuery,
  response: bulkOrdersPage,
  example: {
    params: event,
    response: { bulk_orders: [bulkOrderExample], next_cursor: null, total: 1 },
  },
});

export const readBulkOrder = route({
  id: 'bulk-orders.read',
  ...readBulkOrderCall,
  summary: 'A Bulk order with each of its addresses: status, parcel and lines',
  access: 'tenant',
  permission: 'bulk_orders.read',
  params: bulkOrderParams,
  query: none,
  response: bulkOrderDetail,
  example: { params, response: { ...bulkOrderExample, parts: [bulkOrderPartExample] } },
});

/** Calls that change a Bulk order; the same again changes nothing. */
const act = {
  access: 'tenant',
  params: bulkOrderParams,
  query: none,
  body: none,
  response: bulkOrder,
} as const;

export const cancelBulkOrder = route({
  id: 'bulk-orders.cancel',
  ...cancelBulkOrderCall,
  ...act,
  permission: 'bulk_orders.write',
  summary:
    'Cancels what of a Bulk order is not being made yet, and gives back its credit or money and its stock',
  errors: ['conflict', 'event_locked', 'payment_provider_failed', 'unavailable'],
  example: { params, request: {}, response: { ...bulkOrderExample, state: 'cancelled', can_cancel: false } },
});

export const releaseBulkOrder = route({
  id: 'bulk-orders.release',
  ...releaseBulkOrderCall,
  ...act,
  permission: 'billing.update',
  summary: 'Lets a Bulk order that waits for the event’s budget go on, if the credit account has enough',
  errors: ['conflict', 'credit_too_low', 'event_locked'],
  example: { params, request: {}, response: bulkOrderExample },
});
