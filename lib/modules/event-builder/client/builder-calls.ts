import { browserCall } from '@/lib/client/browser';
import type { AnyRoute } from '@/lib/contract/route';
import type { makeTemporaryStore } from '@/lib/modules/event-builder/contract/make-temporary-store';
import type { readTemporaryStore } from '@/lib/modules/event-builder/contract/read-temporary-store';
import type { saveTemporaryStore } from '@/lib/modules/event-builder/contract/save-temporary-store';
import type { KeeperCalls } from './store-keeper';
import {
  makeTemporaryStoreCall,
  readTemporaryStoreCall,
  saveTemporaryStoreCall,
} from '@/lib/modules/event-builder/contract/paths';

// The contracts' paths without their schemas, to keep the bundle for phones small.
/** Not a call of the API: the web app itself sets the cookie. */
const KEEP = { method: 'post', path: '/api/event-builder/kept', bare: true } as const;

/** The calls of the event builder; they run in the background, without the progress bar. */
export const BUILDER_CALLS: KeeperCalls = {
  make: (store) =>
    browserCall<typeof makeTemporaryStore>(makeTemporaryStoreCall, { body: { store }, progress: false }),
  save: (token, store, version) =>
    browserCall<typeof saveTemporaryStore>(saveTemporaryStoreCall, {
      params: { token },
      body: { store, version },
      progress: false,
    }),
  read: (token) =>
    browserCall<typeof readTemporaryStore>(readTemporaryStoreCall, { params: { token }, progress: false }),
  remember: async (token) => {
    await browserCall<AnyRoute>(KEEP, { body: { token }, progress: false });
  },
};
