import type { AnyRoute } from '@/lib/contract/route';
import { browserCall } from '@/lib/client/browser';

/** No call of the API: the web itself keeps the cookie. */
const FORGET = { method: 'delete', path: '/api/event-builder/kept', bare: true } as const;

/** Has this browser keep no temporary store any more; the store itself stays for who has its link. */
export async function forgetStore(): Promise<void> {
  await browserCall<AnyRoute>(FORGET, { progress: false });
}
