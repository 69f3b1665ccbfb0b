import { browserCall } from '@/lib/client/browser';
import type {
  EventDetails,
  EventDetailsUpdate,
  readEventDetails as readBy,
  updateEventDetails as savedBy,
} from '@/lib/modules/events/contract/event-details';
import { readEventDetailsCall, updateEventDetailsCall } from '@/lib/modules/events/contract/paths';

/** An event by its tenant and slug. */
export interface EventPlace {
  tenant: string;
  slug: string;
}

export async function readEventDetails({ tenant, slug }: EventPlace): Promise<EventDetails> {
  return browserCall<typeof readBy>(readEventDetailsCall, { params: { tenant, slug } });
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `version`, `invalid` with each wrong field. */
export async function saveEventDetails(
  { tenant, slug }: EventPlace,
  body: EventDetailsUpdate,
): Promise<EventDetails> {
  return browserCall<typeof savedBy>(updateEventDetailsCall, { params: { tenant, slug }, body });
}
