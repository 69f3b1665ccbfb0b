import { decode } from 'next-auth/jwt';
import { secretsEnv } from '@/lib/env/secrets';
import { now } from '@/lib/kernel/clock';
import { sessionCookie } from './session-cookie';

/** The content of the encrypted session cookie. `bearer` never leaves the server (D21-2). */
export interface SessionClaims {
  userId: string;
  bearer: string;
  tenantId: string | null;
  shopPlatform: boolean;
  /** When the token expires, in seconds since 1970; next-auth renews the cookie, but never the token. */
  until: number;
}

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** The claims of a decrypted cookie; null when a field is missing, or its token has expired. */
function claimsOf(token: Record<string, unknown> | null): SessionClaims | null {
  if (typeof token?.['sub'] !== 'string' || typeof token['bearer'] !== 'string') return null;
  const { tenantId, until } = token;
  if (typeof until !== 'number' || until * 1000 <= now().getTime()) return null;
  return {
    userId: token['sub'],
    bearer: token['bearer'],
    tenantId: typeof tenantId === 'string' ? tenantId : null,
    shopPlatform: token['shopPlatform'] === true,
    until,
  };
}

/**
 * The session in a request's cookies; null without one, and for one that is forged, expired or encrypted with another
 * key. It describes the user at login: only the API knows whether the token is still valid, and its permissions.
 */
export async function readSession(cookies: Cookies): Promise<SessionClaims | null> {
  const value = cookies.get(sessionCookie().name)?.value;
  if (!value) return null;
  const token = await decode({ token: value, secret: secretsEnv().NEXTAUTH_SECRET }).catch(() => null);
  return claimsOf(token);
}
