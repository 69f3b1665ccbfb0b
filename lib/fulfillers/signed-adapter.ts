import { webhooksEnv } from '@/lib/env/webhooks';
import { sealBody } from '@/lib/kernel/seal';
import { postGuarded, type Posted } from '@/lib/outbound/post-guarded';
import type { CheckOutcome, FulfillerConnection, FulfillerPort } from './port';
import { outcomeOf, wire } from './wire';
import { readyAnswer } from './wire-shapes';

/** One that hangs keeps a worker no longer; its order is sent again with the same reference. D32-37. */
const SUBMIT_MS = 6_000;
/** A person waits for this one. */
const CHECK_MS = 6_000;
/** An answer repeats the order. */
const KEPT_BYTES = 256 * 1_024;

const REFUSED = [401, 403];

/** Posts JSON with the signature of `sealBody`, to no private address and along no redirect. */
function post(
  { url, secret }: FulfillerConnection,
  call: { path: string; value: object; timeoutMs: number; headers?: Record<string, string> },
): Promise<Posted> {
  const body = JSON.stringify(call.value);
  return postGuarded({
    url: url.replace(/\/+$/, '') + call.path,
    headers: {
      'content-type': 'application/json',
      'x-platform-signature': sealBody(secret, body),
      ...call.headers,
    },
    body,
    local: webhooksEnv().WEBHOOKS_TO_LOCAL === '1',
    timeoutMs: call.timeoutMs,
    keptBytes: KEPT_BYTES,
    restMs: call.timeoutMs,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checkOutcome({ status, fault, response }: Posted): CheckOutcome {
  if (status !== null && REFUSED.includes(status)) return { kind: 'failed', fault: 'secret' };
  if (fault) return { kind: 'failed', fault };
  return readyAnswer.safeParse(parsed(response)).success
    ? { kind: 'ready' }
    : { kind: 'failed', fault: 'answer' };
}

/**
 * The HTTP API of a fulfiller with an address of its own. Every call is signed with the secret that both sides know, which
 * itself is never sent. `check` gives the answer 6 seconds.
 */
export function signedFulfiller(
  connection: FulfillerConnection,
): FulfillerPort & { check(fulfillerId: string): Promise<CheckOutcome> } {
  return {
    async submit(order) {
      const headers = { 'idempotency-key': order.reference };
      const call = { path: '/v1/orders', value: wire(order), timeoutMs: SUBMIT_MS, headers };
      const { status, fault, response, retryAfter } = await post(connection, call);
      if (status === null) {
        const error = new Error(`the fulfiller could not be reached: ${fault}`);
        if (fault === 'timeout') error.name = 'TimeoutError';
        throw error;
      }
      return outcomeOf(status, parsed(response), retryAfter);
    },
    async check(fulfillerId) {
      const value = { type: 'check', fulfiller: fulfillerId };
      return checkOutcome(await post(connection, { path: '/v1/check', value, timeoutMs: CHECK_MS }));
    },
  };
}
