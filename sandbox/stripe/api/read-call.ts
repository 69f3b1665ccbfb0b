import type { Call } from '@/sandbox/shared/exchange';
import { ownerFor } from '../accounts/known-account';
import { holderOf, type KeyHolder } from '../keys';
import { API_VERSION } from '../webhooks/emit';
import type { World } from '../world';
import type { ApiCall, ApiRoute } from './api-call';
import { Fault } from './fault';
import { parseForm, type Form } from './form';
import { text } from './read';
import { API_ROUTES } from './routes';

function keyOf(call: Call, form: Form): string | undefined {
  const header = call.headers.authorization;
  if (header?.startsWith('Bearer ')) return header.slice(7).trim();
  if (header?.startsWith('Basic '))
    return Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')[0];
  return text(form, 'key');
}

function authenticate(call: Call, form: Form): KeyHolder {
  const key = keyOf(call, form);
  const holder = key === undefined ? undefined : holderOf(key);
  if (holder) return holder;
  const message =
    key === undefined ? 'You did not provide an API key.' : `Invalid API Key provided: ${masked(key)}`;
  throw new Fault(401, { type: 'invalid_request_error', message });
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(Math.max(0, Math.min(key.length, 40) - 12))}${key.slice(-4)}`;
}

/** Stripe knows many versions; the stand-in answers as one. Without the header the account's own counts, which is that. */
function checkVersion(call: Call): void {
  const version = call.headers['stripe-version'];
  if (version === undefined || version === API_VERSION) return;
  const known = /^20\d\d-\d\d-\d\d(\.[a-z]+)?$/.test(String(version));
  const message = known
    ? `The sandbox speaks version ${API_VERSION} of the API only, not ${String(version)}.`
    : `Invalid Stripe API version: ${String(version)}`;
  throw new Fault(400, { type: 'invalid_request_error', message });
}

function routeOf(call: Call): { route: ApiRoute; params: Record<string, string> } {
  const match = API_ROUTES.find(call.method, call.path);
  if (match !== null && match !== 'method') return { route: match.target, params: match.params };
  const message = `Unrecognized request URL (${call.method}: ${call.path}).`;
  throw new Fault(404, { type: 'invalid_request_error', message });
}

/** Parses an API request: owner, route and form. Throws the 401, 403 or 404 of a bad key, account or path. */
export function readApiCall(
  world: World,
  call: Call,
  requestId: string,
): { apiCall: ApiCall; route: ApiRoute } {
  const form = parseForm(call.method === 'POST' ? call.body : call.rawQuery);
  const holder = authenticate(call, form);
  checkVersion(call);
  const { route, params } = routeOf(call);
  if (holder.kind === 'publishable' && !route.browser) {
    const message = 'This call needs a secret key; a publishable one was sent.';
    throw new Fault(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
  }
  const named = call.headers['stripe-account'];
  const account = typeof named === 'string' ? named : text(form, '_stripe_account');
  const key = call.headers['idempotency-key'];
  const idempotencyKey = call.method === 'POST' && typeof key === 'string' && key !== '' ? key : null;
  const owner = ownerFor(world, holder.region, account);
  for (const own of ['key', '_stripe_account']) delete form[own];
  return { route, apiCall: { owner, kind: holder.kind, form, params, requestId, idempotencyKey } };
}
