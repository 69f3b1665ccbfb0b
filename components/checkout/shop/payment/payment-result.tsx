'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import type { ApiError } from '@/lib/client/api-error';
import { useRetryOnline } from '@/lib/client/use-online';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import type { BasketState } from '@/lib/modules/checkout/client/basket-store';
import { sendPaymentSuccess } from './checkout-calls';
import { recall } from './checkout-memory';
import { Confirmation } from './confirmation';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';

interface PaymentResultProps {
  store: CheckoutStore;
  /** The provider's payment intent id. */
  intent: string;
  /** What was bought, as far as this browser knows it. */
  basket: Pick<BasketState, 'basket' | 'ready'>;
  /** Called once when the order exists: the form's data is no longer needed. */
  onOrder(order: OrderView): void;
  /** Called when a payment failed or is still pending. S8. */
  onRefused?: (error: unknown) => void;
  /** Returns to the card step. */
  onPayAgain(): void;
  /** Alternative action after a failure. */
  leave: ReactNode;
}

/** Asks the server for the intent's result; also works days later and in another browser (D15-2). */
function useResult({ store, intent, basket, onOrder, onRefused }: PaymentResultProps) {
  const result = useSWRImmutable<OrderView, ApiError>(
    basket.ready ? ['payment-success', store.id, intent] : null,
    async () => {
      const back = { intent, orderId: recall(store.id).orderId ?? undefined };
      return (await sendPaymentSuccess(store, back, basket.basket.items)).order;
    },
    { shouldRetryOnError: false },
  );
  const { data: order, error } = result;
  const tell = useRef({ onOrder, onRefused });
  useEffect(() => {
    tell.current = { onOrder, onRefused };
  });
  useEffect(() => {
    if (order) tell.current.onOrder(order);
  }, [order]);
  useEffect(() => {
    if (error) tell.current.onRefused?.(error);
  }, [error]);
  return result;
}

/** The result of a payment: the confirmation, or its state with a button to ask again. S8, D11. */
export function PaymentResult(props: PaymentResultProps) {
  const { store, onPayAgain, leave } = props;
  const t = useTranslations('checkout');
  const text = useErrorText();
  const { data: order, error, isValidating, mutate } = useResult(props);
  useRetryOnline(error?.code === 'network', () => void mutate());
  if (order) return <Confirmation order={order} slug={store.slug} />;
  if (isValidating || !error) return <Loader text={t('confirming')} />;
  const unpaid = error.code === 'payment_incomplete';
  const message = error.status === 404 ? text.call(error) : t(unpaid ? 'notPaid' : 'confirmFailed');
  return (
    <Alert
      tone="danger"
      announce="alert"
      actions={
        <>
          {unpaid ? <Button onClick={onPayAgain}>{t('payAgain')}</Button> : null}
          <Button variant={unpaid ? 'secondary' : 'primary'} onClick={() => void mutate()}>
            {t('tryAgain')}
          </Button>
          {leave}
        </>
      }
    >
      {message}
    </Alert>
  );
}
