'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Loader } from '@/components/ui/loader';
import { useBasket } from '@/lib/client/basket/use-basket';
import type { PayResponse } from '@/lib/contracts/checkout/pay';
import type { Basket } from '@/lib/domain/basket/types';
import { AddressStep } from './address-step';
import { CheckoutSteps } from './checkout-steps';
import { Confirmation } from './confirmation';
import { ShippingStep } from './shipping-step';
import { TaxStep } from './tax-step';
import type { AddressForm, CheckoutStep, CheckoutStore, Customer } from './types';
import { useFreshPrices } from './use-fresh-prices';
import { useVoucherLookUp } from './use-voucher-look-up';

// The card provider's code comes with the step that needs it, not before.
const PaymentStep = dynamic(() => import('./payment-step').then((module) => module.PaymentStep), {
  ssr: false,
});

interface CheckoutBodyProps {
  store: CheckoutStore;
  basket: Basket;
  step: CheckoutStep;
  code: string | undefined;
  address: AddressForm | null;
  lookUp: ReturnType<typeof useVoucherLookUp>;
  onCustomer(customer: Customer, form: AddressForm): void;
  onPayment(customer: Customer, payment: PayResponse): void;
  onStep(step: CheckoutStep): void;
  onPricesChanged(): Promise<void>;
}

function CheckoutBody({ store, basket, step, code, address, lookUp, ...on }: CheckoutBodyProps) {
  if (step.name === 'done') return null;
  if (step.name === 'address') {
    return <AddressStep store={store} basket={basket} code={code} onCustomer={on.onCustomer} />;
  }
  const { customer } = step;
  const toShipping = () => on.onStep({ name: 'shipping', customer });
  if (step.name === 'shipping') {
    return (
      <ShippingStep
        {...{ store, basket, customer, code, lookUp }}
        onPayment={(payment) => on.onPayment(customer, payment)}
        onPricesChanged={on.onPricesChanged}
        onBack={() => on.onStep({ name: 'address' })}
      />
    );
  }
  const { payment } = step;
  if (step.name === 'tax' || !address) {
    const toCard = () => on.onStep({ name: 'payment', customer, payment });
    return <TaxStep payment={payment} onPay={toCard} onBack={toShipping} />;
  }
  return <PaymentStep store={store} payment={payment} address={address} onBack={toShipping} />;
}

/** SPEC 2.9: address, shipping and voucher, in the US the tax, then the card; or straight to the confirmation. */
export function Checkout({ store: rendered }: { store: CheckoutStore }) {
  const t = useTranslations('checkout');
  const code = useSearchParams().get('code')?.slice(0, 64) || undefined;
  const { basket, ready, store: basketStore } = useBasket(rendered.id, rendered.name);
  const { store, refresh } = useFreshPrices(rendered, basketStore);
  const [step, setStep] = useState<CheckoutStep>({ name: 'address' });
  const [address, setAddress] = useState<AddressForm | null>(null);
  const lookUp = useVoucherLookUp(store, basket, address);

  function onCustomer(customer: Customer, form: AddressForm) {
    basketStore.dispatch({ type: 'set_customer', customerId: customer.customer_id });
    setAddress(form);
    setStep({ name: 'shipping', customer });
  }
  function onPayment(customer: Customer, payment: PayResponse) {
    if (payment.order) {
      basketStore.dispatch({ type: 'clear' });
      setStep({ name: 'done', order: payment.order });
    } else if (payment.basket_tax_breakdown) setStep({ name: 'tax', customer, payment });
    else setStep({ name: 'payment', customer, payment });
  }

  if (step.name === 'done') return <Confirmation order={step.order} slug={store.slug} />;
  if (!ready) return <Loader text={t('title')} />;
  if (basket.items.length === 0) {
    return (
      <div className="grid gap-8">
        <h1 className="text-4xl">{t('title')}</h1>
        <EmptyState
          title={t('emptyTitle')}
          action={<LinkButton href={`/${store.slug}/products`}>{t('toProducts')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <h1 className="text-4xl">{t('title')}</h1>
      <CheckoutSteps current={step.name} />
      <CheckoutBody
        {...{ store, basket, step, code, address, lookUp, onCustomer, onPayment }}
        onStep={setStep}
        onPricesChanged={refresh}
      />
    </div>
  );
}
