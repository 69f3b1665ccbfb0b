import type { AnyRoute, ResponseOf } from '@/lib/contract/route';
import { callRoute, type CallInput, type CallRoute } from './call';

/**
 * A typed call without cookies, so it has no session and needs no CSRF token: for a form embedded in another site
 * (D21-3; docs/decisions/0012). Rejects with an ApiError.
 */
export function anonymousCall<R extends AnyRoute>(
  contract: CallRoute<R>,
  input: CallInput<R> = {},
): Promise<ResponseOf<R>> {
  return callRoute(({ url, init }) => fetch(url, { ...init, credentials: 'omit' }), contract, input);
}
