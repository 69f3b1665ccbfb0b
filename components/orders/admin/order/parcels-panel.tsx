'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { OrderStatusPill } from '../order-status-pill';

type Parcel = OrderDetail['parcels'][number];

const LINK = 'font-semibold text-accent underline-offset-2 hover:underline';

/** The parcels that an order is sent in, each with what is in it, and what is in none yet. D32-55. */
export function ParcelsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.detail.parcels');
  if (order.parcels.length === 0) return null;
  return (
    <Panel id="parcels" title={t('title')}>
      <ol className="grid gap-4">
        {order.parcels.map((parcel, index) => (
          <li key={parcel.id} className="wrap-anywhere">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-semibold">{t('number', { number: index + 1 })}</span>
              <OrderStatusPill status={parcel.status} paymentStatus={order.payment_status} held={false} />
            </p>
            <Items items={parcel.items} />
            <p className="text-[0.9375rem] text-muted">
              {parcel.fulfiller ? t('printedBy', { name: parcel.fulfiller }) : null}
            </p>
            <Tracking tracking={parcel.tracking} />
          </li>
        ))}
      </ol>
      {order.to_come.length > 0 && order.status !== 'shipped' && order.status !== 'cancelled' ? (
        <div className="mt-4">
          <h3 className="text-base font-semibold">{t('toCome')}</h3>
          <Items items={order.to_come} />
        </div>
      ) : null}
    </Panel>
  );
}

function Items({ items }: { items: Parcel['items'] }) {
  return (
    <ul>
      {items.map(({ line, name, colour, size, quantity }) => (
        <li key={line}>
          {`${quantity} × ${name}, ${isOneSize(size) ? colour : `${colour}, ${sizeLabel(size)}`}`}
        </li>
      ))}
    </ul>
  );
}

function Tracking({ tracking }: Pick<Parcel, 'tracking'>) {
  const t = useTranslations('ordersPage.detail');
  if (!tracking) return <p className="text-[0.9375rem] text-muted">{t('parcels.noTracking')}</p>;
  const { carrier, number, url } = tracking;
  return (
    <p>
      {carrier}{' '}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
          {number}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
      ) : (
        number
      )}
    </p>
  );
}
