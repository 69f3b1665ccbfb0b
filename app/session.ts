import { cookies, headers } from 'next/headers';
import { redirect, unauthorized } from 'next/navigation';
import { cache } from 'react';
import { readUser, type User } from '@/lib/modules/accounts/contract/user';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { loginPath } from '@/lib/modules/accounts/rules/safe-next';
import { PATH_HEADER } from '@/lib/edge/paths';
import { readSession } from '@/lib/edge/read-session';

/** Who looks at this page, as the API knows them now, and the token for its calls. The token stays on the server. */
export interface Session {
  user: User;
  token: string;
}

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

/** The session, or null for anonymous visitors and for one that has ended. Makes the page dynamic. */
export async function optionalSession(): Promise<Session | null> {
  const found = await findSession();
  return typeof found === 'string' ? null : found;
}

/**
 * The session, for pages that need one: whoever has none is sent to the login and back to `next` (by default this very
 * page), whoever's session has ended meanwhile sees the 401 page. Asked once per request. DECISIONS 2.
 */
export async function requireSession(next?: string): Promise<Session> {
  const found = await findSession();
  if (found === 'ended') unauthorized();
  if (found === 'nobody') redirect(loginPath(next ?? (await headers()).get(PATH_HEADER)));
  return found;
}
