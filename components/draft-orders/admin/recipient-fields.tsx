'use client';

import { useTranslations } from 'next-intl';
import type { ContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { LOCALES } from '@/lib/kernel/locales';
import type { DraftForm, DraftFormInput } from '@/lib/modules/draft-orders/contract/drafts';
import { DRAFT_LIMITS } from '@/lib/modules/draft-orders/rules/drafts';

/** For whom a draft is, and what its mail says. S2.2-89. */
export function RecipientFields({ field }: Pick<ContractForm<DraftFormInput, DraftForm>, 'field'>) {
  const t = useTranslations('draftOrders.form');
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={DRAFT_LIMITS.name}
        required
        {...field('name')}
      />
      <TextField
        type="email"
        label={t('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        {...field('email')}
      />
      <SelectField
        label={t('lang')}
        options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('lang')}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        optionalText={t('optional')}
        rows={3}
        maxLength={DRAFT_LIMITS.note}
        {...field('note')}
      />
    </>
  );
}
