import { z } from 'zod';
import { amount, eventParams, none, shippingMethod } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { MOST_SHIPMENTS } from '@/lib/modules/bulk-orders/rules/limits';
import { consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { bulkLineExample, bulkOrder, bulkOrderExample, bulkShipment } from './bulk-order';
import { placeBulkOrderCall } from './paths';

const bulkOrderBody = z.object({
  shipping_method: shippingMethod.default('standard'),
  /** From the credit account, or by card: then it begins once `bulk-orders.pay` was paid. */
  payment: z.enum(['credit', 'card']).default('credit'),
  /** One item by Standard, to be looked at before the whole quantity is ordered. */
  sample: z.boolean().default(false),
  shipments: z.array(bulkShipment).min(1).max(MOST_SHIPMENTS),
  /** The person who orders has looked at what is printed. */
  proof_approved: z.boolean(),
  /** The total as it was shown; refused where it is not the server's. */
  total: amount,
});
export type BulkOrderBody = z.output<typeof bulkOrderBody>;

/** D4-8, D36-8: one order per address under one Bulk order, on the credit account or by card. */
export const placeBulkOrder = route({
  id: 'bulk-orders.place',
  ...placeBulkOrderCall,
  summary: 'Orders many items of a Bulk event, to one address or many, on the credit account or by card',
  access: 'tenant',
  permission: 'bulk_orders.write',
  params: eventParams,
  query: none,
  body: bulkOrderBody,
  response: bulkOrder,
  idempotent: true,
  errors: ['event_locked', 'event_not_open', 'payments_unavailable', 'out_of_stock'],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-offsite' },
    request: {
      shipping_method: 'standard',
      payment: 'credit',
      sample: false,
      shipments: [{ ...consumerFormExample, lines: [bulkLineExample] }],
      proof_approved: true,
      total: '1505.97',
    },
    response: bulkOrderExample,
  },
});
