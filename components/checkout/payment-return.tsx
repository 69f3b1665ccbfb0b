'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import useSWRImmutable from 'swr/immutable';
import { useErrorText } from '@/components/forms/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Loader } from '@/components/ui/loader';
import type { ApiError } from '@/lib/client/api-error';
import { useBasket } from '@/lib/client/basket/use-basket';
import { dropLinkCode } from '@/lib/client/link-code';
import { loadPage } from '@/lib/client/load-page';
import { useRetryOnline } from '@/lib/client/use-online';
import type { OrderView } from '@/lib/contracts/shared/order-view';
import { forget } from './checkout-memory';
import { sendPaymentSuccess } from '@/components/forms/payment/checkout-calls';
import { Confirmation } from '@/components/forms/payment/confirmation';
import type { CheckoutStore } from '@/components/forms/payment/types';

/** Asks the server what became of the intent in the address; works a day later and in another browser (DECISIONS 15). */
function usePaymentReturn(store: CheckoutStore, onDone: () => void) {
  const intent = useSearchParams().get('payment_intent') ?? '';
  return useSWRImmutable<OrderView, ApiError>(
    ['payment-success', store.id, intent],
    async () => {
      const place = { tenant: store.tenantId, slug: store.slug };
      const { order } = await sendPaymentSuccess(place, { payment_intent: intent });
      onDone();
      return order;
    },
    { shouldRetryOnError: false },
  );
}

/** The page a shopper comes back to from the card: confirmation, or what is still going on, with a way to ask again. */
export function PaymentReturn({ store }: { store: CheckoutStore }) {
  const t = useTranslations('checkout');
  const { store: basket } = useBasket(store.id, store.name);
  const text = useErrorText();
  const {
    data: order,
    error,
    isValidating,
    mutate,
  } = usePaymentReturn(store, () => {
    basket.dispatch({ type: 'clear' });
    forget(store.id);
    dropLinkCode(store.id);
  });
  useRetryOnline(error?.code === 'network', () => void mutate());
  if (order) return <Confirmation order={order} slug={store.slug} />;
  if (isValidating || !error) return <Loader text={t('confirming')} />;
  const unpaid = error.code === 'conflict';
  const message = error.status === 404 ? text.call(error) : t(unpaid ? 'notPaid' : 'confirmFailed');
  return (
    <Alert
      tone="danger"
      announce="alert"
      actions={
        <>
          {unpaid ? (
            // A document of its own: only the checkout's policy lets the card provider in.
            <Button onClick={() => loadPage(`/${store.slug}/checkout?step=payment`)}>{t('payAgain')}</Button>
          ) : null}
          <Button variant={unpaid ? 'secondary' : 'primary'} onClick={() => void mutate()}>
            {t('tryAgain')}
          </Button>
          <LinkButton variant="secondary" href={`/${store.slug}`}>
            {t('keepShopping')}
          </LinkButton>
        </>
      }
    >
      {message}
    </Alert>
  );
}
