'use client';

import type { Stripe } from '@stripe/stripe-js';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCardTexts } from '@/components/payments/admin/cards/card-name';
import { ConfirmForm } from '@/components/payments/admin/confirm-form';
import { WithProvider } from '@/components/payments/admin/with-provider';
import { formatMoney } from '@/components/ui/format-money';
import type { Currency } from '@/lib/kernel/money';
import type { SavedCard } from '@/lib/modules/payments/contract/cards';
import type { BegunTopUp } from '@/lib/modules/payments/contract/top-up';

interface SavedCardStepProps {
  begun: Pick<BegunTopUp, 'client_secret' | 'publishable_key'>;
  card: SavedCard;
  currency: Currency;
  amount: string;
  onPaid: () => void;
  onBack: () => void;
}

/** Pays with a saved card, once its owner says so; the bank may ask for more. D37-10. */
export function SavedCardStep(props: SavedCardStepProps) {
  return (
    <WithProvider publishableKey={props.begun.publishable_key} onBack={props.onBack}>
      {(stripe) => <PayForm {...props} stripe={stripe} />}
    </WithProvider>
  );
}

/** Confirms the payment with the card that it has already; the bank's question is shown over the page. */
function useConfirmSaved(
  stripe: Stripe,
  secret: string,
  { onPaid, fallback }: { onPaid: () => void; fallback: string },
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const underWay = useRef(false);
  async function confirm() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    const result = await stripe
      .confirmCardPayment(secret)
      .catch(() => ({ error: undefined, paymentIntent: undefined }));
    underWay.current = false;
    setBusy(false);
    if (result.paymentIntent) onPaid();
    else setError(result.error?.message ?? fallback);
  }
  return { ready: true, busy, error, confirm };
}

function PayForm(props: SavedCardStepProps & { stripe: Stripe }) {
  const { begun, card, currency, amount, onPaid, onBack, stripe } = props;
  const t = useTranslations('topUp');
  const cards = useTranslations('cards');
  const texts = useCardTexts();
  const fallback = cards('formFailed');
  const payer = useConfirmSaved(stripe, begun.client_secret, { onPaid, fallback });
  const values = { amount: formatMoney(amount, currency) };
  return (
    <ConfirmForm
      title={cards('payWith', { ...values, name: texts.name(card) })}
      submitText={t('pay', values)}
      confirming={payer}
      onBack={onBack}
    >
      <p className="text-ink-soft">{cards('bankMayAsk')}</p>
    </ConfirmForm>
  );
}
