'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { RadioCard } from '@/components/ui/radio-card';
import { BRAND } from '@/lib/kernel/brand';
import { COST_BEARERS, type CostBearer } from '@/lib/modules/orders/rules/replaceable';

interface BearerFieldProps {
  value: CostBearer;
  /** What each choice means in money. */
  sentenceOf: (bearer: CostBearer) => string;
  onChange: (value: CostBearer) => void;
}

/** Who pays for a replacement, each with what that means in money. S2.2-115. */
export function BearerField({ value, sentenceOf, onChange }: BearerFieldProps) {
  const t = useTranslations('replacePage.form');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('bearer')}</legend>
      <div className="grid gap-2">
        {COST_BEARERS.map((bearer) => (
          <RadioCard
            key={bearer}
            name={name}
            value={bearer}
            checked={value === bearer}
            onChange={() => onChange(bearer)}
            title={t(`bearers.${bearer}`, { brand: BRAND.name })}
            text={sentenceOf(bearer)}
          />
        ))}
      </div>
    </fieldset>
  );
}
