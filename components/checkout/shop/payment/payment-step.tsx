'use client';

import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import { loadPayments } from '@/lib/modules/payments/client/load-stripe';
import { usePublicConfig } from '@/lib/client/use-public-config';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import { CardForm } from './card-form';
import type { AddressForm, CheckoutStore } from '@/components/orders/shop/payment-types';
import type { PaymentWay } from './use-confirm';

interface PaymentStepProps {
  store: CheckoutStore;
  payment: PayResponse;
  address: AddressForm;
  way: PaymentWay;
  onBack(): void;
}

/** The store's colours and fonts for the provider's fields. */
function appearance(): Appearance {
  const surface = document.querySelector('[data-surface]');
  const style = surface ? getComputedStyle(surface) : null;
  const colour = style?.getPropertyValue('--accent').trim();
  const font = style?.getPropertyValue('--font-text').trim();
  return {
    theme: 'stripe',
    variables: {
      ...(colour ? { colorPrimary: colour } : {}),
      ...(font ? { fontFamily: font } : {}),
      borderRadius: '10px',
    },
  };
}

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; stripe: Stripe };

/** Loads the provider's script for this payment's account; `retry` loads it again. */
function usePayments(payment: PayResponse, scriptUrl: string | null | undefined) {
  const locale = useLocale();
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { publishable_key: publishableKey, tenant_stripe_connect_account_id: account } = payment;
  useEffect(() => {
    if (scriptUrl === undefined || !publishableKey) return undefined;
    let wanted = true;
    loadPayments({ publishableKey, account, locale, scriptUrl }).then(
      (stripe) => wanted && setLoading({ state: 'ready', stripe }),
      () => wanted && setLoading({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [publishableKey, account, locale, scriptUrl, attempt]);
  function retry() {
    setLoading({ state: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { loading, retry };
}

/** Step 3: the card, with the billing address prefilled. The payment script is not loaded before this step. S2.9-3 */
export function PaymentStep({ store, payment, address, way, onBack }: PaymentStepProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const scriptUrl = usePublicConfig()?.payments.script_url;
  const { loading, retry } = usePayments(payment, scriptUrl);
  if (!payment.client_secret || !payment.publishable_key) {
    return <Alert tone="danger">{t('paymentUnavailable')}</Alert>;
  }
  if (loading.state === 'loading') return <Loader text={t('loadingPayment')} />;
  if (loading.state === 'failed') {
    return (
      <Alert tone="danger" announce="alert" actions={<Button onClick={retry}>{t('tryAgain')}</Button>}>
        {t('paymentFormFailed')}
      </Alert>
    );
  }
  const options = {
    clientSecret: payment.client_secret,
    appearance: appearance(),
    locale: (locale === 'no' ? 'nb' : locale) as 'en',
  };
  return (
    <Elements stripe={loading.stripe} options={options}>
      <CardForm store={store} payment={payment} address={address} way={way} onBack={onBack} />
    </Elements>
  );
}
