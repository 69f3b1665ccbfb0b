'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { humanDay } from '@/lib/kernel/human-date';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { OrderSheet, TestOrder } from '@/lib/modules/launch/contract/test-order';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

function Items({ order: { items, currency, kind } }: { order: OrderSheet }) {
  const t = useTranslations('launch.test');
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item.product_id} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{item.name}</span>
            <span className="block text-muted">
              {[
                item.colour,
                ...(isOneSize(item.size) ? [] : [sizeLabel(item.size)]),
                t('quantity', { count: item.quantity }),
              ].join(' · ')}
            </span>
          </span>
          {kind === 'store' ? <Money amount={item.total} currency={currency} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Totals({ order }: { order: OrderSheet }) {
  const t = useTranslations('launch.test');
  if (order.kind === 'claim') return <p className="text-ink-soft">{t('gift')}</p>;
  const us = order.region === 'US';
  const rows = [
    { name: t('items'), amount: order.items_total },
    { name: t('shipping'), amount: order.shipping_total },
    { name: t(us ? 'beforeTax' : 'net'), amount: order.total_excluding_vat },
    ...(us ? [] : [{ name: t('vat'), amount: order.total_vat }]),
    { name: t('total'), amount: order.total },
  ];
  return (
    <>
      <dl className="grid gap-1 border-t border-line pt-3">
        {rows.map(({ name, amount }, index) => (
          <div
            key={name}
            className={`flex justify-between gap-4 ${index === rows.length - 1 ? 'font-semibold' : ''}`}
          >
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} currency={order.currency} />
            </dd>
          </div>
        ))}
      </dl>
      {us ? <p className="text-muted">{t('salesTax')}</p> : null}
    </>
  );
}

function Prints({ prints }: Pick<OrderSheet, 'prints'>) {
  const t = useTranslations('launch.test');
  if (prints.length === 0) return <p className="text-ink-soft">{t('noPrints')}</p>;
  return (
    <>
      <ul className="grid gap-1">
        {prints.map(({ side, file }) => (
          <li key={side} className={file ? '' : 'text-danger'}>
            <span className="font-semibold">{t(side)}</span>
            {' · '}
            {file ? t('size', { width: file.width_px, height: file.height_px }) : t('notDrawn')}
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('printsNote')}</p>
    </>
  );
}

interface TestOrderSheetProps {
  order: OrderSheet;
  mail: TestOrder['mail'];
}

/** What a test order would be: items, totals, delivery, print files, and the mail as text. S2.2-70. */
export function TestOrderSheet({ order, mail }: TestOrderSheetProps) {
  const t = useTranslations('launch.test');
  const current = useLocale();
  const locale = isLocale(current) ? current : DEFAULT_LOCALE;
  const [from, to] = [order.delivery.from, order.delivery.to].map((day) => humanDay(day, locale));
  return (
    <div className="grid gap-5">
      <Part title={t('itemsTitle')}>
        <Items order={order} />
        <Totals order={order} />
      </Part>
      <div className="grid gap-5 sm:grid-cols-3">
        <Part title={t('deliveryTitle')}>
          <p>{t('delivery', { from: from ?? '', to: to ?? '' })}</p>
        </Part>
        <Part title={t('addressTitle')}>
          <p className="whitespace-pre-line wrap-anywhere">{order.address.join('\n')}</p>
        </Part>
        <Part title={t('printsTitle')}>
          <Prints prints={order.prints} />
        </Part>
      </div>
      {mail ? (
        <Part title={t('mailTitle')}>
          <p className="text-ink-soft wrap-anywhere">{t('mailTo', { email: mail.to })}</p>
          <details>
            <summary className="min-h-8 cursor-pointer py-1 font-semibold wrap-anywhere">
              {mail.subject}
            </summary>
            <p className="mt-2 rounded-lg border border-line bg-paper p-4 text-[0.9375rem] whitespace-pre-wrap wrap-anywhere">
              {mail.text}
            </p>
          </details>
        </Part>
      ) : null}
    </div>
  );
}
