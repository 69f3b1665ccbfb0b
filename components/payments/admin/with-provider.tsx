'use client';

import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { appearance, providerLocale, usePayments } from '@/components/payments/shop/use-payments';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';

interface WithProviderProps {
  publishableKey: string | null;
  onBack: () => void;
  children: (stripe: Stripe) => ReactNode;
}

/** Waits for the provider's script for a payment to the platform, and says so when it can't be had. */
export function WithProvider({ publishableKey, onBack, children }: WithProviderProps) {
  const t = useTranslations('cards');
  const { loading, retry } = usePayments(publishableKey, null);
  if (loading.state === 'loading') return <Loader text={t('loading')} />;
  if (loading.state === 'ready') return children(loading.stripe);
  const actions = (
    <>
      <Button onClick={retry}>{t('tryAgain')}</Button>
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
  return (
    <Alert tone="danger" announce="alert" actions={actions}>
      {t('formFailed')}
    </Alert>
  );
}

/** What the provider's own card fields stand in. */
export function CardFields(props: { stripe: Stripe; clientSecret: string; children: ReactNode }) {
  const locale = useLocale();
  const options = {
    clientSecret: props.clientSecret,
    appearance: appearance(),
    locale: providerLocale(locale),
  };
  return (
    <Elements stripe={props.stripe} options={options}>
      {props.children}
    </Elements>
  );
}
