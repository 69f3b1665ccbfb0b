import { browserCall } from '@/lib/client/browser';
import type {
  readEmbedOrigins as readBy,
  updateEmbedOrigins as savedBy,
} from '@/lib/modules/events/contract/embed-origins';
import { readEmbedOriginsCall, updateEmbedOriginsCall } from '@/lib/modules/events/contract/paths';
import type { EventPlace } from './event-details';

/** The sites that may show an event's order form. */
export async function readEmbedOrigins({ tenant, slug }: EventPlace): Promise<string[]> {
  const { origins } = await browserCall<typeof readBy>(readEmbedOriginsCall, { params: { tenant, slug } });
  return origins;
}

/** Rejects with an ApiError that has the index of each wrong site. */
export async function saveEmbedOrigins({ tenant, slug }: EventPlace, origins: string[]): Promise<string[]> {
  const saved = await browserCall<typeof savedBy>(updateEmbedOriginsCall, {
    params: { tenant, slug },
    body: { origins },
  });
  return saved.origins;
}
