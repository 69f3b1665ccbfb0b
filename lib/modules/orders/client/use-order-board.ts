'use client';

import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { countAllOrders, countOrders, StatusCounts } from '@/lib/modules/orders/contract/count-orders';
import type { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import {
  countAllOrdersCall,
  countOrdersCall,
  listAllOrdersCall,
  listOrdersCall,
} from '@/lib/modules/orders/contract/paths';

type Query = Record<string, string | undefined>;

/** Whose orders: `tenant` is null for staff, who may narrow to one in the query. */
export interface BoardScope {
  tenant: string | null;
  query: Query;
}

/** Part of a column. S2.2-162. */
export function readColumn({ tenant, query }: BoardScope, part: Query): Promise<OrderPage> {
  const asked = { query: { ...query, ...part }, progress: false };
  return tenant === null
    ? browserCall<typeof listAllOrders>(listAllOrdersCall, asked)
    : browserCall<typeof listOrders>(listOrdersCall, { params: { tenant }, ...asked });
}

/** How many orders have each status. S2.2-162. */
export function readCounts({ tenant, query: { sort: _, ...query } }: BoardScope): Promise<StatusCounts> {
  return tenant === null
    ? browserCall<typeof countAllOrders>(countAllOrdersCall, { query, progress: false })
    : browserCall<typeof countOrders>(countOrdersCall, { params: { tenant }, query, progress: false });
}

interface Reading<Board> {
  /** Changes with every rendering by the server, and with the filters. */
  key: string;
  first: Board;
  read: () => Promise<Board>;
  /** In ms, where no events arrive; 0: never. */
  pollMs: number;
}

/** The board as it is now, read again when asked to. S2.2-163. */
export function useOrderBoard<Board>({ key, first, read, pollMs }: Reading<Board>) {
  const swr = useSWR<Board, Error>(['order-board', key], read, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: pollMs,
  });
  return {
    fresh: swr.data ?? first,
    error: swr.error,
    refresh: () => void swr.mutate(),
    /**
     * The board as it is from now on; undefined where it can't be read. Read apart: news of the same act begins another reading, for
     * which SWR would give up this one and answer with what it had before.
     */
    reread: async (): Promise<Board | undefined> => {
      const now = await read().catch(() => undefined);
      return now === undefined ? swr.mutate() : swr.mutate(now, { revalidate: false });
    },
  };
}
