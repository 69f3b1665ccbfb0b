'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { orderHref } from '../order-href';
import { OrderStatusPill } from '../order-status-pill';

interface ReplacementsPanelProps {
  order: OrderDetail;
  isStaff: boolean;
}

const LINK = 'font-semibold text-accent underline-offset-2 hover:underline';

/** The order that this one replaces items of, and those that replace its own, with their parcels. S2.2-117. */
export function ReplacementsPanel({ order, isStaff }: ReplacementsPanelProps) {
  const t = useTranslations('ordersPage.detail.replacements');
  const { replaces, replacements } = order;
  if (!replaces && replacements.length === 0) return null;
  const hrefOf = (id: string) => orderHref({ id, tenant_id: order.tenant_id }, isStaff);
  return (
    <Panel id="replacements" title={t('title')}>
      {replaces ? (
        <p>
          {t.rich('of', {
            ref: replaces.order_ref,
            link: (ref) => (
              <Link href={hrefOf(replaces.id)} className={LINK}>
                {ref}
              </Link>
            ),
          })}
        </p>
      ) : null}
      <ul className="grid gap-3.5 empty:hidden">
        {replacements.map((one) => (
          <li key={one.id}>
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Link href={hrefOf(one.id)} className={LINK}>
                {one.order_ref}
              </Link>
              <OrderStatusPill status={one.status} paymentStatus={one.payment_status} held={one.held} />
            </p>
            <p className="text-[0.9375rem] text-muted wrap-anywhere">
              <Moment at={one.created_at} currency={order.currency} />
              {` · ${t('items', { count: one.item_count })}`}
            </p>
            <Parcels parcels={one.parcels} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Parcels({ parcels }: Pick<OrderDetail['replacements'][number], 'parcels'>) {
  return parcels.map(({ carrier, number, url }) => (
    <p key={number} className="text-[0.9375rem] wrap-anywhere">
      {carrier}{' '}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  ));
}
