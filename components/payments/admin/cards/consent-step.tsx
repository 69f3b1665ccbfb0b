'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { useOnceKey } from '@/components/ledger/admin/use-once-key';
import { LinkButton } from '@/components/ui/link-button';
import { browserCall } from '@/lib/client/browser';
import type { Currency } from '@/lib/kernel/money';
import { beginCardCall } from '@/lib/modules/payments/contract/paths';
import type { BegunCard, beginCard } from '@/lib/modules/payments/contract/cards';
import type { CardPlace } from './card-place';

interface ConsentStepProps {
  tenant: string;
  currency: Currency;
  place: CardPlace;
  onBegun: (begun: BegunCard) => void;
}

/** Says what a saved card is used for, and begins to save it. */
export function ConsentStep({ tenant, currency, place, onBegun }: ConsentStepProps) {
  const t = useTranslations('cards');
  const text = useErrorText();
  const onceKey = useOnceKey();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function begin() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const body = { currency, for_orders: place.purpose === 'orders' };
      const input = { params: { tenant }, body, headers: onceKey(body) };
      onBegun(await browserCall<typeof beginCard>(beginCardCall, input));
    } catch (failure) {
      setError(text.call(failure));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void begin();
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <p>{t(place.purpose === 'orders' ? 'consentOrders' : 'consent')}</p>
      <p className="text-ink-soft">{t('kept')}</p>
      <FormAlert error={busy ? undefined : error} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t('toCard')}</SubmitButton>
        <LinkButton href={place.back} variant="quiet" prefetch={false}>
          {t('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
