import { appEnv } from '@/lib/env/app';

/** How long a session cookie lives, in seconds, the same as its token. */
export const SESSION_SECONDS = 14 * 86_400;

/** The name of the session cookie and whether it needs TLS; the only place that defines both. */
export function sessionCookie(): { name: string; secure: boolean } {
  const secure = appEnv().PUBLIC_URL.startsWith('https:');
  return { name: `${secure ? '__Secure-' : ''}next-auth.session-token`, secure };
}
