'use client';

import { SUBSCRIBED, useRealtime, useStaffRealtime, type RealtimeState } from '@/lib/client/use-realtime';

/** Calls when an order is new or has changed: of one client, or of all over the channel of staff. S2.2-163, D29-4. */
export function useBoardChannel(tenant: string | null, onChange: () => void): RealtimeState {
  const handlers = { 'order.changed': onChange, [SUBSCRIBED]: onChange };
  const ofOne = useRealtime(tenant, handlers);
  const ofAll = useStaffRealtime(tenant === null, handlers);
  return tenant === null ? ofAll : ofOne;
}
