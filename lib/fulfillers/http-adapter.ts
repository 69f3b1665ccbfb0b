import { fulfillerEnv } from '@/lib/env/fulfiller';
import { sealBody } from '@/lib/kernel/seal';
import type { FulfillerPort } from './port';
import { outcomeOf, wire } from './wire';

/** One that hangs keeps a worker no longer; its order is sent again with the same reference. D32-37. */
const TIMEOUT_MS = 6_000;

/**
 * The fulfiller's HTTP API of the environment: `POST /v1/orders`, idempotent by our reference. Signed as every fulfiller's calls
 * are; its key says besides which account of the printer it is.
 */
export const httpFulfiller: FulfillerPort = {
  async submit(order) {
    const env = fulfillerEnv();
    const body = JSON.stringify(wire(order));
    const response = await fetch(new URL('/v1/orders', env.FULFILLER_API_URL), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env.FULFILLER_API_KEY}`,
        'content-type': 'application/json',
        'idempotency-key': order.reference,
        'x-platform-signature': sealBody(env.FULFILLER_WEBHOOK_SECRET, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    return outcomeOf(response.status, answer, response.headers.get('retry-after'));
  },
};
