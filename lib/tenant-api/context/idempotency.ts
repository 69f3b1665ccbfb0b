import { createHash } from 'node:crypto';
import { AppError } from '@/lib/kernel/app-error';
import { beginIdempotent } from '@/lib/idempotency/begin';
import { finishIdempotent } from '@/lib/idempotency/finish';
import type { KeyOwner } from '@/lib/idempotency/key-owner';

interface IdempotentCall {
  owner: KeyOwner;
  key: string;
  route: string;
  /** What decides the answer: the path's parameters, the body, and the person if somebody is logged in. */
  asked: readonly [params: unknown, body: unknown, userId?: string];
  requestId: string;
}

/**
 * D26-1: same key, path and body → the first answer again; different → 422; still running → 409. Server errors (5xx)
 * are not stored, so that the caller may retry with the same key.
 */
export async function withIdempotency(call: IdempotentCall, run: () => Promise<Response>): Promise<Response> {
  if (call.key.length > 255) throw new AppError('bad_request');
  const bodyHash = createHash('sha256').update(JSON.stringify(call.asked)).digest();
  const kept = await beginIdempotent(call.owner, { key: call.key, route: call.route, bodyHash });
  if (kept) {
    const headers = {
      'idempotent-replayed': 'true',
      'cache-control': 'no-store',
      'x-request-id': call.requestId,
    };
    return Response.json(kept.response, { status: kept.status, headers });
  }
  let response: Response | undefined;
  try {
    response = await run();
    return response;
  } finally {
    const keep =
      response && response.status < 500
        ? { status: response.status, response: await response.clone().json() }
        : null;
    await finishIdempotent(call.owner, { key: call.key, route: call.route }, keep);
  }
}
