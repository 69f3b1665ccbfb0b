'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { basketDetails } from '@/components/checkout/shop/payment/detail-lines';
import { OrderDetails } from '@/components/checkout/shop/payment/order-details';
import { TotalsTable } from '@/components/checkout/shop/payment/totals-table';
import { useTaxRows, useTotalsRows } from '@/components/checkout/shop/payment/totals-rows';
import { useTotals } from '@/components/checkout/shop/payment/use-totals';
import type { CheckoutStore, Choice } from '@/components/orders/shop/payment-types';
import { useStorePrice } from '@/components/ui/store-price';
import { fromWire } from '@/lib/kernel/money';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import { basketSubtotal } from '@/lib/modules/checkout/rules/basket/basket-totals';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';

interface CheckoutSummaryProps {
  store: CheckoutStore;
  basket: Basket;
  /** Shipping method and voucher; null before they could be chosen. */
  choice: Choice | null;
  /** The payment, once it is made: in the US with its tax. */
  payment: PayResponse | null;
  /** The figures stand in the step itself. */
  linesOnly: boolean;
}

const STANDARD: Choice = { method: 'standard', voucher: null };

/** The total at this step with its rows, and what is still to come. */
function useFigures({ store, basket, choice, payment }: CheckoutSummaryProps) {
  const t = useTranslations('basket');
  const price = useStorePrice();
  const totalsRows = useTotalsRows();
  const taxRows = useTaxRows();
  const { method, voucher } = choice ?? STANDARD;
  const totals = useTotals(store.pricing, basket, method, voucher);
  if (payment?.basket_tax_breakdown) {
    return { total: price(fromWire(payment.basket_tax_breakdown.grand_total)), rows: taxRows(payment) };
  }
  if (choice) return { total: price(totals.total), rows: totalsRows(totals, store.pricing.region === 'US') };
  const subtotal = price(basketSubtotal(basket));
  return {
    total: subtotal,
    rows: [{ label: t('subtotal'), value: subtotal, strong: true }],
    hint: t('subtotalHint'),
  };
}

/**
 * What is being bought and what it comes to, beside every step of the checkout. On phones it is folded to one line with the
 * total. S2.9-2.
 */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { total, rows, hint } = useFigures(props);
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="self-start rounded-card border border-line bg-surface px-4 sm:px-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:py-5"
    >
      <h2 id={`${id}-heading`} className="text-2xl max-lg:text-base">
        <span className="hidden lg:block">{t('orderDetails')}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 w-full items-center justify-between gap-4 text-start font-text font-semibold lg:hidden"
        >
          <span className="flex items-center gap-2">
            {t('orderDetails')}
            <ChevronDown
              aria-hidden="true"
              className={clsx('size-5 transition-transform duration-150', open && 'rotate-180')}
            />
          </span>
          <span className="tabular-nums">{total}</span>
        </button>
      </h2>
      <div id={`${id}-content`} className={clsx('pb-4 lg:pb-0', !open && 'max-lg:hidden')}>
        <OrderDetails lines={basketDetails(props.basket, price)} />
        {props.linesOnly ? null : (
          <div className="mt-4">
            <TotalsTable rows={rows} />
          </div>
        )}
        {hint ? <p className="text-[0.9375rem] text-muted">{hint}</p> : null}
      </div>
    </section>
  );
}
