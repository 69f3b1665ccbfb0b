import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { orderView, orderViewExample } from '@/lib/modules/orders/contract/order-view';
import { eventParams, none, objectId, outsideFlag } from '@/lib/contract/primitives';
import { paymentSuccessCall } from './paths';

/** Only the intent counts, or the order id with `no_payment_needed`; all other fields are ignored (D15-2). */
export const paymentSuccessBody = z.object({
  payment_intent: z.string().max(255).nullish(),
  no_payment_needed: outsideFlag.optional().catch(undefined),
  order_id: objectId.optional().catch(undefined),
});

export const paymentSuccess = route({
  id: 'checkout.payment-success',
  ...paymentSuccessCall,
  summary: 'Tell that the shopper is back; finalises the order when the provider says it is paid',
  access: 'public',
  params: eventParams,
  query: none,
  body: paymentSuccessBody,
  bodyKind: 'json-or-multipart',
  response: z.object({ order: orderView }),
  errors: ['payment_incomplete', 'conflict', 'unavailable'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: { payment_intent: 'pi_3Q0', order_id: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    response: { order: orderViewExample },
  },
});
