'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { fromWire } from '@/lib/kernel/money';

/** The order's frozen amounts, in the same sequence as in the confirmation mail (D16). */
export function OrderTotals({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.totals');
  const methods = useTranslations('shipping.method');
  if (order.kind === 'claim') return <p className="px-4 py-4 text-muted sm:px-5">{t('gift')}</p>;
  if (order.kind === 'bulk') return <p className="px-4 py-4 text-muted sm:px-5">{t('bulk')}</p>;
  if (order.replaces)
    return <p className="px-4 py-4 text-muted sm:px-5">{t(`replacement.${order.replaces.borne_by}`)}</p>;
  const us = order.currency === 'USD';
  const money = (amount: string) => formatMoney(amount, order.currency);
  const discount = fromWire(order.discount_amount);
  const rows = [
    { label: t('items'), value: money(order.items_total) },
    {
      label: t('shipping', { method: methods(order.shipping_method) }),
      value: money(order.total_shipping_price),
    },
    ...(discount > 0
      ? [{ label: discountLabel(order, t), value: formatMoney(-discount, order.currency) }]
      : []),
    { label: us ? t('beforeTax') : t('excludingVat'), value: money(order.total_store_price_excluding_vat) },
    { label: us ? t('salesTax') : t('vat'), value: money(order.total_store_vat) },
    { label: t('total'), value: money(order.total_store_price), strong: true },
  ];
  return (
    <dl className="ms-auto grid max-w-sm gap-1.5 px-4 py-4 tabular-nums sm:px-5">
      {rows.map(({ label, value, strong }) => (
        <div
          key={label}
          className={clsx(
            'flex justify-between gap-6',
            strong && 'mt-1 border-t border-line pt-2.5 text-lg font-bold',
          )}
        >
          <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {fromWire(order.waived_amount) > 0 ? (
        <p className="text-[0.9375rem] text-muted">{t('waived', { amount: money(order.waived_amount) })}</p>
      ) : null}
    </dl>
  );
}

function discountLabel(
  order: OrderDetail,
  t: ReturnType<typeof useTranslations<'ordersPage.totals'>>,
): string {
  return order.discount_code ? t('discountCode', { code: order.discount_code }) : t('discount');
}
