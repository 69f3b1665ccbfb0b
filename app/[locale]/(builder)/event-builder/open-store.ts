import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { readTemporaryStore } from '@/lib/modules/event-builder/contract/read-temporary-store';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { Opened } from '@/components/event-builder/shop/opened-notice';

/** Format of a token; anything else is not sent to the API. */
const TOKEN = /^[A-Za-z0-9_-]{60,120}$/;
const NOT_OURS: readonly unknown[] = [404, 422];

async function read(token: string | null): Promise<KeptStore | null> {
  if (token === null || !TOKEN.test(token)) return null;
  try {
    return await serverCall(readTemporaryStore, { params: { token } });
  } catch (error) {
    if (error instanceof ApiError && NOT_OURS.includes(error.status)) return null;
    throw error;
  }
}

/** Finds the store of the link's token, else of this browser's cookie, and what to tell the visitor about it. */
export async function openStore(
  link: string | null,
  kept: string | null,
): Promise<{ kept: KeptStore | null; remembered: boolean; opened: Opened }> {
  const [linked, own] = await Promise.all([read(link), read(kept)]);
  if (link === null || link === kept) {
    return { kept: own, remembered: own !== null, opened: { by: own ? 'cookie' : 'nothing', other: null } };
  }
  if (!linked) return { kept: own, remembered: own !== null, opened: { by: 'dead', other: null } };
  return { kept: linked, remembered: false, opened: { by: 'link', other: own?.store.page.name ?? null } };
}
