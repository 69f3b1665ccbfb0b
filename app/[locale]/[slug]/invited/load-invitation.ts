import { readInvitation } from '@/lib/modules/size-collection/contract/read-invitation';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import type { Locale } from '@/lib/kernel/locales';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';

/** The invitation of a signed link to this event; null if the link is unknown or was withdrawn. */
export async function loadInvitation(token: string, slug: string, lang: Locale): Promise<Invitation | null> {
  try {
    const invitation = await serverCall(readInvitation, { params: { token }, query: { lang } });
    return invitation.event.slug === slug ? invitation : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
