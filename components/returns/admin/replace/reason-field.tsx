'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { REPLACEMENT_REASONS, type ReplacementReason } from '@/lib/modules/returns/rules/cases';

interface ReasonFieldProps {
  value: ReplacementReason;
  onChange: (value: ReplacementReason) => void;
}

/** Why items are sent again. D53-13. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const t = useTranslations('casesPage.ask');
  const kinds = useTranslations('returns.kind');
  return (
    <SelectField
      label={t('reason')}
      options={REPLACEMENT_REASONS.map((reason) => ({ value: reason, label: kinds(reason) }))}
      value={value}
      onChange={({ target }) => {
        const chosen = REPLACEMENT_REASONS.find((reason) => reason === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
