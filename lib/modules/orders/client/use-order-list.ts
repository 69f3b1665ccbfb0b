'use client';

import useSWR from 'swr';
import type { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import { browserCall } from '@/lib/client/browser';
import { listOrdersCall, listAllOrdersCall } from '@/lib/modules/orders/contract/paths';

export type { OrderPage };

/** The list and its page. `tenant` is null for staff, who may filter by `tenant` in the query. */
export interface OrderListSource {
  tenant: string | null;
  query: Record<string, string | undefined>;
  /** The page as the server rendered it, and when: a new rendering replaces the data. */
  first: OrderPage;
  renderedAt: string;
}

interface OrderListOptions {
  /** Polling interval in ms, where no events arrive; 0: never. */
  pollMs: number;
  /** Called with the previous and the new page. */
  onFresh: (before: OrderPage, after: OrderPage) => void;
}

export interface OrderList {
  page: OrderPage;
  /** Why the last refresh failed; the shown data is then older. */
  error: Error | undefined;
  refresh: () => void;
}

function readPage({ tenant, query }: OrderListSource): Promise<OrderPage> {
  return tenant === null
    ? browserCall<typeof listAllOrders>(listAllOrdersCall, { query, progress: false })
    : browserCall<typeof listOrders>(listOrdersCall, { params: { tenant }, query, progress: false });
}

/** A page of orders, refreshed while it is shown. */
export function useOrderList(source: OrderListSource, { pollMs, onFresh }: OrderListOptions): OrderList {
  const key = ['orders', source.tenant, source.renderedAt, JSON.stringify(source.query)];
  const swr = useSWR<OrderPage, Error>(key, () => readPage(source), {
    fallbackData: source.first,
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: pollMs,
    onSuccess: (after) => onFresh(swr.data ?? source.first, after),
  });
  return { page: swr.data ?? source.first, error: swr.error, refresh: () => void swr.mutate() };
}
