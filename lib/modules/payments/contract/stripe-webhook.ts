import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, region } from '@/lib/contract/primitives';
import { stripeWebhookCall } from './paths';

/** The raw body is verified with the region's webhook secret before it is parsed. */
export const stripeWebhook = route({
  id: 'checkout.stripe-webhook',
  ...stripeWebhookCall,
  summary: "The payment provider's signed events; answered 2xx only once stored",
  access: 'signed',
  params: none,
  query: z.object({ region }),
  body: z.unknown(),
  bodyKind: 'raw',
  response: z.object({ received: z.literal(true) }),
  example: {
    query: { region: 'UK' },
    request: { id: 'evt_1', type: 'payment_intent.succeeded' },
    response: { received: true },
  },
});
