'use client';

import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useConfirm } from '@/components/payments/shop/use-confirm';
import { appearance, providerLocale, usePayments } from '@/components/payments/shop/use-payments';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { Loader } from '@/components/ui/loader';
import type { Currency } from '@/lib/kernel/money';
import type { BegunTopUp } from '@/lib/modules/payments/contract/top-up';

interface CardStepProps {
  begun: Pick<BegunTopUp, 'client_secret' | 'publishable_key'>;
  currency: Currency;
  amount: string;
  /** Where the provider comes back to from a page of the bank's. */
  returnPath: string;
  onPaid: () => void;
  onBack: () => void;
}

/** The provider's card form; it is the platform that is paid. */
export function CardStep(props: CardStepProps) {
  const { begun, onBack } = props;
  const t = useTranslations('topUp');
  const locale = useLocale();
  const { loading, retry } = usePayments(begun.publishable_key, null);
  if (loading.state === 'loading') return <Loader text={t('loading')} />;
  if (loading.state === 'failed') {
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
  const options = {
    clientSecret: begun.client_secret,
    appearance: appearance(),
    locale: providerLocale(locale),
  };
  return (
    <Elements stripe={loading.stripe} options={options}>
      <PayForm {...props} />
    </Elements>
  );
}

function PayForm({ currency, amount, returnPath, onPaid, onBack }: CardStepProps) {
  const t = useTranslations('topUp');
  const heading = useRef<HTMLHeadingElement>(null);
  const payer = useConfirm({ returnPath, onPaid }, t('formFailed'));
  // The step before is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void payer.confirm();
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('cardTitle', { amount: formatMoney(amount, currency) })}
      </h2>
      <PaymentElement options={{ layout: 'tabs' }} />
      <FormAlert error={payer.busy ? undefined : payer.error} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={payer.busy} disabled={!payer.ready}>
          {t('pay', { amount: formatMoney(amount, currency) })}
        </SubmitButton>
        <Button variant="quiet" onClick={onBack} disabled={payer.busy}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
