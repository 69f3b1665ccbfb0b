'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ShippingStep } from '@/components/checkout/shop/payment/shipping-step';
import { TaxStep } from '@/components/checkout/shop/payment/tax-step';
import type { AddressForm } from '@/components/orders/shop/payment-types';
import { useCheckout } from '@/components/checkout/shop/payment/use-checkout';
import type { PaymentWay } from '@/components/payments/shop/use-confirm';
import { useVoucherLookUp } from '@/components/checkout/shop/payment/use-voucher-look-up';
import { Loader } from '@/components/ui/loader';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import { refusedEvent } from '@/components/orders/shop/outcome-event';
import { AddressSummary } from './address-summary';
import { DetailsForm } from './details-form';
import { OrderRoom, type OrderProps } from './order-room';
import type { Order } from './use-order';

// The card provider's code is loaded with its step, not before.
const PaymentStep = dynamic(
  () => import('@/components/checkout/shop/payment/payment-step').then((module) => module.PaymentStep),
  { ssr: false },
);

interface OrderFlowProps extends OrderProps {
  order: Order;
  /** Called when the basket has become an order. */
  onOrder(order: OrderView, address: AddressForm | null): void;
  /** Called when the card was accepted without a redirect. */
  onPaid(intent: string, address: AddressForm): void;
}

/** In a frame the payment ends in the frame; elsewhere the provider redirects the shopper (S7; docs/decisions/0012). */
function wayOf({ store, onEvent, onPaid }: OrderFlowProps, address: AddressForm): PaymentWay {
  const { slug, framed } = store;
  const onRefused = (refusal: { code: string; message: string }) => onEvent?.({ type: 'error', ...refusal });
  if (!framed) return { returnPath: `/${slug}/payment-success`, onRefused };
  const returnPath = `/embed/${slug}${window.location.search}`;
  return { returnPath, onRefused, onPaid: (intent) => onPaid(intent, address) };
}

type Flow = ReturnType<typeof useCheckout>;

function Step({ flow, ...props }: OrderFlowProps & { flow: Flow }) {
  const { order, locale, onEvent } = props;
  const { store, basket, code, refresh } = order;
  const { customer, address, payment, step, goTo } = flow;
  const lookUp = useVoucherLookUp(store, basket, address);
  const onRefused = (error: unknown) => onEvent?.(refusedEvent(error));
  if (step === 'address' || !customer || !address) {
    const { notice, onCustomer } = flow;
    return (
      <DetailsForm
        order={order}
        locale={locale}
        notice={notice}
        onCustomer={onCustomer}
        onRefused={onRefused}
      />
    );
  }
  const onBack = () => goTo(step === 'shipping' || !payment ? 'address' : 'shipping', 'push');
  if (step === 'shipping' || !payment) {
    const { choice, resume, onChoice, onPayment, onCustomerGone, onStay } = flow;
    return (
      <div className="grid gap-8">
        <AddressSummary address={address} />
        <ShippingStep
          store={store}
          basket={basket}
          customer={customer}
          code={code}
          choice={choice}
          resume={resume}
          lookUp={lookUp}
          onBack={onBack}
          onRefused={onRefused}
          onChoice={onChoice}
          onPayment={onPayment}
          onCustomerGone={onCustomerGone}
          onStay={onStay}
          onOrder={(placed) => props.onOrder(placed, address)}
          onPricesChanged={refresh}
        />
      </div>
    );
  }
  if (step === 'tax')
    return <TaxStep payment={payment} onBack={onBack} onPay={() => goTo('payment', 'push')} />;
  return (
    <PaymentStep
      store={store}
      payment={payment}
      address={address}
      onBack={onBack}
      way={wayOf(props, address)}
    />
  );
}

/** The steps before the order exists; an empty basket leads back to the first. S4, S5. */
export function OrderFlow(props: OrderFlowProps) {
  const t = useTranslations('checkout');
  const { order, hero, tools, products, extent, locale } = props;
  const { basket, ready, basketStore } = order;
  const onOrder = (placed: OrderView) => props.onOrder(placed, flow.address);
  const flow: Flow = useCheckout({ store: order.store, basket, basketStore, ready, onOrder });
  const { wanted, goTo } = flow;
  const emptied = ready && basket.items.length === 0;
  useEffect(() => {
    if (emptied && wanted !== 'address') goTo('address', 'replace');
  }, [emptied, wanted, goTo]);
  const waiting = !ready && wanted !== 'address';
  const step = emptied ? 'address' : flow.step;
  const choice = flow.choice ?? { method: 'standard', voucher: null };
  if (waiting) {
    return (
      <>
        {hero}
        <Loader text={t('title')} />
      </>
    );
  }
  return (
    <OrderRoom
      order={order}
      hero={hero}
      tools={tools}
      products={products}
      extent={extent}
      locale={locale}
      step={step}
      choice={choice}
    >
      <Step {...props} flow={{ ...flow, step }} />
    </OrderRoom>
  );
}
