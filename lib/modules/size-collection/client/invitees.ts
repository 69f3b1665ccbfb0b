import { browserCall } from '@/lib/client/browser';
import type { removeInvitee, resendInvitation } from '@/lib/modules/size-collection/contract/change-invitee';
import type { Invitee } from '@/lib/modules/size-collection/contract/invitee';
import type { invitePeople } from '@/lib/modules/size-collection/contract/invite-people';
import {
  invitePeopleCall,
  removeInviteeCall,
  resendInvitationCall,
} from '@/lib/modules/size-collection/contract/paths';

/** An event of a tenant. */
export interface InviteesPlace {
  tenant: string;
  slug: string;
}

/** As many as one call takes. */
const AT_ONCE = 1000;

export interface Invited {
  invited: number;
  already_invited: number;
  repeated: number;
}

/**
 * Invites these people, a call for each thousand. Those of a call that failed, and of all after it, are not invited; to send all of
 * them again is harmless, since nobody is invited twice. `failed` gets the index of the failed call's first person. D4-22.
 */
export async function inviteAll(
  { tenant, slug }: InviteesPlace,
  people: readonly { name: string; email: string }[],
  failed: (from: number) => void,
): Promise<Invited> {
  const sum: Invited = { invited: 0, already_invited: 0, repeated: 0 };
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const invitees = people.slice(from, from + AT_ONCE).map(({ name, email }) => ({ name, email }));
    failed(from);
    const answer = await browserCall<typeof invitePeople>(invitePeopleCall, {
      params: { tenant, slug },
      body: { invitees },
    });
    sum.invited += answer.invited;
    sum.already_invited += answer.already_invited;
    sum.repeated += answer.repeated;
  }
  return sum;
}

/** Mails somebody their link again; as they stand then. D4-5. */
export function resendTo({ tenant, slug }: InviteesPlace, invitee: string): Promise<Invitee> {
  return browserCall<typeof resendInvitation>(resendInvitationCall, { params: { tenant, slug, invitee } });
}

/** Takes somebody off the list, with their answer. D4-5. */
export async function removeFrom({ tenant, slug }: InviteesPlace, invitee: string): Promise<void> {
  await browserCall<typeof removeInvitee>(removeInviteeCall, { params: { tenant, slug, invitee } });
}
