'use client';

import { PartyPopper, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { IconButton } from '@/components/ui/icon-button';
import { useStorePrice } from '@/components/ui/store-price';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import { postalLines } from '@/lib/address/postal-lines';
import { humanDay } from '@/lib/kernel/human-date';
import { now } from '@/lib/kernel/clock';
import { isLocale } from '@/lib/kernel/locales';
import { fromWire } from '@/lib/kernel/money';
import { orderDetails } from './detail-lines';
import { OrderDetails } from './order-details';
import { TotalsTable } from './totals-table';

function Address({ customer }: Pick<OrderView, 'customer'>) {
  const lines = [customer.name, ...postalLines(customer)];
  return (
    <address className="not-italic wrap-anywhere">
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  );
}

/** The totals of S2.9-7: excluding VAT, VAT, and including tax; in the US the tax is the sales tax. */
function Totals({ order }: { order: OrderView }) {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  const us = order.currency === 'USD';
  const discount = fromWire(order.discount_amount);
  const rows = [
    { label: t('items'), value: price(fromWire(order.items_total)) },
    { label: t('shipping'), value: price(fromWire(order.total_shipping_price)) },
    ...(discount > 0 ? [{ label: t('discount'), value: price(-discount) }] : []),
    {
      label: us ? t('totalBeforeTax') : t('excludingVat'),
      value: price(fromWire(order.total_store_price_excluding_vat)),
    },
    { label: us ? t('taxAmount') : t('vat'), value: price(fromWire(order.total_store_vat)) },
    { label: t('includingTax'), value: price(fromWire(order.total_store_price)), strong: true },
  ];
  return (
    <>
      <TotalsTable rows={rows} />
      {fromWire(order.waived_amount) > 0 ? (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {t('waived', { amount: price(fromWire(order.waived_amount)) })}
        </p>
      ) : null}
    </>
  );
}

/** Leaves the confirmation: for the store, or, where `onClose` is given, for an empty form in its place. S2.9-12. */
function CloseButton({ slug, onClose }: { slug: string; onClose: (() => void) | undefined }) {
  const label = useTranslations('ui')('close');
  const icon = <X aria-hidden="true" className="size-6" />;
  if (onClose) return <IconButton label={label} icon={icon} onClick={onClose} className="justify-self-end" />;
  return (
    <Link
      href={`/${slug}`}
      prefetch={false}
      aria-label={label}
      title={label}
      className="inline-grid size-11 place-items-center justify-self-end rounded-control transition-colors hover:bg-ink/8"
    >
      {icon}
    </Link>
  );
}

/** When the order arrives, and how; no day is named of one that waits for its client (D37-5). */
function DeliveryDays({ order }: { order: OrderView }) {
  const t = useTranslations('checkout');
  const shipping = useTranslations('shipping.method');
  const current = useLocale();
  const locale = isLocale(current) ? current : 'en';
  const days = {
    from: humanDay(order.estimatedDeliveryDateX, locale),
    to: humanDay(order.estimatedDeliveryDateY, locale),
  };
  return (
    <section className="rounded-card bg-accent-soft px-5 py-4">
      <p className="font-semibold">{order.awaits_release ? t('datesFollow') : t('deliveryWindow', days)}</p>
      <p>{shipping(order.shipping_method)}</p>
    </section>
  );
}

interface ConfirmationProps {
  order: OrderView;
  slug: string;
  /** Shows an empty order form again; without it, closing leads to the store. */
  onClose?: () => void;
}

/** S2.9 step 4: thank you, and everything about the order. */
export function Confirmation({ order, slug, onClose }: ConfirmationProps) {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Evaluated when the page opens, possibly days later; the order's own page keeps it up to date.
  const [editable] = useState(() => order.edit_until !== null && new Date(order.edit_until) > now());
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 justify-items-start gap-3 wrap-anywhere">
        <div className="grid w-full grid-cols-[1fr_auto] items-start">
          <PartyPopper aria-hidden="true" className="size-10 text-coral" />
          <CloseButton slug={slug} onClose={onClose} />
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-4xl first-letter:uppercase">
          {t('thankYou')}
        </h1>
        <p className="text-lg">
          {t('reference')} <strong className="tabular-nums">{order.order_ref}</strong>
        </p>
        <p className="text-muted">{t('mailNote', { email: order.customer.email })}</p>
        <p>
          <a href={order.order_link} className="inline-flex min-h-11 items-center font-semibold underline">
            {t(editable ? 'orderPage' : 'orderPageEnded')}
          </a>
        </p>
      </div>
      <DeliveryDays order={order} />
      <section aria-labelledby="ordered-heading">
        <h2 id="ordered-heading" className="mb-2 text-2xl">
          {t('orderedProducts')}
        </h2>
        <OrderDetails lines={orderDetails(order, price)} />
        <div className="mt-4">
          <Totals order={order} />
        </div>
      </section>
      <section aria-labelledby="deliver-heading">
        <h2 id="deliver-heading" className="mb-2 text-2xl">
          {t('deliverTo')}
        </h2>
        <Address customer={order.customer} />
      </section>
      <p>
        <Link href={`/${slug}`} prefetch={false} className={buttonClasses('secondary', 'lg')}>
          {t('keepShopping')}
        </Link>
      </p>
    </div>
  );
}
