import { postToAuth } from './log-in';

/**
 * Logs out: the server resets the onboarding steps, revokes the token and drops the cookie, and the home page is loaded
 * anew (SPEC 2.4, 2.6). Rejects when the server did not answer; nothing has happened then.
 */
export async function logOut(): Promise<void> {
  const response = await postToAuth('/api/auth/signout', { callbackUrl: '/' });
  if (!response.ok) throw new Error(`logout answered ${response.status}`);
  // A full load: what the router remembers was made for somebody who is gone.
  window.location.replace(new URL('/', window.location.href));
}
