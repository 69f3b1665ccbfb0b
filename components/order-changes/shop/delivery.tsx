'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { postalLines } from '@/lib/address/postal-lines';
import { humanDay } from '@/lib/kernel/human-date';
import { isLocale } from '@/lib/kernel/locales';
import { PackedItems } from './packed-items';
import { Parcels, ParcelsLeft } from './parcels';

function Address({ customer }: Pick<OrderPage, 'customer'>) {
  const lines = [customer.name, ...postalLines(customer)].filter((line) => line !== '');
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** Address, method, delivery days, and tracking numbers as soon as they are known. */
export function Delivery({ order }: { order: OrderPage }) {
  const t = useTranslations('orderPage');
  const method = useTranslations('shipping.method');
  const current = useLocale();
  const locale = isLocale(current) ? current : 'en';
  const days = {
    from: humanDay(order.estimatedDeliveryDateX, locale),
    to: humanDay(order.estimatedDeliveryDateY, locale),
  };
  return (
    <div className="grid gap-4">
      {order.stage === 'cancelled' || order.to_be_confirmed || order.awaits_release ? null : (
        <div>
          <p className="font-semibold">{t('window', days)}</p>
          {order.kind === 'store' ? <p className="text-muted">{method(order.shipping_method)}</p> : null}
        </div>
      )}
      <Address customer={order.customer} />
      {order.parcels.length > 0 ? (
        <div>
          <h3 className="mb-2 text-lg">{t('parcels', { count: order.parcels.length })}</h3>
          <ParcelsLeft {...order} />
          <Parcels parcels={order.parcels} />
        </div>
      ) : null}
      {order.to_come ? (
        <div>
          <h3 className="mb-2 text-lg">{t('toCome')}</h3>
          <PackedItems items={order.to_come} />
        </div>
      ) : null}
    </div>
  );
}
