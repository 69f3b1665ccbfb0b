'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { cardProblem } from '@/lib/modules/bulk-orders/rules/card-amount';

export type BulkPaymentWay = 'credit' | 'card';
const WAYS: readonly BulkPaymentWay[] = ['credit', 'card'];

interface PaymentChoiceProps {
  ground: BulkGround;
  total: number;
  chosen: BulkPaymentWay;
  onChoose: (way: BulkPaymentWay) => void;
}

/** From the credit account or by card; nothing is shown where no card can be charged with it. D36-8. */
export function PaymentChoice({ ground, total, chosen, onChoose }: PaymentChoiceProps) {
  const t = useTranslations('bulkOrder.payment');
  if (!ground.by_card || cardProblem(total, ground.currency) !== null) return null;
  // Wire amounts of credit may be below 0.
  const left = formatMoney(Math.round(Number(ground.credit.available) * 100), ground.currency);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('legend')}</legend>
      <div className="grid gap-2">
        {WAYS.map((way) => (
          <label
            key={way}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-3 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="bulk-payment"
              value={way}
              checked={chosen === way}
              onChange={() => onChoose(way)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{t(way)}</span>
              <span className="block text-[0.9375rem] text-ink-soft">
                {way === 'credit' ? t('creditText', { left }) : t('cardText')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
