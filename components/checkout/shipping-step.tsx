'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { Button } from '@/components/ui/button';
import { useStorePrice } from '@/components/ui/store-price';
import type { PayResponse } from '@/lib/contracts/checkout/pay';
import type { Basket } from '@/lib/domain/basket/types';
import { deliveryWindow } from '@/lib/domain/delivery/delivery-window';
import { humanDay } from '@/lib/domain/delivery/human-date';
import { priceBasket } from '@/lib/domain/pricing/price-basket';
import { SHIPPING_METHODS, type ShippingMethod } from '@/lib/domain/pricing/types';
import { basketLines } from '@/lib/domain/basket/basket-totals';
import { isLocale, type Locale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { basketDetails } from './detail-lines';
import { OrderDetails } from './order-details';
import { ShippingOptions } from './shipping-options';
import { TotalsTable } from './totals-table';
import { useTotalsRows } from './totals-rows';
import type { CheckoutStore, Customer, EventVoucher } from './types';
import { usePlaceOrder } from './use-place-order';
import { useTotals } from './use-totals';
import { useVoucher } from './use-voucher';
import { VoucherField } from './voucher-field';

interface ShippingStepProps {
  store: CheckoutStore;
  basket: Basket;
  customer: Customer;
  code: string | undefined;
  lookUp(code: string): Promise<readonly EventVoucher[]>;
  onPayment(payment: PayResponse): void;
  onPricesChanged(): Promise<void>;
  onBack(): void;
}

function methodPrices(
  { pricing }: CheckoutStore,
  basket: Basket,
  price: (minor: number) => string,
  free: string,
) {
  const entries = SHIPPING_METHODS.map((method) => {
    const { shipping } = priceBasket({ store: pricing, lines: basketLines(basket), shippingMethod: method });
    return [method, shipping.gross === 0 ? free : price(shipping.gross)];
  });
  return Object.fromEntries(entries) as Record<ShippingMethod, string>;
}

function useWindow({ pricing }: CheckoutStore): { from: string; to: string } {
  const current = useLocale();
  const locale: Locale = isLocale(current) ? current : 'en';
  const [window] = useState(() => deliveryWindow(new Date(), REGION_FACTS[pricing.region].timeZone));
  return { from: humanDay(window.from, locale), to: humanDay(window.to, locale) };
}

/** SPEC 2.9 step 2: shipping, voucher, and what it all comes to. */
export function ShippingStep(props: ShippingStepProps) {
  const { store, basket, customer, code, lookUp, onBack } = props;
  const t = useTranslations('checkout');
  const price = useStorePrice();
  const rows = useTotalsRows();
  const window = useWindow(store);
  const [method, setMethod] = useState<ShippingMethod>('standard');
  const carried = customer.event_vouchers.find((one) => one.code === code) ?? null;
  const voucher = useVoucher(carried, lookUp);
  const totals = useTotals(store.pricing, basket, method, voucher.voucher);
  const order = usePlaceOrder({ ...props, method, voucher, totals });
  return (
    <div className="grid gap-8">
      <ShippingOptions
        method={method}
        prices={methodPrices(store, basket, price, t('free'))}
        window={t('deliveryWindow', window)}
        onChange={setMethod}
      />
      {customer.has_voucher_opportunity ? (
        <VoucherField
          offers={customer.event_vouchers}
          applied={voucher.voucher}
          discount={price(totals.discount)}
          error={voucher.error}
          onApply={voucher.apply}
          onRemove={voucher.remove}
        />
      ) : null}
      <section aria-labelledby="details-heading">
        <h2 id="details-heading" className="mb-2 text-2xl">
          {t('orderDetails')}
        </h2>
        <OrderDetails lines={basketDetails(basket, price)} />
        <div className="mt-4">
          <TotalsTable rows={rows(totals, store.pricing.region === 'US')} />
        </div>
        {totals.waived > 0 ? (
          <p className="mt-2 text-[0.9375rem] text-muted">{t('waived', { amount: price(totals.waived) })}</p>
        ) : null}
        {totals.coversEverything ? <p className="mt-2 font-semibold">{t('nothingToPay')}</p> : null}
      </section>
      <FormAlert error={store.takesPayment ? order.error : t('paymentUnavailable')} />
      <div className="flex flex-wrap-reverse gap-3">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          size="lg"
          className="grow"
          busy={order.busy || voucher.looking}
          disabled={!store.takesPayment}
          onClick={order.place}
        >
          {totals.coversEverything ? t('placeOrder') : t('toCard')}
        </Button>
      </div>
    </div>
  );
}
