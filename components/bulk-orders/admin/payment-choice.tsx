'use client';

import { useTranslations } from 'next-intl';
import { RadioCard } from '@/components/ui/radio-card';
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

/** Whether there is a choice: no card is charged in some regions, and with some totals. D36-8. */
export const mayPayByCard = (ground: BulkGround, total: number): boolean =>
  ground.by_card && cardProblem(total, ground.currency) === null;

/** From the credit account or by card; nothing is shown where no card can be charged with it. D36-8. */
export function PaymentChoice({ ground, total, chosen, onChoose }: PaymentChoiceProps) {
  const t = useTranslations('bulkOrder.payment');
  if (!mayPayByCard(ground, total)) return null;
  // Wire amounts of credit may be below 0.
  const left = formatMoney(Math.round(Number(ground.credit.available) * 100), ground.currency);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('legend')}</legend>
      <div className="grid gap-2">
        {WAYS.map((way) => (
          <RadioCard
            key={way}
            name="bulk-payment"
            value={way}
            checked={chosen === way}
            onChange={() => onChoose(way)}
            title={t(way)}
            text={way === 'credit' ? t('creditText', { left }) : t('cardText')}
          />
        ))}
      </div>
    </fieldset>
  );
}
