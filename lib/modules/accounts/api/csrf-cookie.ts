import { appEnv } from '@/lib/env/app';
import { csrfCookie } from '@/lib/modules/accounts/contract/csrf-cookie';
import { CSRF_COOKIE, isCsrf, issueCsrf } from '@/lib/modules/accounts/service/csrf';
import { cookieOf } from '@/lib/tenant-api/context/cookies';
import { defineHandler } from '@/lib/tenant-api/define-handler';

function setCookie(token: string): string {
  const secure = appEnv().PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  return `${CSRF_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** A valid token in the cookie is kept, so that all tabs use the same one. */
export const csrfCookieHandler = defineHandler(csrfCookie, ({ request }) => {
  const held = cookieOf(request, CSRF_COOKIE);
  const token = isCsrf(held) ? held : issueCsrf();
  const headers = { 'cache-control': 'no-store', 'set-cookie': setCookie(token) };
  return Promise.resolve(Response.json({ csrf_token: token }, { headers }));
});
