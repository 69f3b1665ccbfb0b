'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import { useStorePrice } from '@/components/ui/store-price';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { humanDays } from '@/lib/kernel/human-date';
import { now } from '@/lib/kernel/clock';
import type { BasketPrice, ShippingMethod } from '@/lib/modules/pricing/rules/types';
import { isLocale, type Locale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { methodPrices } from './method-prices';
import { ShippingOptions } from './shipping-options';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import { UnusedLinkCode } from './unused-link-code';
import { usePlaceOrder } from './use-place-order';
import { useResume, useShippingChoice, type ChoiceInput } from './use-shipping-choice';
import { useTotals } from './use-totals';
import { VoucherField } from './voucher-field';

interface ShippingStepProps extends ChoiceInput {
  store: CheckoutStore;
  basket: Basket;
  /** Continues to the payment automatically, as after a reload of a later step. */
  resume: boolean;
  onPayment(payment: PayResponse): void;
  onOrder(order: OrderView): void;
  onCustomerGone(): void;
  /** Called when the payment could not be created again; this step is shown instead. */
  onStay(): void;
  onPricesChanged(): Promise<void>;
  onBack(): void;
  onRefused?: (error: unknown) => void;
}

/** When an order placed now arrives, by each method. D49-2. */
function useWindows({ pricing }: CheckoutStore): Record<ShippingMethod, string> {
  const t = useTranslations('checkout');
  const current = useLocale();
  const locale: Locale = isLocale(current) ? current : 'en';
  const [at] = useState(now);
  const textOf = (method: ShippingMethod) => {
    const { from, to } = deliveryWindow(at, REGION_FACTS[pricing.region].timeZone, method);
    return t('arrives', { days: humanDays(from, to, locale) });
  };
  return {
    standard: textOf('standard'),
    standard_tracked: textOf('standard_tracked'),
    express: textOf('express'),
  };
}

interface WaysProps extends Pick<ShippingStepProps, 'store' | 'onBack'> {
  order: ReturnType<typeof usePlaceOrder>;
  looking: boolean;
  /** The voucher covers the whole total. */
  free: boolean;
}

/** Back and continue buttons, with the error above. */
function Ways({ store, onBack, order, looking, free }: WaysProps) {
  const t = useTranslations('checkout');
  return (
    <>
      <FormAlert error={store.takesPayment ? order.error : t('paymentUnavailable')} />
      <div className="flex flex-wrap-reverse gap-3">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          size="lg"
          className="grow"
          busy={order.busy || looking}
          disabled={!store.takesPayment}
          onClick={() => void order.place()}
        >
          {free ? t('placeOrder') : t('toCard')}
        </Button>
      </div>
    </>
  );
}

/** Notes on a voucher's further effects, besides the lower total. */
function Notes({ totals }: { totals: BasketPrice }) {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  if (totals.waived === 0 && !totals.coversEverything) return null;
  return (
    <div className="grid gap-2">
      {totals.waived > 0 ? (
        <p className="text-[0.9375rem] text-muted">{t('waived', { amount: price(totals.waived) })}</p>
      ) : null}
      {totals.coversEverything ? <p className="font-semibold">{t('nothingToPay')}</p> : null}
    </div>
  );
}

/** Step 2: shipping and voucher; order details and totals are shown beside it. S2.9-2 */
export function ShippingStep(props: ShippingStepProps) {
  const { store, basket, customer, code } = props;
  const t = useTranslations('checkout');
  const price = useStorePrice();
  const windows = useWindows(store);
  const { method, setMethod, voucher, refused, unused } = useShippingChoice(props);
  const totals = useTotals(store.pricing, basket, method, voucher.voucher);
  const order = usePlaceOrder({ ...props, method, voucher, totals });
  const waiting = useResume(props.resume, order.place, props.onStay);
  if (waiting) return <Loader text={t('loadingPayment')} />;
  return (
    <div className="grid gap-8">
      <ShippingOptions
        method={method}
        prices={methodPrices(store.pricing, basket, (amount) => (amount === 0 ? t('free') : price(amount)))}
        windows={windows}
        onChange={setMethod}
      />
      {customer.has_voucher_opportunity ? (
        <VoucherField
          first={refused ? (code ?? '') : ''}
          offers={customer.event_vouchers}
          applied={voucher.voucher}
          discount={price(totals.discount)}
          error={voucher.error}
          onApply={voucher.apply}
          onRemove={voucher.remove}
        />
      ) : null}
      {!customer.has_voucher_opportunity && unused ? <UnusedLinkCode code={unused} /> : null}
      <Notes totals={totals} />
      <Ways {...props} order={order} looking={voucher.looking} free={totals.coversEverything} />
    </div>
  );
}
