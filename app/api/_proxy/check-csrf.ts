import { AppError } from '@/lib/kernel/app-error';
import { appEnv } from '@/lib/env/app';
import { CSRF_COOKIE, csrfMatches } from '@/lib/modules/accounts/service/csrf';
import { cookieOf } from '@/lib/tenant-api/context/cookies';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  // A browser writes Host itself, so a page elsewhere cannot make the two agree.
  return origin === new URL(appEnv().PUBLIC_URL).origin || new URL(origin).host === headers.get('host');
}

/**
 * A write that a cookie authenticates must come from a page of this site and repeat the signed token of its cookie
 * (DECISIONS 21). Throws `csrf_failed` (403); the token is told apart from the cookie, since another site can send one
 * but read neither.
 */
export function checkCsrf(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const token = cookieOf(request, CSRF_COOKIE);
  if (!isSameOrigin(request.headers) || !csrfMatches(token, request.headers.get('x-csrf-token'))) {
    throw new AppError('csrf_failed');
  }
}
