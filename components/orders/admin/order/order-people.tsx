'use client';

import { ExternalLink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { postalLines } from '@/lib/address/postal-lines';
import { humanDay } from '@/lib/kernel/human-date';
import { LOCALES } from '@/lib/kernel/locales';
import { telHref } from '@/lib/kernel/tel-href';
import { Panel } from '@/components/admin/panel';

const LINK = 'font-semibold text-accent underline-offset-2 wrap-anywhere hover:underline';

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Who placed the order, and the delivery address. */
export function CustomerPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.detail');
  const { customer } = order;
  const phoneHref = telHref(customer.phone);
  const address = [customer.name, ...postalLines(customer)].filter(Boolean);
  const language = LOCALES.find(({ code }) => code === order.lang)?.name ?? order.lang;
  return (
    <Panel id="customer" title={t('customer')}>
      <dl className="grid gap-3.5">
        <Fact label={t('address')}>
          <address className="not-italic">
            {address.map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
        {customer.email ? (
          <Fact label={t('email')}>
            <a href={`mailto:${customer.email}`} className={LINK}>
              {customer.email}
            </a>
          </Fact>
        ) : null}
        {customer.phone ? (
          <Fact label={t('phone')}>
            {phoneHref === null ? (
              customer.phone
            ) : (
              <a href={phoneHref} className={LINK}>
                {customer.phone}
              </a>
            )}
          </Fact>
        ) : null}
        <Fact label={t('language')}>{language}</Fact>
      </dl>
    </Panel>
  );
}

/** Delivery date, printer, and parcel tracking. */
export function DeliveryPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.detail');
  const methods = useTranslations('shipping.method');
  const locale = useLocale();
  const { tracking } = order;
  const from = humanDay(order.estimatedDeliveryDateX, locale);
  const to = humanDay(order.estimatedDeliveryDateY, locale);
  return (
    <Panel id="delivery" title={t('delivery')}>
      <dl className="grid gap-3.5">
        <Fact label={t('estimated')}>{t('window', { from, to })}</Fact>
        <Fact label={t('method')}>{methods(order.shipping_method)}</Fact>
        <Fact label={t('fulfiller')}>{order.fulfiller ?? t('noFulfiller')}</Fact>
        <Fact label={t('tracking')}>
          {tracking ? (
            <Tracking tracking={tracking} />
          ) : (
            <span className="text-muted">{t('noTracking')}</span>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}

function Tracking({ tracking }: { tracking: NonNullable<OrderDetail['tracking']> }) {
  const t = useTranslations('ordersPage.detail');
  const text = [tracking.carrier, tracking.number].filter(Boolean).join(' ');
  if (!/^https?:\/\//.test(tracking.url)) return text;
  return (
    <a
      href={tracking.url}
      target="_blank"
      rel="noopener noreferrer"
      className={`${LINK} inline-flex items-center gap-1.5`}
    >
      {text}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{t('newTab')}</span>
    </a>
  );
}
