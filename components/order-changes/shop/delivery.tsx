'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { postalLines } from '@/lib/address/postal-lines';
import { humanDay } from '@/lib/kernel/human-date';
import { isLocale } from '@/lib/kernel/locales';

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

function Parcels({ parcels }: Pick<OrderPage, 'parcels'>) {
  const t = useTranslations('orderPage');
  return (
    <ul className="grid gap-3">
      {parcels.map(({ carrier, number, url }) => (
        <li key={number} className="rounded-control border border-line px-4 py-3 wrap-anywhere">
          <p className="text-[0.9375rem] text-muted">{carrier}</p>
          <p className="font-semibold tabular-nums">{number}</p>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('track', { number })}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
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
          <Parcels parcels={order.parcels} />
        </div>
      ) : null}
    </div>
  );
}
