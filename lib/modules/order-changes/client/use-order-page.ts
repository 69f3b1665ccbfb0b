'use client';

import useSWR from 'swr';
import type { cancelOrder } from '@/lib/modules/order-changes/contract/cancel-order';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import type { readOrderPage } from '@/lib/modules/order-changes/contract/read-order-page';
import { browserCall } from '@/lib/client/browser';
import { cancelOrderCall, readOrderPageCall } from '@/lib/modules/order-changes/contract/paths';

export interface LinkedOrder {
  order: OrderPage;
  /** Why the last refresh failed; the shown data is then older. */
  error: Error | undefined;
  refresh: () => void;
  /** Shows an order from another call's answer. */
  show: (order: OrderPage) => void;
}

/** The order of a signed link, refreshed when the window gets the focus, and on request. */
export function useOrderPage(token: string, first: OrderPage): LinkedOrder {
  const read = () =>
    browserCall<typeof readOrderPage>(readOrderPageCall, { params: { token }, progress: false });
  const {
    data: order = first,
    error,
    mutate,
  } = useSWR<OrderPage, Error>(['order-page', token], read, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateIfStale: false,
  });
  return {
    order,
    error,
    refresh: () => void mutate(),
    // Reads again: an event during the call may be newer than its answer.
    show: (fresh) => void mutate(fresh),
  };
}

/** Cancels the order if it still is at `version`. Rejects with an ApiError; a `conflict` contains the current order. */
export function cancelLinkedOrder(token: string, version: string): Promise<OrderPage> {
  return browserCall<typeof cancelOrder>(cancelOrderCall, { params: { token }, body: { version } });
}
