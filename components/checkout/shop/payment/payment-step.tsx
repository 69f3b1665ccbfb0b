'use client';

import { Elements } from '@stripe/react-stripe-js';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import { CardForm } from './card-form';
import type { AddressForm, CheckoutStore } from '@/components/orders/shop/payment-types';
import type { PaymentWay } from '@/components/payments/shop/use-confirm';
import { appearance, providerLocale, usePayments } from '@/components/payments/shop/use-payments';

interface PaymentStepProps {
  store: CheckoutStore;
  payment: PayResponse;
  address: AddressForm;
  way: PaymentWay;
  onBack(): void;
}

/** Step 3: the card, with the billing address prefilled. The payment script is not loaded before this step. S2.9-3 */
export function PaymentStep({ store, payment, address, way, onBack }: PaymentStepProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { loading, retry } = usePayments(payment.publishable_key, payment.tenant_stripe_connect_account_id);
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
    locale: providerLocale(locale),
  };
  return (
    <Elements stripe={loading.stripe} options={options}>
      <CardForm store={store} payment={payment} address={address} way={way} onBack={onBack} />
    </Elements>
  );
}
