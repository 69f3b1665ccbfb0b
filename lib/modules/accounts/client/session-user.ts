import type { readUser, User } from '@/lib/modules/accounts/contract/user';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { readUserCall } from '@/lib/modules/accounts/contract/paths';

/**
 * Whether there is a session cookie; without this check an anonymous visitor's console would show a refused request.
 */
async function hasSession(): Promise<boolean> {
  const answer = await fetch('/api/auth/session', { credentials: 'same-origin' });
  const session = answer.ok ? ((await answer.json()) as { user?: unknown } | null) : null;
  return Boolean(session?.user);
}

/** The logged-in user, requested by the browser so that pages stay prerendered; null for nobody, or no answer. */
export async function readSessionUser(): Promise<User | null> {
  try {
    return (await hasSession())
      ? await browserCall<typeof readUser>(readUserCall, { progress: false })
      : null;
  } catch (error) {
    // Logged out, or no answer: the header then shows the login link and no error (S2.5).
    if (error instanceof ApiError || error instanceof TypeError) return null;
    throw error;
  }
}
