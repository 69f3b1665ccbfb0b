import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import { milliseconds, newToken, type PairRecord, type ShopifyWorld } from './world';

const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 90 * 24 * 3_600;

const refusal = (error_description: string, error = 'invalid_request'): Answer =>
  json({ error, error_description }, 400);

function bodyOf(call: Call): Record<string, string> {
  if (!(call.headers['content-type'] ?? '').includes('json')) {
    return Object.fromEntries(new URLSearchParams(call.body));
  }
  const value: unknown = JSON.parse(call.body);
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
}

function give(world: ShopifyWorld, shop: string, scopes: string[], former: string | null): Answer {
  const at = milliseconds();
  const pair = world.pairs.put({
    id: newToken('access'),
    shop,
    scopes,
    accessUntil: at + ACCESS_SECONDS * 1000,
    refresh: newToken('refresh'),
    refreshUntil: at + REFRESH_SECONDS * 1000,
    former,
  });
  return json({
    access_token: pair.id,
    scope: scopes.join(','),
    expires_in: ACCESS_SECONDS,
    refresh_token: pair.refresh,
    refresh_token_expires_in: REFRESH_SECONDS,
  });
}

/** A code is good once, for its own shop; the tokens of an earlier installation end. */
function exchange(world: ShopifyWorld, shop: string, body: Record<string, string>): Answer {
  const code = world.codes.get(body['code'] ?? '');
  if (code?.shop !== shop || code.until < milliseconds()) {
    return refusal('The authorization code was not found or was already used');
  }
  // Public apps made since April 2026 get no other tokens.
  if (body['expiring'] !== '1') return refusal('Non-expiring access tokens are no longer accepted');
  world.codes.delete(code.id);
  world.revoke(shop);
  const record = world.shop(shop);
  record.scopes = code.scopes;
  world.shops.put(record);
  return give(world, shop, code.scopes, null);
}

/** The pair that a refresh token belongs to, or whose unused successor came from it. */
function pairOf(world: ShopifyWorld, shop: string, refresh: string): PairRecord | undefined {
  return [...world.pairs.values()].find(
    (pair) => pair.shop === shop && (pair.refresh === refresh || pair.former === refresh),
  );
}

/**
 * A refresh token rotates: the one that was used stays valid until its successor is first used, so that an app which lost
 * the answer can ask again.
 */
function refresh(world: ShopifyWorld, shop: string, body: Record<string, string>): Answer {
  const given = body['refresh_token'] ?? '';
  const pair = pairOf(world, shop, given);
  if (!pair || pair.refreshUntil < milliseconds()) {
    return refusal('This refresh token is invalid or has expired');
  }
  if (pair.former === given) world.pairs.delete(pair.id);
  // The access token goes on to its own end, without its refresh token.
  else world.pairs.put({ ...pair, refresh: '', former: null });
  return give(world, shop, pair.scopes, given);
}

/** The valid pair of an access token; its first use ends the refresh token that it came from. */
export function useAccess(world: ShopifyWorld, shop: string, token: string): PairRecord | null {
  const pair = world.pairs.get(token);
  if (pair?.shop !== shop || pair.accessUntil < milliseconds()) return null;
  return pair.former === null ? pair : world.pairs.put({ ...pair, former: null });
}

/** `/shops/:shop/admin/oauth/access_token`: codes and refresh tokens for pairs of tokens. */
export function tokenRoutes(router: Router, world: ShopifyWorld): Router {
  return router.add('POST', '/shops/:shop/admin/oauth/access_token', (call) => {
    const failure = world.takeFailure();
    if (failure !== null) return json({ errors: 'Service unavailable' }, failure);
    const shop = call.params['shop'] ?? '';
    const body = bodyOf(call);
    if (body['client_id'] !== world.app.apiKey || body['client_secret'] !== world.app.apiSecret) {
      return refusal('The app is not known, or its secret is wrong', 'application_cannot_be_found');
    }
    return body['grant_type'] === 'refresh_token' ? refresh(world, shop, body) : exchange(world, shop, body);
  });
}
