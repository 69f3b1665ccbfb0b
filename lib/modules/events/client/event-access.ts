import { browserCall } from '@/lib/client/browser';
import type {
  addInvited as addBy,
  AddedInvited,
  listInvited as listBy,
  removeInvited as removeBy,
} from '@/lib/modules/events/contract/access-list';
import type {
  AccessUpdate,
  EventAccess,
  readAccess as readBy,
  updateAccess as savedBy,
} from '@/lib/modules/events/contract/event-access';
import {
  addInvitedCall,
  listInvitedCall,
  readAccessCall,
  removeInvitedCall,
  updateAccessCall,
} from '@/lib/modules/events/contract/paths';
import type { EventPlace } from './event-details';

const paramsOf = ({ tenant, slug }: EventPlace) => ({ params: { tenant, slug } });

export async function readAccess(place: EventPlace): Promise<EventAccess> {
  return browserCall<typeof readBy>(readAccessCall, paramsOf(place));
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `version`, `invalid` with each wrong field. */
export async function saveAccess(place: EventPlace, body: AccessUpdate): Promise<EventAccess> {
  return browserCall<typeof savedBy>(updateAccessCall, { ...paramsOf(place), body });
}

/** The addresses on the list that contain `search`, a page at a time. */
export async function listInvited(place: EventPlace, query: { search: string; cursor: string | null }) {
  const { search, cursor } = query;
  return browserCall<typeof listBy>(listInvitedCall, {
    ...paramsOf(place),
    query: { ...(search === '' ? {} : { search }), ...(cursor === null ? {} : { cursor }) },
    progress: false,
  });
}

/** Adds a list, all of it or nothing; with `dryRun` it only tells what would happen. */
export async function addInvited(place: EventPlace, text: string, dryRun: boolean): Promise<AddedInvited> {
  return browserCall<typeof addBy>(addInvitedCall, { ...paramsOf(place), body: { text, dry_run: dryRun } });
}

export async function removeInvited(place: EventPlace, emails: string[]) {
  return browserCall<typeof removeBy>(removeInvitedCall, { ...paramsOf(place), body: { emails } });
}
