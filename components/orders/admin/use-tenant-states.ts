'use client';

import { useCallback, useState } from 'react';
import type { RealtimeState } from '@/lib/client/use-realtime';

type States = Readonly<Record<string, RealtimeState>>;

/** One state for all channels a page listens on: live only when each is, failed as soon as one has, or where there is none. */
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
