import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@/sandbox/shared/exchange';
import type { PlannedFault } from '../control/fault-plan';
import type { ApiErrorBody } from '../objects';
import type { World } from '../world';
import type { ApiCall, ApiRoute } from './api-call';
import { expand } from './expand';
import { refuseUnknown } from '../schema/known-params';
import { Fault } from './fault';
import { texts } from './read';

export interface Reply {
  status: number;
  body: string;
  /** Whether an idempotency key stores this reply. */
  remember: boolean;
}

export interface Ran {
  /** The call's real result; null if it did not run. */
  real: Reply | null;
  /** The reply sent; null closes the connection. */
  sent: Reply | null;
}

export function failure(status: number, error: ApiErrorBody, remember = false): Reply {
  return { status, body: JSON.stringify({ error }), remember };
}

function perform(world: World, route: ApiRoute, apiCall: ApiCall): Reply {
  try {
    refuseUnknown(route.name, apiCall);
    const value = expand(world, apiCall.owner, route.handler(world, apiCall), texts(apiCall.form, 'expand'));
    return { status: 200, body: JSON.stringify(value), remember: true };
  } catch (cause) {
    if (cause instanceof Fault) return failure(cause.status, cause.error, cause.remember);
    const message = cause instanceof Error ? cause.message : 'unknown';
    return failure(500, { type: 'api_error', message: `The sandbox failed: ${message}` });
  }
}

function plannedReply(fault: PlannedFault, status: number): Reply {
  const type = status === 402 ? 'card_error' : status === 429 ? 'invalid_request_error' : 'api_error';
  const code = fault.code === undefined ? {} : { code: fault.code };
  return failure(status, { type, message: 'A failure was planned here.', ...code });
}

/** Runs the call with the failures planned for it. */
export async function run(world: World, call: Call, route: ApiRoute, apiCall: ApiCall): Promise<Ran> {
  const fault = world.faults.take(call.method, call.path);
  if (!fault) {
    const reply = perform(world, route, apiCall);
    return { real: reply, sent: reply };
  }
  if (fault.latencyMs > 0) await sleep(fault.latencyMs);
  const fails = fault.disconnect || fault.status !== undefined;
  const real = fails && fault.when === 'before' ? null : perform(world, route, apiCall);
  if (fault.disconnect) return { real, sent: null };
  return { real, sent: fault.status === undefined ? real : plannedReply(fault, fault.status) };
}
