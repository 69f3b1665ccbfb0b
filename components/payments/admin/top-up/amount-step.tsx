'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { AmountField } from '@/components/ledger/admin/amount-field';
import { typedAmount } from '@/components/ledger/admin/typed-amount';
import { useOnceKey } from '@/components/ledger/admin/use-once-key';
import { formatMoney } from '@/components/ui/format-money';
import { LinkButton } from '@/components/ui/link-button';
import { CardChoice } from '@/components/payments/admin/cards/card-choice';
import { browserCall } from '@/lib/client/browser';
import { fromWire, toWire, type Currency } from '@/lib/kernel/money';
import type { SavedCard } from '@/lib/modules/payments/contract/cards';
import { beginTopUpCall } from '@/lib/modules/payments/contract/paths';
import type { BegunTopUp, beginTopUp } from '@/lib/modules/payments/contract/top-up';
import { TOP_UP_LEAST, TOP_UP_MOST } from '@/lib/modules/payments/rules/top-up';

const refused = (code: string) => ({ params: { code } });
const schema = z.object({
  amount: typedAmount
    .refine((given) => fromWire(given) >= TOP_UP_LEAST, refused('too_small'))
    .refine((given) => fromWire(given) <= TOP_UP_MOST, refused('too_large')),
});

interface AmountStepProps {
  tenant: string;
  currency: Currency;
  /** Typed before, when somebody comes back from the card. */
  first: string;
  /** The saved card of this account, if it can still be used. */
  saved: SavedCard | null;
  /** `card`: the saved one that is to pay it; null for one that is typed. */
  onBegun: (begun: BegunTopUp, amount: string, card: SavedCard | null) => void;
}

/** Asks how much is paid in, and begins the payment. */
export function AmountStep({ tenant, currency, first, saved, onBegun }: AmountStepProps) {
  const t = useTranslations('topUp');
  const onceKey = useOnceKey();
  const [card, setCard] = useState(saved);
  const { field, onSubmit, busy, formError } = useContractForm({
    schema,
    defaultValues: { amount: first },
    submit: async ({ amount }) => {
      const body = { currency, amount, card: card?.id ?? null };
      const input = { params: { tenant }, body, headers: onceKey(body) };
      onBegun(await browserCall<typeof beginTopUp>(beginTopUpCall, input), amount, card);
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      <AmountField
        label={t('amount', { currency })}
        hint={t('amountHint', {
          least: formatMoney(toWire(TOP_UP_LEAST), currency),
          most: formatMoney(toWire(TOP_UP_MOST), currency),
        })}
        className="max-w-xs"
        enterKeyHint="go"
        required
        {...field('amount')}
      />
      {saved ? <CardChoice saved={saved} chosen={card} onChoose={setCard} /> : null}
      <FormAlert error={busy ? undefined : formError} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t(card ? 'toPay' : 'toCard')}</SubmitButton>
        <LinkButton href="/settings/billing-account" variant="quiet" prefetch={false}>
          {t('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
