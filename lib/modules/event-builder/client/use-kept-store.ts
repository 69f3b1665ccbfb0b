'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { BUILDER_CALLS } from './builder-calls';
import type { BuiltContent, KeptContent } from './built-content';
import { FIRST_STORE } from './first-store';
import { BUILDER_SHELF, readStoreDraft, type DraftShelf } from './store-draft';
import { StoreKeeper, type KeeperCalls, type KeeperState } from './store-keeper';

/** The store being built, and its actions. */
export interface BuiltStore extends KeeperState {
  keeper: StoreKeeper;
}

/** How a store is kept; default: as one without an account. */
export interface Keeping {
  calls: KeeperCalls;
  first: BuiltContent;
  shelf: DraftShelf;
}

const AS_BUILDER: Keeping = { calls: BUILDER_CALLS, first: FIRST_STORE, shelf: BUILDER_SHELF };

/**
 * The store of this page: the server's version, and unsaved changes in this browser. `remembered`: the browser's cookie
 * already has its token. What `keeping` is at first counts.
 */
export function useKeptStore(
  kept: KeptContent | null,
  remembered: boolean,
  keeping: Keeping = AS_BUILDER,
): BuiltStore {
  const [{ keeper, shelf }] = useState(() => {
    const { calls, first, shelf: place } = keeping;
    return { keeper: new StoreKeeper(calls, kept, { first, remembered, shelf: place }), shelf: place };
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  useEffect(() => {
    keeper.resume(readStoreDraft(keeper.state().token, shelf));
    const online = () => keeper.retry();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      // What is not sent yet is sent as the page is left; its copy stays here until it has arrived.
      void keeper.flush();
      keeper.stop();
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeper, shelf]);
  return { ...state, keeper };
}
