import { decode } from 'next-auth/jwt';
import { secretsEnv } from '@/lib/env/secrets';
import { now } from '@/lib/kernel/clock';
import { sessionCookie } from './session-cookie';

/** What the encrypted session cookie holds. `bearer` never leaves the server (DECISIONS 21). */
export interface SessionClaims {
  userId: string;
  bearer: string;
  tenantId: string | null;
  shopPlatform: boolean;
  /** When the token ends, in seconds since 1970; next-auth renews the cookie, but never the token. */
  until: number;
}

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** A decrypted cookie's content as claims; null when it lacks what a session needs, or its token has ended. */
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
 * The session of a request's cookies; null without one, and for one that is forged, expired or of another key.
 * It tells who somebody was at login: whether the token still counts, and for what, only the API knows.
 */
export async function readSession(cookies: Cookies): Promise<SessionClaims | null> {
  const value = cookies.get(sessionCookie().name)?.value;
  if (!value) return null;
  const token = await decode({ token: value, secret: secretsEnv().NEXTAUTH_SECRET }).catch(() => null);
  return claimsOf(token);
}
