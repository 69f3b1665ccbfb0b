import 'server-only';
import type { AnyRoute, ResponseOf } from '@/lib/contract/route';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { callRoute, type CallInput } from './call';

/**
 * A typed call from a server page: in process by default, over HTTP when TENANT_API_URL names another host.
 * `token` is the session's Bearer token. Rejects with an ApiError.
 */
export async function serverCall<R extends AnyRoute>(
  contract: R,
  input: CallInput<R> & { token?: string | null } = {},
): Promise<ResponseOf<R>> {
  const { token, headers, ...rest } = input;
  const authorised = token ? { ...headers, authorization: `Bearer ${token}` } : headers;
  return callRoute(
    ({ url, init }) => tenantApiFetch(new Request(new URL(url, 'http://tenant-api.internal'), init)),
    contract,
    {
      ...rest,
      ...(authorised ? { headers: authorised } : {}),
    },
  );
}
