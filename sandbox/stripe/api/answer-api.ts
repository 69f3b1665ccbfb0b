import type { Answer, Call } from '@/sandbox/shared/exchange';
import { newStripeId } from '../new-id';
import { API_VERSION } from '../webhooks/emit';
import type { World } from '../world';
import type { ApiCall } from './api-call';
import { Fault } from './fault';
import { readApiCall } from './read-call';
import { failure } from './run';
import { runOnce, type RanOnce } from './run-once';

/** Answers a request to `/v1/…`; null means closing the connection. */
export async function answerApi(world: World, call: Call): Promise<Answer | null> {
  const requestId = newStripeId('req', 14);
  let apiCall: ApiCall | null = null;
  let ran: RanOnce;
  try {
    const read = readApiCall(world, call, requestId);
    apiCall = read.apiCall;
    ran = await runOnce(world, call, read.route, read.apiCall);
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause;
    ran = { sent: failure(cause.status, cause.error), replayed: null };
  }
  if (ran.sent === null) return null;
  const headers = headersFor(apiCall, requestId, ran.replayed);
  return { status: ran.sent.status, headers, body: ran.sent.body };
}

function headersFor(
  call: ApiCall | null,
  requestId: string,
  replayed: string | null,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(call?.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
    ...(call?.owner.account ? { 'stripe-account': call.owner.account } : {}),
    ...(replayed ? { 'idempotent-replayed': 'true', 'original-request': replayed } : {}),
  };
}
