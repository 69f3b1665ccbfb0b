import { createHash } from 'node:crypto';
import type { Call } from '@/sandbox/shared/exchange';
import type { World } from '../world';
import { ownerKey, type ApiCall, type ApiRoute } from './api-call';
import { failure, run, type Reply } from './run';

export interface RanOnce {
  /** Null closes the connection. */
  sent: Reply | null;
  /** The id of the first request, whose answer this is. */
  replayed: string | null;
}

/** Keys may have 255 characters. */
const KEY_LENGTH = 255;

/**
 * Idempotency: same key and body returns the same answer; another body is a 400; a first call still running is a 409.
 */
export async function runOnce(world: World, call: Call, route: ApiRoute, apiCall: ApiCall): Promise<RanOnce> {
  const key = apiCall.idempotencyKey;
  if (key === null) return { sent: (await run(world, call, route, apiCall)).sent, replayed: null };
  if (key.length > KEY_LENGTH) {
    const message = `Idempotency keys may be up to ${KEY_LENGTH} characters long; this one has ${key.length}.`;
    return { sent: failure(400, { type: 'idempotency_error', message }), replayed: null };
  }
  const id = `${ownerKey(apiCall.owner)}:${key}`;
  const fingerprint = createHash('sha1').update(`${call.path}\n${call.body}`).digest('base64');
  const known = world.idempotency.get(id);
  if (known && known.fingerprint !== fingerprint) {
    const message = `The idempotency key ${key} was used before, with other parameters.`;
    return { sent: failure(400, { type: 'idempotency_error', message }), replayed: null };
  }
  if (known?.answer) return { sent: { ...known.answer, remember: false }, replayed: known.request };
  if (known) {
    const message = `Another request with the idempotency key ${key} is still running.`;
    const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message } as const;
    return { sent: failure(409, error), replayed: null };
  }
  const { requestId: request } = apiCall;
  world.idempotency.put({ id, fingerprint, request, answer: null });
  const { real, sent } = await run(world, call, route, apiCall);
  if (real?.remember)
    world.idempotency.put({ id, fingerprint, request, answer: { status: real.status, body: real.body } });
  else world.idempotency.delete(id);
  return { sent, replayed: null };
}
