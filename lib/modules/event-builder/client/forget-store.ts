import type { AnyRoute } from '@/lib/contract/route';
import { browserCall } from '@/lib/client/browser';

/** Not a call of the API: the web app itself removes the cookie. */
const FORGET = { method: 'delete', path: '/api/event-builder/kept', bare: true } as const;

/** Removes the temporary store's cookie from this browser; the store itself still exists for holders of its link. */
export async function forgetStore(): Promise<void> {
  await browserCall<AnyRoute>(FORGET, { progress: false });
}
