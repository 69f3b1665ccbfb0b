'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { forget } from '@/components/checkout/shop/payment/checkout-memory';
import { PaymentResult } from '@/components/checkout/shop/payment/payment-result';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import { LinkButton } from '@/components/ui/link-button';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { dropLinkCode } from '@/lib/modules/checkout/client/link-code';
import { loadPage } from '@/lib/client/load-page';

interface PaymentReturnProps {
  store: CheckoutStore;
  /** Path of the card step. */
  payPath: `/${string}`;
}

/** The page to which the card provider redirects the shopper. */
export function PaymentReturn({ store, payPath }: PaymentReturnProps) {
  const t = useTranslations('checkout');
  const intent = useSearchParams().get('payment_intent') ?? '';
  const { store: basketStore, ...basket } = useBasket(store.id, store.name);
  // The confirmation has its own heading.
  const [confirmed, setConfirmed] = useState(false);
  return (
    <>
      {confirmed ? null : <h1 className="sr-only">{t('title')}</h1>}
      <PaymentResult
        store={store}
        intent={intent}
        basket={basket}
        onOrder={() => {
          setConfirmed(true);
          basketStore.dispatch({ type: 'clear' });
          forget(store.id);
          dropLinkCode(store.id);
        }}
        // Loads a new document: only the payment page's content security policy allows the card provider.
        onPayAgain={() => loadPage(payPath)}
        leave={
          <LinkButton variant="secondary" href={`/${store.slug}`}>
            {t('keepShopping')}
          </LinkButton>
        }
      />
    </>
  );
}
