import { browserCall } from '@/lib/client/browser';
import type { DraftStore } from '@/lib/modules/event-builder/contract/event-draft';
import type { makeDraft, readDraft, saveDraft } from '@/lib/modules/event-builder/contract/keep-draft';
import { makeDraftCall, readDraftCall, saveDraftCall } from '@/lib/modules/event-builder/contract/paths';
import type { BuiltContent } from './built-content';
import type { KeeperCalls } from './store-keeper';

// The contracts' paths without their schemas, to keep the bundle small.

/** The part that is sent to a draft's calls. A draft always has its plan. */
function asDraft({ plan, ...parts }: BuiltContent): DraftStore {
  if (!plan) throw new Error('a draft without its plan');
  return { ...parts, plan };
}

/**
 * The calls that keep a draft of this client; they run in the background, without the progress bar. `ids` gets the id of
 * each token, since a draft's calls go by its id.
 */
export function wizardCalls(tenant: string, ids: Map<string, string>): KeeperCalls {
  const draftOf = (token: string) => ({ tenant, draft: ids.get(token) ?? '' });
  return {
    make: async (store) => {
      const kept = await browserCall<typeof makeDraft>(makeDraftCall, {
        params: { tenant },
        body: { store: asDraft(store) },
        progress: false,
      });
      ids.set(kept.token, kept.id);
      return kept;
    },
    save: (token, store, version) =>
      browserCall<typeof saveDraft>(saveDraftCall, {
        params: draftOf(token),
        body: { store: asDraft(store), version },
        progress: false,
      }),
    read: (token) =>
      browserCall<typeof readDraft>(readDraftCall, { params: draftOf(token), progress: false }),
    remember: () => Promise.resolve(),
  };
}
