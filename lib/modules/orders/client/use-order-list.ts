'use client';

import useSWR from 'swr';
import type { z } from 'zod';
import type { listAllOrders, listOrders, orderPage } from '@/lib/modules/orders/contract/list-orders';
import { browserCall } from '@/lib/client/browser';
import { listOrdersCall, listAllOrdersCall } from '@/lib/modules/orders/contract/paths';

export type OrderPage = z.output<typeof orderPage>;

/** Which page of which list: `tenant` null for staff, who may narrow by a `tenant` in the query instead. */
export interface OrderListSource {
  tenant: string | null;
  query: Record<string, string | undefined>;
  /** The page as the server rendered it, and when: another rendering begins anew. */
  first: OrderPage;
  renderedAt: string;
}

interface OrderListOptions {
  /** Ask again this often, where no events arrive; 0: never. */
  pollMs: number;
  /** Called with what was shown and what is shown from now on. */
  onFresh: (before: OrderPage, after: OrderPage) => void;
}

export interface OrderList {
  page: OrderPage;
  /** Why the last refresh failed; what is shown is older then. */
  error: Error | undefined;
  refresh: () => void;
}

function readPage({ tenant, query }: OrderListSource): Promise<OrderPage> {
  return tenant === null
    ? browserCall<typeof listAllOrders>(listAllOrdersCall, { query, progress: false })
    : browserCall<typeof listOrders>(listOrdersCall, { params: { tenant }, query, progress: false });
}

/** A page of orders that can be asked for anew while it is looked at. */
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
