'use client';

import { PaymentElement } from '@stripe/react-stripe-js';
import { useTranslations } from 'next-intl';
import { ConfirmForm } from '@/components/payments/admin/confirm-form';
import { CardFields, WithProvider } from '@/components/payments/admin/with-provider';
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
  return (
    <WithProvider publishableKey={begun.publishable_key} onBack={onBack}>
      {(stripe) => (
        <CardFields stripe={stripe} clientSecret={begun.client_secret}>
          <Fields {...props} />
        </CardFields>
      )}
    </WithProvider>
  );
}

function Fields({ returnPath, onDone, onBack }: CardFormProps) {
  const t = useTranslations('cards');
  const saver = useConfirmCard({ returnPath, onDone }, t('formFailed'));
  return (
    <ConfirmForm title={t('formTitle')} submitText={t('submit')} confirming={saver} onBack={onBack}>
      <PaymentElement options={{ layout: 'tabs' }} />
    </ConfirmForm>
  );
}
