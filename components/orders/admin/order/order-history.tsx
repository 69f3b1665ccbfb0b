'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { BRAND } from '@/lib/kernel/brand';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { Moment } from '@/components/admin/moment';
import { releaseReason } from './known-reasons';
import { useReason } from './use-reason';

type Entry = OrderDetail['history'][number];

/** The order's history, newest first; messages that arrived too late are stored and shown too (D32-4). */
export function OrderHistory({ order }: { order: OrderDetail }) {
  return (
    <ol className="grid">
      {order.history.toReversed().map((entry, index) => (
        <li key={entry.id} className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0">
          <span aria-hidden="true" className="flex flex-col items-center pt-2">
            <span className={clsx('size-2.5 rounded-full', dotOf(entry, index))} />
            <span className="-mb-7 mt-1.5 w-px grow bg-line in-[li:last-child]:hidden" />
          </span>
          <EntryText entry={entry} order={order} />
        </li>
      ))}
    </ol>
  );
}

function dotOf(entry: Entry, index: number): string {
  if (!entry.moved) return 'border-2 border-line-strong bg-surface';
  return index === 0 ? 'bg-accent' : 'bg-line-strong';
}

function useTitle(): (entry: Entry) => string {
  const t = useTranslations('ordersPage.history');
  const orders = useTranslations('orders');
  return ({ to_status, from_status, moved, reason, actor }) => {
    const status = isOrderStatus(to_status) ? orders(`status.${to_status}`) : to_status;
    if (moved) return status;
    const release = from_status === to_status ? releaseReason(reason) : null;
    if (release === 'edited' && actor !== 'shopper') return t('editedForThem');
    return release ? t(release) : t('ignored', { status });
  };
}

function EntryText({ entry, order }: { entry: Entry; order: OrderDetail }) {
  const t = useTranslations('ordersPage.history');
  const title = useTitle()(entry);
  const reason = useReason()(entry.reason);
  const actor = t(`actor.${entry.actor}`, { brand: BRAND.name });
  return (
    <div className="min-w-0">
      <p className={entry.moved ? 'font-semibold' : 'text-ink-soft'}>{title}</p>
      {reason ? <p className="break-words">{reason}</p> : null}
      <p className="text-[0.9375rem] text-muted">
        <Moment at={entry.at} currency={order.currency} />
        {' · '}
        {entry.actor_name ? t('by', { name: entry.actor_name, actor }) : actor}
        {entry.bulk_act === undefined ? null : ` · ${t('together')}`}
      </p>
    </div>
  );
}
