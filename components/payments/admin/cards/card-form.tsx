'use client';

import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { appearance, providerLocale, usePayments } from '@/components/payments/shop/use-payments';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import type { BegunCard } from '@/lib/modules/payments/contract/cards';
import { useConfirmCard } from './use-confirm-card';

interface CardFormProps {
  begun: Pick<BegunCard, 'client_secret' | 'publishable_key'>;
  /** Where the provider comes back to from a page of the bank's. */
  returnPath: string;
  onDone: () => void;
  onBack: () => void;
}

/** The provider's form for a card that is only kept. */
export function CardForm(props: CardFormProps) {
  const { begun, onBack } = props;
  const t = useTranslations('cards');
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
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ returnPath, onDone, onBack }: CardFormProps) {
  const t = useTranslations('cards');
  const heading = useRef<HTMLHeadingElement>(null);
  const saver = useConfirmCard({ returnPath, onDone }, t('formFailed'));
  // The step before is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void saver.confirm();
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('formTitle')}
      </h2>
      <PaymentElement options={{ layout: 'tabs' }} />
      <FormAlert error={saver.busy ? undefined : saver.error} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={saver.busy} disabled={!saver.ready}>
          {t('submit')}
        </SubmitButton>
        <Button variant="quiet" onClick={onBack} disabled={saver.busy}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
