'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { formatMoney } from '@/components/ui/format-money';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { orderHref } from '../order-href';
import { OrderStatusPill } from '../order-status-pill';

const LINK = 'font-semibold text-accent underline-offset-2 hover:underline';

/** What else the person has ordered; nothing for a first order. D3-25. */
export function OthersPanel({ order, isStaff }: { order: OrderDetail; isStaff: boolean }) {
  const t = useTranslations('ordersPage.detail');
  if (order.others.length === 0) return null;
  return (
    <Panel id="others" title={t('others')}>
      <ul className="grid gap-3.5">
        {order.others.map((other) => (
          <li key={other.id}>
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Link href={orderHref({ id: other.id, tenant_id: order.tenant_id }, isStaff)} className={LINK}>
                {other.order_ref}
              </Link>
              <OrderStatusPill status={other.status} paymentStatus={other.payment_status} held={other.held} />
            </p>
            <p className="text-[0.9375rem] text-muted wrap-anywhere">
              <Moment at={other.created_at} currency={other.currency} />
              {` · ${other.event_name} · ${formatMoney(other.total_store_price, other.currency)}`}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
