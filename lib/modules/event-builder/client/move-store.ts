import type { moveAsset } from '@/lib/modules/event-builder/contract/move-asset';
import type { createEvent } from '@/lib/modules/event-builder/contract/create-event';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { forgetStore } from './forget-store';
import { moveAssetCall, createEventCall } from '@/lib/modules/event-builder/contract/paths';

// The contracts' paths, without their examples.

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Moves the logo to the company's images and returns its id; null for none, and when another tab has already moved it
 * with its store.
 */
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
 * Makes an event of this browser's temporary store: moves its logo, creates the event, removes the cookie (S4, S7).
 * Returns the event's slug; null when the store has become another company's event. Safe to repeat and to run in two
 * tabs at once: both get the same event. Rejects with an ApiError when a retry may help.
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
