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
import { sendPaymentSuccess } from './checkout-calls';
import { Confirmation } from './confirmation';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';

interface PaymentResultProps {
  store: CheckoutStore;
  /** The provider's name for the payment. */
  intent: string;
  /** The order is there: nothing of the form is needed any more. Called once. */
  onOrder(order: OrderView): void;
  /** Told of a payment that did not go through, or is not known yet. SPEC 8. */
  onRefused?: (error: unknown) => void;
  /** Leads back to the card. */
  onPayAgain(): void;
  /** Another way on when something failed. */
  leave: ReactNode;
}

/** Asks the server what became of an intent; works a day later and in another browser (DECISIONS 15). */
function useResult({ store, intent, onOrder, onRefused }: PaymentResultProps) {
  const result = useSWRImmutable<OrderView, ApiError>(
    ['payment-success', store.id, intent],
    async () => (await sendPaymentSuccess(store, { payment_intent: intent })).order,
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

/** What a payment came to: the confirmation, or what is still going on, with a way to ask again. SPEC 8, DECISIONS 11. */
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
