import { appEnv } from '@/lib/env/app';

/** How long a session cookie lives, in seconds; the token in it lives as long. */
export const SESSION_SECONDS = 14 * 86_400;

/** What the session cookie is called and whether it needs TLS: the one place that knows (STACK "next-auth 4"). */
export function sessionCookie(): { name: string; secure: boolean } {
  const secure = appEnv().PUBLIC_URL.startsWith('https:');
  return { name: `${secure ? '__Secure-' : ''}next-auth.session-token`, secure };
}
