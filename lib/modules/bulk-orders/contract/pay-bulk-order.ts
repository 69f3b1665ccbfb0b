import { z } from 'zod';
import { amount, currency, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { bulkOrderExample, bulkOrderParams } from './bulk-order';
import { payBulkOrderCall, settleBulkPaymentCall } from './paths';

const params = { tenant: 'ten_lumen', slug: 'lumen-offsite', order: bulkOrderExample.id };

const begun = z.object({
  /** For the provider's form in the browser; never stored. */
  client_secret: z.string(),
  publishable_key: z.string(),
  amount,
  currency,
});
export type BegunBulkPayment = z.output<typeof begun>;

/** D36-8: to the platform itself, for exactly what the Bulk order costs. */
export const payBulkOrder = route({
  id: 'bulk-orders.pay',
  ...payBulkOrderCall,
  summary: 'Begin to pay a Bulk order by card, or go on with a payment that has begun',
  access: 'tenant',
  permission: 'bulk_orders.write',
  params: bulkOrderParams,
  query: none,
  body: none,
  response: begun,
  errors: [
    'conflict',
    'event_locked',
    'payments_unavailable',
    'payment_provider_failed',
    'rate_limited',
    'unavailable',
  ],
  example: {
    params,
    request: {},
    response: {
      client_secret: 'pi_3QxVq0Lk9RtB2nMe_secret_4kTzUq5aHs',
      publishable_key: 'pk_test_51QxVq0Lk9RtB2nMe',
      amount: bulkOrderExample.total,
      currency: bulkOrderExample.currency,
    },
  },
});

const settled = z.object({
  /**
   * `processing`: the bank has not answered yet; `cancelled`: it was not paid in time; `refused`: money came too late, and
   * goes back.
   */
  state: z.enum(['open', 'processing', 'paid', 'cancelled', 'refused']),
  ref: z.string(),
  amount,
  currency,
  refunded: amount,
});
export type SettledBulkPayment = z.output<typeof settled>;

/** Asks the provider what has become of it; one that is paid has begun by the answer. Safe to repeat. D36-8. */
export const settleBulkPayment = route({
  id: 'bulk-orders.settle-payment',
  ...settleBulkPaymentCall,
  summary: 'Find out whether a Bulk order has been paid by card',
  access: 'tenant',
  permission: 'bulk_orders.write',
  params: bulkOrderParams,
  query: none,
  body: none,
  response: settled,
  errors: ['payments_unavailable', 'payment_provider_failed', 'unavailable'],
  example: {
    params,
    request: {},
    response: {
      state: 'paid',
      ref: bulkOrderExample.ref,
      amount: bulkOrderExample.total,
      currency: bulkOrderExample.currency,
      refunded: '0.00',
    },
  },
});
