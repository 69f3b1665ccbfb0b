import { browserCall } from '@/lib/client/browser';
import type { remindInvitees } from '@/lib/modules/size-collection/contract/change-invitee';
import { remindInviteesCall } from '@/lib/modules/size-collection/contract/paths';

/** Mails everyone who has not answered; how many that were. */
export function remindAll(place: { tenant: string; slug: string }): Promise<{ reminded: number }> {
  return browserCall<typeof remindInvitees>(remindInviteesCall, { params: { ...place }, body: {} });
}
