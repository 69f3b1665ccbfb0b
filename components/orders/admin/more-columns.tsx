import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { ListColumn } from '@/components/admin/list/table/list-column';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { LOCALES } from '@/lib/kernel/locales';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import { PAYMENT_STATUSES } from '@/lib/modules/orders/rules/statuses';

type Column = ListColumn<OrderRow>;

function Payment({ order }: { order: OrderRow }) {
  const t = useTranslations('orders.payment_status');
  const known = PAYMENT_STATUSES.find((status) => status === order.payment_status);
  return known ? t(known) : order.payment_status;
}

/** Nothing where nothing went back, so that what did is found at a glance. */
function Refunded({ order: { refunded, currency } }: { order: OrderRow }) {
  return Number(refunded) > 0 ? <Money amount={refunded} currency={currency} /> : null;
}

function ToApprove({ order }: { order: OrderRow }) {
  const t = useTranslations('ordersPage.filters.problems');
  return order.to_approve ? <Badge tone="warn">{t('approval')}</Badge> : null;
}

const languageOf = ({ lang }: OrderRow) => LOCALES.find(({ code }) => code === lang)?.name ?? lang;

/** Columns of the order list that are shown once somebody chooses them. S2.2-121. */
export function useMoreColumns(): readonly Column[] {
  const t = useTranslations('ordersPage.columns');
  const methods = useTranslations('shipping.method');
  return useMemo(() => {
    const later = (id: string, header: string, cell: (order: OrderRow) => ReactNode): Column => ({
      id,
      header,
      cell,
      later: true,
      cellClassName: 'wrap-anywhere',
    });
    return [
      later('shipping_method', t('method'), (order) => methods(order.shipping_method)),
      later('customer_country', t('country'), (order) => order.customer_country),
      later('discount_code', t('voucher'), (order) => order.discount_code),
      later('source', t('source'), (order) => order.source),
      later('payment_status', t('payment'), (order) => <Payment order={order} />),
      { ...later('refunded', t('refunded'), (order) => <Refunded order={order} />), align: 'end' },
      later('fulfiller', t('printer'), (order) => order.fulfiller),
      later('tracking_number', t('parcel'), (order) => order.tracking_number),
      later('lang', t('language'), languageOf),
      later('to_approve', t('approval'), (order) => <ToApprove order={order} />),
    ];
  }, [t, methods]);
}
