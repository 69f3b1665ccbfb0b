import { fulfillerEnv } from '@/lib/env/fulfiller';
import type { PostFault } from '@/lib/kernel/post-faults';
import { sealBody } from '@/lib/kernel/seal';
import { CHECK_MS, checkOutcome } from './check-outcome';
import type { FulfillerPort } from './port';
import { addressKey, addressOutcomeOf, outcomeOf, wire, wireAddressOf } from './wire';

/** One that hangs keeps a worker no longer; its order is sent again with the same reference. D32-37. */
const SUBMIT_MS = 6_000;

/** Posts to the environment's address, whose operator has chosen it. */
function post(
  path: `/v1/${string}`,
  value: object,
  call: { timeoutMs: number; redirect?: 'manual'; headers?: Record<string, string> },
) {
  const env = fulfillerEnv();
  const body = JSON.stringify(value);
  return fetch(new URL(path, env.FULFILLER_API_URL), {
    method: 'POST',
    redirect: call.redirect ?? 'follow',
    headers: {
      authorization: `Bearer ${env.FULFILLER_API_KEY}`,
      'content-type': 'application/json',
      'x-platform-signature': sealBody(env.FULFILLER_WEBHOOK_SECRET, body),
      ...call.headers,
    },
    body,
    signal: AbortSignal.timeout(call.timeoutMs),
  });
}

function faultOfStatus(status: number): PostFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/**
 * The fulfiller's HTTP API of the environment: `POST /v1/orders`, idempotent by our reference. Signed as every fulfiller's calls
 * are; its key says besides which account of the printer it is.
 */
export const httpFulfiller: FulfillerPort = {
  async submit(order) {
    const response = await post('/v1/orders', wire(order), {
      timeoutMs: SUBMIT_MS,
      headers: { 'idempotency-key': order.reference },
    });
    const answer: unknown = await response.json().catch(() => null);
    return outcomeOf(response.status, answer, response.headers.get('retry-after'));
  },
  async changeAddress(change) {
    const response = await post('/v1/orders/address', wireAddressOf(change), {
      timeoutMs: SUBMIT_MS,
      redirect: 'manual',
      headers: { 'idempotency-key': addressKey(change) },
    });
    const answer: unknown = await response.json().catch(() => null);
    return addressOutcomeOf(response.status, answer, response.headers.get('retry-after'));
  },
  async check(fulfillerId) {
    try {
      const value = { type: 'check', fulfiller: fulfillerId };
      const answer = await post('/v1/check', value, { timeoutMs: CHECK_MS, redirect: 'manual' });
      const { status } = answer;
      return checkOutcome({ status, fault: faultOfStatus(status), response: await answer.text() });
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { kind: 'failed', fault: isLate ? 'timeout' : 'unreachable' };
    }
  },
};
