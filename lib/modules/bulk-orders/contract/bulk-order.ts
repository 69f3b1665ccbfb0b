import { z } from 'zod';
import {
  amount,
  currency,
  instantText,
  objectId,
  shippingMethod,
  slug,
  tenantId,
} from '@/lib/contract/primitives';
import { BULK_STATES } from '@/lib/modules/bulk-orders/rules/bulk-state';
import { MOST_ITEMS, MOST_SHIPMENT_LINES } from '@/lib/modules/bulk-orders/rules/limits';
import { consumerForm, consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';

/** Side → layer id → text, or a picture's file id of an invitee's answer. */
const personalisation = z.object({
  front: z.record(z.string().max(64), z.string().max(200)).optional(),
  back: z.record(z.string().max(64), z.string().max(200)).optional(),
});

export const bulkLine = z.object({
  product_id: objectId,
  variant_id: objectId,
  quantity: z.number().int().min(1).max(MOST_ITEMS),
  personalisation: personalisation.optional(),
});
export type BulkLine = z.output<typeof bulkLine>;

/** One address, and what is sent there. */
export const bulkShipment = consumerForm.extend({
  lines: z.array(bulkLine).min(1).max(MOST_SHIPMENT_LINES),
});
export type BulkShipmentBody = z.output<typeof bulkShipment>;

export const bulkLineExample: BulkLine = {
  product_id: 'lu-offsite-jacket',
  variant_id: 'lu-offsite-jacket-navy-m',
  quantity: 12,
};

/** A Bulk order; amounts are what it costs the client, ex VAT but for `tax`. D4, D36-8. */
export const bulkOrder = z.object({
  id: z.string(),
  ref: z.string(),
  state: z.enum(BULK_STATES),
  payment: z.enum(['credit', 'card']),
  currency,
  shipping_method: shippingMethod,
  /** How many addresses it goes to, how many of them have been shipped, and the items of all. */
  addresses: z.number().int(),
  shipped: z.number().int(),
  items: z.number().int(),
  production: amount,
  shipping: amount,
  tax: amount,
  total: amount,
  /** One item that is looked at before the whole quantity is ordered. */
  is_sample: z.boolean(),
  /** Its payment by card; null on credit. */
  card: z
    .object({
      /** `refused`: money that came too late, or was not what was asked for, and goes back. */
      state: z.enum(['open', 'paid', 'cancelled', 'refused']),
      pay_until: instantText,
      /** What has gone back, or goes back now. */
      refunded: amount,
      disputed: z.boolean(),
    })
    .nullable(),
  /** What of the total was cancelled before it was made, and what is left of it: that is what is paid. */
  cancelled: amount,
  due: amount,
  placed_at: instantText,
  placed_by: z.string().nullable(),
  can_cancel: z.boolean(),
  can_release: z.boolean(),
});
export type BulkOrder = z.output<typeof bulkOrder>;

export const bulkOrderExample: BulkOrder = {
  id: 'blk_7k2m9x4c1v8b3n5q6w0z',
  ref: 'M7QK-3FXW',
  state: 'placed',
  payment: 'credit',
  currency: 'EUR',
  shipping_method: 'standard',
  addresses: 3,
  shipped: 0,
  items: 40,
  production: '1200.00',
  shipping: '44.60',
  tax: '261.37',
  total: '1505.97',
  is_sample: false,
  card: null,
  cancelled: '0.00',
  due: '1505.97',
  placed_at: '2026-11-26T09:00:00.000Z',
  placed_by: 'Lena Lumen',
  can_cancel: true,
  can_release: false,
};

/** One address of a Bulk order: an order of its own. */
export const bulkOrderPart = consumerForm.extend({
  order_id: z.string(),
  order_ref: z.string(),
  /** Null until the Bulk order is paid. */
  status: z.string().nullable(),
  payment_status: z.string(),
  held: z.boolean(),
  items: z.number().int(),
  /** What this address costs, tax included. */
  cost: amount,
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  lines: z.array(
    bulkLine.extend({
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      personalisation: personalisation.optional(),
    }),
  ),
});
export type BulkOrderPart = z.output<typeof bulkOrderPart>;

export const bulkOrderPartExample: BulkOrderPart = {
  ...consumerFormExample,
  order_id: 'ord_7k2m9x4c1v8b3n5q6w0z',
  order_ref: 'P3XK-7WQM',
  status: 'new',
  payment_status: 'not_needed',
  held: false,
  items: 12,
  cost: '450.12',
  tracking: null,
  lines: [{ ...bulkLineExample, name: 'Offsite Jacket', colour: 'Navy', size: 'M' }],
};

export const bulkOrderParams = z.object({ tenant: tenantId, slug, order: objectId });
