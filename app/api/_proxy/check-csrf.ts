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
  // Browsers set Host themselves, so another site cannot make both equal.
  return origin === new URL(appEnv().PUBLIC_URL).origin || new URL(origin).host === headers.get('host');
}

/**
 * CSRF check: a write authenticated by cookie must come from this site and repeat the signed token of its cookie
 * (D21-3). Throws `csrf_failed` (403). Another site can make the browser send the cookie, but cannot read the token.
 */
export function checkCsrf(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const token = cookieOf(request, CSRF_COOKIE);
  if (!isSameOrigin(request.headers) || !csrfMatches(token, request.headers.get('x-csrf-token'))) {
    throw new AppError('csrf_failed');
  }
}
