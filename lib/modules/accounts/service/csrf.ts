import { newSecret } from '@/lib/kernel/ids';
import { isSame, seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/** The cookie that holds the token; the header X-CSRF-Token repeats it. D21-3. */
export const CSRF_COOKIE = 'csrf_token';

function sign(nonce: string): string {
  return seal(secretsEnv().LINK_SECRET, 'csrf', nonce).toString('base64url');
}

/**
 * A new CSRF token: 256 random bits and their signature, so that another site cannot set a cookie with a token of its
 * own.
 */
export function issueCsrf(): string {
  const nonce = newSecret();
  return `${nonce}.${sign(nonce)}`;
}

/** Whether this installation signed the token. */
export function isCsrf(token: string | null | undefined): token is string {
  const [nonce, signature, ...more] = (token ?? '').split('.');
  if (!nonce || !signature || more.length > 0) return false;
  return isSame(sign(nonce), signature);
}

/** Whether cookie and header carry the same signed token. */
export function csrfMatches(cookie: string | null | undefined, header: string | null | undefined): boolean {
  return isCsrf(cookie) && !!header && isSame(cookie, header);
}
