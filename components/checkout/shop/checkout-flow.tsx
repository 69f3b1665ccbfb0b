'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readLinkCode } from '@/lib/modules/checkout/client/link-code';
import { AddressStep } from './address-step';
import { CheckoutSummary } from './checkout-summary';
import { CheckoutSteps } from '@/components/checkout/shop/payment/checkout-steps';
import { OfflineNotice } from '@/components/checkout/shop/payment/offline-notice';
import { ShippingStep } from '@/components/checkout/shop/payment/shipping-step';
import { TaxStep } from '@/components/checkout/shop/payment/tax-step';
import { useCheckout, type CheckoutInput } from '@/components/checkout/shop/payment/use-checkout';
import { useVoucherLookUp } from '@/components/checkout/shop/payment/use-voucher-look-up';

// The card provider's code is loaded with its step, not before.
const PaymentStep = dynamic(
  () => import('@/components/checkout/shop/payment/payment-step').then((module) => module.PaymentStep),
  {
    ssr: false,
  },
);

interface CheckoutFlowProps extends CheckoutInput {
  onPricesChanged(): Promise<void>;
}

function Step(props: CheckoutFlowProps & { flow: ReturnType<typeof useCheckout> }) {
  const { flow, store, basket, onOrder, onPricesChanged } = props;
  const [code] = useState(() => readLinkCode(store.id) || undefined);
  const { customer, address, payment, step, goTo } = flow;
  const lookUp = useVoucherLookUp(store, basket, address);
  if (step === 'address' || !customer || !address) {
    return (
      <AddressStep
        store={store}
        basket={basket}
        code={code}
        notice={flow.notice}
        onCustomer={flow.onCustomer}
      />
    );
  }
  if (step === 'shipping' || !payment) {
    const { choice, resume, onChoice, onPayment, onCustomerGone, onStay } = flow;
    return (
      <ShippingStep
        store={store}
        basket={basket}
        customer={customer}
        code={code}
        choice={choice}
        resume={resume}
        lookUp={lookUp}
        onChoice={onChoice}
        onPayment={onPayment}
        onOrder={onOrder}
        onCustomerGone={onCustomerGone}
        onStay={onStay}
        onPricesChanged={onPricesChanged}
        onBack={() => goTo('address', 'push')}
      />
    );
  }
  const onBack = () => goTo('shipping', 'push');
  const way = { returnPath: `/${store.slug}/payment-success` };
  return step === 'tax' ? (
    <TaxStep payment={payment} onBack={onBack} onPay={() => goTo('payment', 'push')} />
  ) : (
    <PaymentStep store={store} payment={payment} address={address} way={way} onBack={onBack} />
  );
}

/** The checkout's steps for a basket that is not empty. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const t = useTranslations('checkout');
  const flow = useCheckout(props);
  const { step, choice, payment } = flow;
  return (
    <div className="grid gap-8">
      <h1 className="text-4xl">{t('title')}</h1>
      <CheckoutSteps current={step} />
      <OfflineNotice />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-12">
        <CheckoutSummary
          store={props.store}
          basket={props.basket}
          choice={choice}
          payment={step === 'tax' || step === 'payment' ? payment : null}
          linesOnly={step === 'tax'}
        />
        <div className="min-w-0 lg:row-start-1">
          <Step {...props} flow={flow} />
        </div>
      </div>
    </div>
  );
}
