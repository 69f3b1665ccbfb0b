'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import { readRoutingCall } from '@/lib/modules/fulfilment/contract/paths';
import type { OrderRouting, readRouting } from '@/lib/modules/fulfilment/contract/read-routing';

/** Why an order went to its printer, read again at each piece of news about it. D32-26. */
export function useRouting(
  { tenant, order }: { tenant: string; order: string },
  first: OrderRouting,
  { news, pollMs }: { news: number; pollMs: number },
): OrderRouting {
  const read = () =>
    browserCall<typeof readRouting>(readRoutingCall, { params: { tenant, order }, progress: false });
  const { data = first, mutate } = useSWR<OrderRouting, Error>(['order-routing', tenant, order], read, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: pollMs,
  });
  useEffect(() => {
    if (news > 0) void mutate();
  }, [news, mutate]);
  return data;
}
