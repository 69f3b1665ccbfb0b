'use client';

import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { orderProducts } from '@/components/checkout/shop/payment/checkout-calls';
import { forget, recall } from '@/components/checkout/shop/payment/checkout-memory';
import { Confirmation } from '@/components/checkout/shop/payment/confirmation';
import { PaymentResult } from '@/components/checkout/shop/payment/payment-result';
import type { AddressForm } from '@/components/orders/shop/payment-types';
import { useStepAddress } from '@/components/checkout/shop/payment/use-step-address';
import { useHydrated } from '@/components/ui/use-hydrated';
import { dropLinkCode } from '@/lib/modules/checkout/client/link-code';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import { refusedEvent, submittedEvent } from '@/components/orders/shop/outcome-event';
import { OrderFlow } from './order-flow';
import type { OrderProps } from './order-room';
import { ROOM } from './room';
import { useOrder } from './use-order';

interface OrderStepsProps extends OrderProps {
  /** Payment intent id from the provider's redirect; null without one. */
  returned: string | null;
}

/** Keeps the outcome of a payment or order, and reports it once. */
function useOutcome({ store: rendered, products, onEvent, returned }: OrderStepsProps) {
  const order = useOrder(rendered, products);
  const lang = useLocale();
  const { wanted, goTo } = useStepAddress();
  const [placed, setPlaced] = useState<OrderView | null>(null);
  const [paid, setPaid] = useState<{ intent: string; address: AddressForm | null } | null>(
    returned === null ? null : { intent: returned, address: null },
  );
  const told = useRef('');
  const { store, basket, basketStore } = order;

  function onOrder(next: OrderView, address: AddressForm | null) {
    if (told.current === next.order_ref) return;
    told.current = next.order_ref;
    const data = address ?? recall(store.id).address ?? {};
    const sent = { ...data, lang, products: orderProducts(basket.items) };
    onEvent?.(submittedEvent(sent, next));
    setPlaced(next);
    forget(store.id, next);
    dropLinkCode(store.id);
    basketStore.dispatch({ type: 'clear' });
    goTo('done', 'replace');
  }
  /** Leaves the confirmation: the form again, with an empty basket. S2.9-12. */
  function close() {
    setPlaced(null);
    setPaid(null);
    forget(store.id);
    goTo('address', 'replace');
  }
  return { order, wanted, placed, paid, setPaid, onOrder, close };
}

/** The order form with its payment steps: on its own page, and inside a frame. S2.7, S4, S8-7. */
export function OrderSteps(props: OrderStepsProps) {
  const { order, wanted, placed, paid, setPaid, onOrder, close } = useOutcome(props);
  const hydrated = useHydrated();
  const { store } = order;
  const confirmed = placed ?? (hydrated && wanted === 'done' ? recall(store.id).order : null);
  if (confirmed) {
    return (
      <div className={ROOM}>
        <Confirmation order={confirmed} slug={store.slug} onClose={close} />
      </div>
    );
  }
  if (paid && order.ready) {
    return (
      <div className={ROOM}>
        <PaymentResult
          store={store}
          intent={paid.intent}
          basket={order}
          onOrder={(next) => onOrder(next, paid.address)}
          onRefused={(error) => props.onEvent?.(refusedEvent(error))}
          onPayAgain={() => setPaid(null)}
          leave={null}
        />
      </div>
    );
  }
  return (
    <OrderFlow
      {...props}
      order={order}
      onOrder={onOrder}
      onPaid={(intent, address) => setPaid({ intent, address })}
    />
  );
}
