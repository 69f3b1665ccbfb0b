'use client';

import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/text-field';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import { replaceHref } from './replace-href';

interface FindOrderProps {
  search: string;
  /** Null where nothing was searched for yet. */
  found: readonly OrderSummary[] | null;
}

/** Finds the order by its reference, or by its buyer; a plain form, which needs no script. S2.2-113. */
export function FindOrder({ search, found }: FindOrderProps) {
  const t = useTranslations('replacePage');
  return (
    <div className="grid grid-cols-1 gap-5">
      <form action="/replace-order" method="get" role="search" className="flex flex-wrap items-end gap-3">
        <TextField
          name="ref"
          label={t('search')}
          required
          maxLength={100}
          defaultValue={search}
          autoComplete="off"
          className="w-full max-w-sm"
        />
        <Button type="submit">{t('find')}</Button>
      </form>
      {found ? <Found found={found} /> : null}
    </div>
  );
}

function Found({ found }: { found: readonly OrderSummary[] }) {
  const t = useTranslations('replacePage');
  if (found.length === 0)
    return (
      <EmptyState icon={<SearchX aria-hidden="true" />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <Panel id="found" title={t('found')} flush>
      <ul className="divide-y divide-line">
        {found.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 sm:px-5"
          >
            <span className="min-w-0 wrap-anywhere">
              <Link
                href={replaceHref(order)}
                prefetch={false}
                className="inline-flex min-h-6 items-center font-semibold text-accent underline-offset-2 hover:underline"
              >
                {order.order_ref}
              </Link>
              <span className="block text-[0.9375rem] text-muted">
                {[order.customer_name, order.event_name, order.tenant_name].filter(Boolean).join(' · ')}
              </span>
            </span>
            <OrderStatusPill status={order.status} paymentStatus={order.payment_status} held={order.held} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
