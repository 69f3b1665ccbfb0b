import type { AnyRoute, ResponseOf } from '@/lib/contract/route';
import { callRoute, type CallInput, type CallRoute } from './call';

/**
 * A typed call that carries no cookie and keeps none, so that no session answers for it and it needs no CSRF token: for
 * a form inside another site (DECISIONS 21; docs/decisions/0012). Rejects with an ApiError.
 */
export function anonymousCall<R extends AnyRoute>(
  contract: CallRoute<R>,
  input: CallInput<R> = {},
): Promise<ResponseOf<R>> {
  return callRoute(({ url, init }) => fetch(url, { ...init, credentials: 'omit' }), contract, input);
}
