import { cookies, headers } from 'next/headers';
import { redirect, unauthorized } from 'next/navigation';
import { cache } from 'react';
import { readUser, type User } from '@/lib/modules/accounts/contract/user';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { loginPath } from '@/lib/modules/accounts/rules/safe-next';
import { PATH_HEADER } from '@/lib/edge/paths';
import { readSession } from '@/lib/edge/read-session';

/** The logged-in user, read from the API, and the token for API calls. The token stays on the server. */
export interface Session {
  user: User;
  token: string;
}

/** The only page of somebody who must have a second factor and has none. D42-5. */
const SETUP_PATH = '/settings/two-factor';

type Found = Session | 'nobody' | 'ended';

const findSession = cache(async (): Promise<Found> => {
  const claims = await readSession(await cookies());
  if (!claims) return 'nobody';
  try {
    return { user: await serverCall(readUser, { token: claims.bearer }), token: claims.bearer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 'ended';
    throw error;
  }
});

/** The session; null for visitors without one, or if it has ended. Makes the page dynamic. */
export async function optionalSession(): Promise<Session | null> {
  const found = await findSession();
  return typeof found === 'string' ? null : found;
}

/**
 * The session of a page that requires one: without one it redirects to the login and back to `next` (default: this
 * page); if it has ended, it shows the 401 page; who must first set up a second factor is led there. Read once per request. D2-6.
 */
export async function requireSession(next?: string): Promise<Session> {
  const found = await findSession();
  if (found === 'ended') unauthorized();
  if (found === 'nobody') redirect(loginPath(next ?? (await headers()).get(PATH_HEADER)));
  if (found.user.two_factor === 'missing') redirect(SETUP_PATH);
  return found;
}

/** The session of somebody who must set up a second factor first; everybody else goes to their settings. D42-5. */
export async function requireSetupSession(): Promise<Session> {
  const found = await findSession();
  if (found === 'ended') unauthorized();
  if (found === 'nobody') redirect(loginPath(SETUP_PATH));
  if (found.user.two_factor !== 'missing') redirect('/settings');
  return found;
}
