'use client';

import { useTranslations } from 'next-intl';
import { TotalsTable } from '@/components/checkout/shop/payment/totals-table';
import { useTotalsRows } from '@/components/checkout/shop/payment/totals-rows';
import type { Choice } from '@/components/orders/shop/payment-types';
import { useTotals } from '@/components/checkout/shop/payment/use-totals';
import { useStorePrice } from '@/components/ui/store-price';
import { basketSubtotal } from '@/lib/modules/checkout/rules/basket/basket-totals';
import type { Locale } from '@/lib/kernel/locales';
import { DeliveryEstimate } from '@/components/orders/shop/delivery-estimate';
import { OrderContents } from './order-contents';
import type { Order } from './use-order';

interface OrderSummaryProps {
  order: Order;
  locale: Locale;
  /** Shipping method and voucher, once they can be chosen. */
  choice: Choice | null;
  fixed: boolean;
}

/** Hidden if everything is free. S2.7. */
function Subtotal({ basket }: Pick<Order, 'basket'>) {
  const t = useTranslations('basket');
  const price = useStorePrice();
  const subtotal = basketSubtotal(basket);
  if (subtotal === 0) return null;
  return (
    <div>
      <TotalsTable rows={[{ label: t('subtotal'), value: price(subtotal), strong: true }]} />
      <p className="text-[0.9375rem] text-muted">{t('subtotalHint')}</p>
    </div>
  );
}

function Totals({ order: { store, basket }, choice }: { order: Order; choice: Choice }) {
  const rows = useTotalsRows();
  const totals = useTotals(store.pricing, basket, choice.method, choice.voucher);
  return <TotalsTable rows={rows(totals, store.region === 'US')} />;
}

/** Right column: the order's lines, delivery days and totals. S2.7 */
export function OrderSummary({ order, locale, choice, fixed }: OrderSummaryProps) {
  const t = useTranslations('orderForm');
  const { store, basket } = order;
  return (
    <section
      aria-labelledby="order-heading"
      className="grid content-start gap-5 self-start lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1"
    >
      <h3 id="order-heading" className="text-2xl">
        {t('orderDetails')}
      </h3>
      <OrderContents order={order} fixed={fixed} />
      {choice && basket.items.length > 0 ? (
        <Totals order={order} choice={choice} />
      ) : (
        <Subtotal basket={basket} />
      )}
      <DeliveryEstimate store={store} locale={locale} />
    </section>
  );
}
