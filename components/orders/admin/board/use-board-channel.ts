'use client';

import { useState } from 'react';
import { SUBSCRIBED, useRealtime, useStaffRealtime, type RealtimeState } from '@/lib/client/use-realtime';

interface BoardChannel {
  state: RealtimeState;
  /** How often an order was new or has changed, or may have while nothing was heard. */
  news: number;
}

/** Listens to the orders of one client, or of all over the channel of staff. S2.2-163, D29-4. */
export function useBoardChannel(tenant: string | null): BoardChannel {
  const [news, setNews] = useState(0);
  const hear = () => setNews((count) => count + 1);
  const handlers = { 'order.changed': hear, [SUBSCRIBED]: hear };
  const ofOne = useRealtime(tenant, handlers);
  const ofAll = useStaffRealtime(tenant === null, handlers);
  return { state: tenant === null ? ofAll : ofOne, news };
}
