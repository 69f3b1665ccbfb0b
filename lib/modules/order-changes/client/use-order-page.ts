'use client';

import useSWR from 'swr';
import type { cancelOrder } from '@/lib/modules/order-changes/contract/cancel-order';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import type { readOrderPage } from '@/lib/modules/order-changes/contract/read-order-page';
import { browserCall } from '@/lib/client/browser';
import { cancelOrderCall, readOrderPageCall } from '@/lib/modules/order-changes/contract/paths';

export interface LinkedOrder {
  order: OrderPage;
  /** Why the last refresh failed; what is shown is older then. */
  error: Error | undefined;
  refresh: () => void;
  /** Shows an order that another call has just answered. */
  show: (order: OrderPage) => void;
}

/** The order of a signed link, read anew when the window is looked at again, and when asked to. */
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
    // Read once more: news that came while the call was under way may be newer than its answer.
    show: (fresh) => void mutate(fresh),
  };
}

/** Cancels the order as its page of `version` showed it. Rejects with an ApiError; a `conflict` carries the order as it stands. */
export function cancelLinkedOrder(token: string, version: string): Promise<OrderPage> {
  return browserCall<typeof cancelOrder>(cancelOrderCall, { params: { token }, body: { version } });
}
