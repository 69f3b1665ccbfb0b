import { stripeWebhook as contract } from '@/lib/modules/payments/contract/stripe-webhook';
import { receiveEvent } from '@/lib/modules/payments/service/receive-event';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const stripeWebhookHandler = defineHandler(contract, async ({ query, body, request, requestId }) => {
  const signature = request.headers.get('stripe-signature') ?? '';
  const rawBody = typeof body === 'string' ? body : '';
  await receiveEvent({ rawBody, signature, region: query.region, requestId });
  return { received: true as const };
});
