import { login } from '@/lib/modules/accounts/contract/login';
import { PEER_HEADER, visitorAddress } from '@/lib/tenant-api/context/visitor';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';

/** The data of a session. */
export interface LoggedIn {
  id: string;
  name: string;
  email: string;
  bearer: string;
  tenantId: string | null;
  shopPlatform: boolean;
}

/** An error for the login page: the API's code and, for a rate limit, the seconds to wait. */
async function refusalOf(response: Response): Promise<Error> {
  const { code }: { code?: string } = await response.json().catch(() => ({}));
  // A malformed e-mail is reported like an unknown one.
  if (response.status === 422) return new Error('bad_credentials');
  const seconds = response.headers.get('retry-after');
  return new Error(seconds ? `${code ?? 'internal'}.${seconds}` : (code ?? 'internal'));
}

/** Logs in at the tenant API with the visitor's address. Rejects with `bad_credentials`, `two_factor_needed`, `rate_limited.<seconds>` … */
export async function logIn(
  credentials: { email: string; password: string; code?: string },
  headers: Headers,
): Promise<LoggedIn> {
  const visitor = visitorAddress(new Request('http://web.internal', { headers }));
  const response = await tenantApiFetch(
    new Request(`http://tenant-api.internal${login.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': headers.get('user-agent') ?? '',
        'x-forwarded-for': visitor,
        [PEER_HEADER]: visitor,
      },
      body: JSON.stringify(credentials),
    }),
  );
  if (!response.ok) throw await refusalOf(response);
  const { token, user } = login.response.parse(await response.json());
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    bearer: token,
    tenantId: user.tenant_id,
    shopPlatform: user.shopify_user,
  };
}
