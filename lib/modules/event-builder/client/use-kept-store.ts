'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { BUILDER_CALLS } from './builder-calls';
import { FIRST_STORE } from './first-store';
import { readStoreDraft } from './store-draft';
import { StoreKeeper, type KeeperState } from './store-keeper';

/** The store being built, and its actions. */
export interface BuiltStore extends KeeperState {
  keeper: StoreKeeper;
}

/**
 * The store of this page: the server's version, and unsaved changes in this browser. `remembered`: the browser's cookie
 * already has its token.
 */
export function useKeptStore(kept: KeptStore | null, remembered: boolean): BuiltStore {
  const [keeper] = useState(() => new StoreKeeper(BUILDER_CALLS, kept, { first: FIRST_STORE, remembered }));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  useEffect(() => {
    keeper.resume(readStoreDraft(keeper.state().token));
    const online = () => keeper.retry();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      keeper.stop();
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeper]);
  return { ...state, keeper };
}
