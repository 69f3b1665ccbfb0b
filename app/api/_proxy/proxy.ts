import { sessionCookie } from '@/lib/edge/session-cookie';
import { readSession } from '@/lib/edge/read-session';
import { bearerToken } from '@/lib/tenant-api/context/authorise';
import { cookieOf } from '@/lib/tenant-api/context/cookies';
import { languageOf } from '@/lib/tenant-api/context/language';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';
import { streamedBody, tenantApiFetch } from '@/lib/tenant-api/fetch';
import { requestIdOf } from '@/lib/tenant-api/router';
import { CSRF_COOKIE } from '@/lib/modules/accounts/service/csrf';
import { checkCsrf } from './check-csrf';
import { forwardedHeaders } from './forwarded-headers';

/** An API client's own Bearer token, else that of the session; writes by session must pass the CSRF check. */
async function tokenFor(request: Request): Promise<string | null> {
  const own = bearerToken(request);
  if (own) return own;
  const { name } = sessionCookie();
  const value = cookieOf(request, name);
  if (value === undefined) return null;
  const session = await readSession({ get: (asked) => (asked === name ? { value } : undefined) });
  if (!session) return null;
  checkCsrf(request);
  return session.bearer;
}

function answerOf(response: Response): Response {
  const headers = new Headers(response.headers);
  const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Forwards a browser's request to the tenant API, with the session turned into its Bearer token and the body unchanged
 * (D21). `path` and `body` replace the request's own.
 */
export async function proxy(
  request: Request,
  target: { path?: string; body?: string } = {},
): Promise<Response> {
  const url = new URL(request.url);
  try {
    const token = await tokenFor(request);
    const headers = forwardedHeaders(request, token);
    if (target.body !== undefined) headers.delete('content-length');
    const body = target.body === undefined ? streamedBody(request) : { body: target.body };
    const to = new URL((target.path ?? url.pathname) + url.search, 'http://tenant-api.internal');
    return answerOf(await tenantApiFetch(new Request(to, { method: request.method, headers, ...body })));
  } catch (error) {
    return errorResponse(error, languageOf(url), requestIdOf(request));
  }
}
