'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useStorePrice } from '@/components/ui/store-price';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { fromWire } from '@/lib/kernel/money';

/** The frozen totals (S2.9, D16); in the US the tax is the sales tax. */
export function OrderTotals({ order }: { order: OrderPage }) {
  const t = useTranslations('orderPage');
  const method = useTranslations('shipping.method');
  const price = useStorePrice();
  // Who ordered a Bulk order for others pays for it elsewhere.
  if (order.kind === 'bulk') return null;
  if (order.kind === 'claim') return <p className="text-muted">{t('freeGift')}</p>;
  if (order.kind === 'replacement') return <p className="text-muted">{t('freeReplacement')}</p>;
  const us = order.region === 'US';
  const amount = (wire: string) => price(fromWire(wire));
  const discount = fromWire(order.discount_amount);
  const rows = [
    { label: t('items'), value: amount(order.items_total) },
    {
      label: t('shipping', { method: method(order.shipping_method) }),
      value: amount(order.total_shipping_price),
    },
    ...(discount > 0 ? [{ label: t('discount'), value: price(-discount) }] : []),
    { label: t(us ? 'beforeTax' : 'excludingVat'), value: amount(order.total_store_price_excluding_vat) },
    { label: t(us ? 'salesTax' : 'vat'), value: amount(order.total_store_vat) },
    { label: t('total'), value: amount(order.total_store_price) },
  ];
  return (
    <>
      <dl className="grid gap-1.5">
        {rows.map((row, index) => (
          <div
            key={row.label}
            className={clsx(
              'flex justify-between gap-4',
              index === rows.length - 1 && 'mt-1 border-t border-line pt-2 text-lg font-semibold',
            )}
          >
            <dt>{row.label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{row.value}</dd>
          </div>
        ))}
      </dl>
      {fromWire(order.waived_amount) > 0 ? (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {t('waived', { amount: amount(order.waived_amount) })}
        </p>
      ) : null}
      {order.given_back ? (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {t(order.given_back.done ? 'givenBack.done' : 'givenBack.on_its_way', {
            amount: amount(order.given_back.amount),
          })}
        </p>
      ) : null}
      {order.refunded === null ? null : (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {t('refunded', { amount: amount(order.refunded) })}
        </p>
      )}
    </>
  );
}
