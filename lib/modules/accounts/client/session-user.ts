import type { readUser, User } from '@/lib/modules/accounts/contract/user';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { readUserCall } from '@/lib/modules/accounts/contract/paths';

/** Whether the cookie holds a session at all: an anonymous visitor's console then shows no refused request. */
async function hasSession(): Promise<boolean> {
  const answer = await fetch('/api/auth/session', { credentials: 'same-origin' });
  const session = answer.ok ? ((await answer.json()) as { user?: unknown } | null) : null;
  return Boolean(session?.user);
}

/** Who is logged in, asked by the browser so that pages stay prerendered; null: nobody, or no answer. */
export async function readSessionUser(): Promise<User | null> {
  try {
    return (await hasSession())
      ? await browserCall<typeof readUser>(readUserCall, { progress: false })
      : null;
  } catch (error) {
    // Logged out, or no answer: a header then offers the login link and says nothing (SPEC 2.5).
    if (error instanceof ApiError || error instanceof TypeError) return null;
    throw error;
  }
}
