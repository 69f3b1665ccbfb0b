'use client';

import type { Stripe } from '@stripe/stripe-js';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useCardTexts } from '@/components/payments/admin/cards/card-name';
import { usePayments } from '@/components/payments/shop/use-payments';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { Loader } from '@/components/ui/loader';
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
  const t = useTranslations('topUp');
  const { loading, retry } = usePayments(props.begun.publishable_key, null);
  if (loading.state === 'loading') return <Loader text={t('loading')} />;
  if (loading.state === 'ready') return <PayForm {...props} stripe={loading.stripe} />;
  const actions = (
    <>
      <Button onClick={retry}>{t('tryAgain')}</Button>
      <Button variant="quiet" onClick={props.onBack}>
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
  return { busy, error, confirm };
}

function PayForm({
  begun,
  card,
  currency,
  amount,
  onPaid,
  onBack,
  stripe,
}: SavedCardStepProps & { stripe: Stripe }) {
  const t = useTranslations('topUp');
  const cards = useTranslations('cards');
  const texts = useCardTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const payer = useConfirmSaved(stripe, begun.client_secret, { onPaid, fallback: t('formFailed') });
  // The step before is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const pay = t('pay', { amount: formatMoney(amount, currency) });

  function submit(event: FormEvent) {
    event.preventDefault();
    void payer.confirm();
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {cards('payWith', { amount: formatMoney(amount, currency), name: texts.name(card) })}
      </h2>
      <p className="text-ink-soft">{cards('bankMayAsk')}</p>
      <FormAlert error={payer.busy ? undefined : payer.error} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={payer.busy}>{pay}</SubmitButton>
        <Button variant="quiet" onClick={onBack} disabled={payer.busy}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
