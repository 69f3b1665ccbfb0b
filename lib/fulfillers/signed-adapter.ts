import { webhooksEnv } from '@/lib/env/webhooks';
import { sealBody } from '@/lib/kernel/seal';
import { postGuarded, type Posted } from '@/lib/outbound/post-guarded';
import { CHECK_MS, checkOutcome } from './check-outcome';
import type { FulfillerConnection, FulfillerPort } from './port';
import { addressKey, addressOutcomeOf, outcomeOf, wire, wireAddressOf } from './wire';

/** One that hangs keeps a worker no longer; its order is sent again with the same reference. D32-37. */
const SUBMIT_MS = 6_000;
/** An answer repeats the order. */
const KEPT_BYTES = 256 * 1_024;

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

/** An answer; throws where none came. */
function answered(posted: Posted): Posted & { status: number } {
  const { status, fault } = posted;
  if (status !== null) return { ...posted, status };
  const error = new Error(`the fulfiller could not be reached: ${fault}`);
  if (fault === 'timeout') error.name = 'TimeoutError';
  throw error;
}

/**
 * The HTTP API of a fulfiller with an address of its own. Every call is signed with the secret that both sides know, which
 * itself is never sent. `check` gives the answer 5 seconds.
 */
export function signedFulfiller(connection: FulfillerConnection): FulfillerPort {
  return {
    async submit(order) {
      const headers = { 'idempotency-key': order.reference };
      const call = { path: '/v1/orders', value: wire(order), timeoutMs: SUBMIT_MS, headers };
      const { status, response, retryAfter } = answered(await post(connection, call));
      return outcomeOf(status, parsed(response), retryAfter);
    },
    async changeAddress(change) {
      const headers = { 'idempotency-key': addressKey(change) };
      const value = wireAddressOf(change);
      const call = { path: '/v1/orders/address', value, timeoutMs: SUBMIT_MS, headers };
      const { status, response, retryAfter } = answered(await post(connection, call));
      return addressOutcomeOf(status, parsed(response), retryAfter);
    },
    async check(fulfillerId) {
      const value = { type: 'check', fulfiller: fulfillerId };
      return checkOutcome(await post(connection, { path: '/v1/check', value, timeoutMs: CHECK_MS }));
    },
  };
}
