'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import {
  useOrderList,
  type OrderList,
  type OrderListSource,
  type OrderPage,
} from '@/lib/modules/orders/client/use-order-list';
import { orderChanges, type OrderChanges } from './order-changes';

/** How long a new or changed order stays highlighted. */
const MARKED_MS = 6000;
/** Polling interval while no live events arrive. */
const POLL_MS = 15_000;

export interface LiveOrders extends OrderList {
  /** Ids of orders that are new or have just changed. */
  marked: ReadonlySet<string>;
  /** Announcement for screen readers (polite live region). */
  news: string;
}

const NONE: ReadonlySet<string> = new Set();

function useNews(): (changes: OrderChanges) => string {
  const t = useTranslations('ordersPage.news');
  const orders = useTranslations('orders');
  return ({ added, moved }) => {
    const [first, second] = [...added, ...moved];
    if (!first) return '';
    if (second) return t('several', { count: added.length + moved.length });
    if (added.length === 1) return t('added', { ref: first.order_ref });
    const status = isOrderStatus(first.status) ? orders(`status.${first.status}`) : '';
    return t('moved', { ref: first.order_ref, status });
  };
}

/** The order list with live updates: highlights new and changed orders for a moment, and announces them. */
export function useLiveOrders(source: OrderListSource, live: boolean): LiveOrders {
  const newsOf = useNews();
  const [marked, setMarked] = useState(NONE);
  const [news, setNews] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onFresh(before: OrderPage, after: OrderPage) {
    const changes = orderChanges(before.orders, after.orders);
    const ids = [...changes.added, ...changes.moved].map(({ id }) => id);
    if (ids.length === 0) return;
    setNews(newsOf(changes));
    setMarked((known) => new Set([...known, ...ids]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMarked(NONE), MARKED_MS);
  }
  const list = useOrderList(source, { pollMs: live ? 0 : POLL_MS, onFresh });
  return { ...list, marked, news };
}
