import { clearDrafts } from '@/lib/client/drafts/draft-store';
import { clearRecentPlaces } from '@/lib/client/recent-places';
import { postToAuth } from './log-in';

/**
 * Logs out: the server resets the onboarding steps, revokes the token and removes the cookie; unsaved changes in this
 * browser and the places of the palette are deleted, then the home page is loaded in full (S2.4, S2.6-5). Rejects when the server did not answer; nothing has happened then.
 */
export async function logOut(): Promise<void> {
  const response = await postToAuth('/api/auth/signout', { callbackUrl: '/' });
  if (!response.ok) throw new Error(`logout answered ${response.status}`);
  await clearDrafts();
  clearRecentPlaces();
  // A full load, because the router's cache belongs to the user who has logged out.
  window.location.replace(new URL('/', window.location.href));
}
