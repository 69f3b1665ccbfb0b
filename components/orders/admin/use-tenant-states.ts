'use client';

import { useCallback, useState } from 'react';
import type { RealtimeState } from '@/lib/client/use-realtime';

type States = Readonly<Record<string, RealtimeState>>;

/** One state for all channels of a page: live only if every channel is; failed if one has failed or there are none. */
export function joinedState(ids: readonly string[], states: States): RealtimeState {
  if (ids.length === 0) return 'failed';
  if (ids.some((id) => states[id] === 'failed')) return 'failed';
  return ids.every((id) => states[id] === 'live') ? 'live' : 'connecting';
}

export function useTenantStates(
  ids: readonly string[],
): [RealtimeState, (tenantId: string, state: RealtimeState) => void] {
  const [states, setStates] = useState<States>({});
  const note = useCallback((tenantId: string, state: RealtimeState) => {
    setStates((known) => (known[tenantId] === state ? known : { ...known, [tenantId]: state }));
  }, []);
  return [joinedState(ids, states), note];
}
