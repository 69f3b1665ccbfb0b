'use client';

import { PaymentElement } from '@stripe/react-stripe-js';
import { useTranslations } from 'next-intl';
import { ConfirmForm } from '@/components/payments/admin/confirm-form';
import { CardFields, WithProvider } from '@/components/payments/admin/with-provider';
import { useConfirm } from '@/components/payments/shop/use-confirm';
import { formatMoney } from '@/components/ui/format-money';
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
  return (
    <WithProvider publishableKey={begun.publishable_key} onBack={onBack}>
      {(stripe) => (
        <CardFields stripe={stripe} clientSecret={begun.client_secret}>
          <PayForm {...props} />
        </CardFields>
      )}
    </WithProvider>
  );
}

function PayForm({ currency, amount, returnPath, onPaid, onBack }: CardStepProps) {
  const t = useTranslations('topUp');
  const cards = useTranslations('cards');
  const payer = useConfirm({ returnPath, onPaid }, cards('formFailed'));
  const values = { amount: formatMoney(amount, currency) };
  return (
    <ConfirmForm
      title={t('cardTitle', values)}
      submitText={t('pay', values)}
      confirming={payer}
      onBack={onBack}
    >
      <PaymentElement options={{ layout: 'tabs' }} />
    </ConfirmForm>
  );
}
