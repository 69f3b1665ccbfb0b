import type { moveAsset } from '@/lib/modules/event-builder/contract/move-asset';
import type { createEvent } from '@/lib/modules/event-builder/contract/create-event';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { forgetStore } from './forget-store';
import { moveAssetCall, createEventCall } from '@/lib/modules/event-builder/contract/paths';

// The contracts' paths, without their examples.

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The logo as an image of the company's; null for none, and for one that went with its store to another tab's event. */
async function moveLogo(tenant: string, { token, store }: KeptStore): Promise<string | null> {
  if (store.img_id === null) return null;
  try {
    const body = { img_id: store.img_id, temporary_store: token };
    const { data } = await browserCall<typeof moveAsset>(moveAssetCall, { params: { tenant }, body });
    return data;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/**
 * Makes an event of the store that this browser keeps: its logo is moved, the event created, the store forgotten here
 * (SPEC 4, 7). Answers the event's slug; null where the store is somebody else's by now. Safe to repeat and to do in two tabs
 * at once: both get the same event. Rejects with an ApiError for what can be tried again.
 */
export async function moveStore(tenant: string, kept: KeptStore): Promise<string | null> {
  const image = await moveLogo(tenant, kept);
  const { img_id: _, ...parts } = kept.store;
  const body = { ...parts, image_id: image, temporary_store: kept.token };
  try {
    const { data } = await browserCall<typeof createEvent>(createEventCall, { params: { tenant }, body });
    await forgetStore();
    return data.slug;
  } catch (error) {
    if (!isGone(error)) throw error;
    await forgetStore();
    return null;
  }
}
