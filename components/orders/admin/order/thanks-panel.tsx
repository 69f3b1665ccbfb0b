'use client';

import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

/** What the recipient wrote to the sender of their gift, as plain text; nothing where nothing was written. D40-15. */
export function ThanksPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.detail');
  if (order.thanks === null) return null;
  return (
    <Panel id="thanks" title={t('thanks')}>
      <p className="wrap-anywhere whitespace-pre-line">{order.thanks.message}</p>
      <p className="mt-2 text-[0.9375rem] text-muted">
        <Moment at={order.thanks.written_at} currency={order.currency} />
      </p>
    </Panel>
  );
}
