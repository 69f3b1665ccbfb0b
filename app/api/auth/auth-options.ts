import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { now } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import { secretsEnv } from '@/lib/env/secrets';
import { logout } from '@/lib/modules/accounts/contract/logout';
import { safeNext } from '@/lib/modules/accounts/rules/safe-next';
import { SESSION_SECONDS, sessionCookie } from '@/lib/edge/session-cookie';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { logIn, type LoggedIn } from './log-in';

const credentials = CredentialsProvider({
  credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
  async authorize(given, request) {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, String(value));
    const { email = '', password = '', code } = given ?? {};
    return logIn({ email, password, ...(code ? { code } : {}) }, headers);
  },
});

/** Revokes the token, so that the cookie becomes useless. */
async function endSession(bearer: unknown): Promise<void> {
  if (typeof bearer !== 'string') return;
  const headers = { authorization: `Bearer ${bearer}` };
  const url = `http://tenant-api.internal${logout.path}`;
  const response = await tenantApiFetch(new Request(url, { method: 'POST', headers }));
  if (!response.ok && response.status !== 401) log().warn({ status: response.status }, 'logout not recorded');
}

const callbacks: AuthOptions['callbacks'] = {
  jwt({ token, user }) {
    // `user` is set at login only: the result of `logIn`.
    if (!user) return token;
    const { id, name, email, bearer, tenantId, shopPlatform } = user as LoggedIn;
    const until = Math.floor(now().getTime() / 1000) + SESSION_SECONDS;
    return { sub: id, name, email, bearer, tenantId, shopPlatform, until };
  },
  // What the browser may read: name and e-mail, never the token.
  session: ({ session, token }) => ({
    expires: session.expires,
    user: { name: token.name ?? null, email: token.email ?? null },
  }),
  redirect({ url, baseUrl }) {
    const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url;
    return baseUrl + (safeNext(path) ?? '/');
  },
};

/** next-auth's options, created on first use, so that a build needs no secret. D21. */
export function authOptions(): AuthOptions {
  const { name, secure } = sessionCookie();
  return {
    secret: secretsEnv().NEXTAUTH_SECRET,
    providers: [credentials],
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: secure,
    cookies: {
      sessionToken: { name, options: { httpOnly: true, sameSite: 'lax', path: '/', secure } },
    },
    pages: { signIn: '/login', signOut: '/', error: '/login' },
    callbacks,
    events: { signOut: ({ token }) => endSession(token?.['bearer']) },
    logger: {
      error: (code) => log().error({ code }, 'next-auth'),
      warn: (code) => log().warn({ code }, 'next-auth'),
      debug: (code) => log().debug({ code }, 'next-auth'),
    },
  };
}
