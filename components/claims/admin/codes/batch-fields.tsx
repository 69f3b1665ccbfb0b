'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DayFields } from '@/components/admin/field/day-fields';
import type { ContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import {
  BATCH_NAME_LENGTH,
  CODE_LENGTH,
  MOST_CODES,
  PREFIX_LENGTH,
} from '@/lib/modules/claims/rules/batch-states';
import type { BatchValues } from './batch-values';

export type BatchFormState = ContractForm<BatchValues, BatchValues>;

interface BatchFieldsProps {
  form: BatchFormState;
  timeZone: string;
}

/** Name, kind, codes and days of a new batch. */
export function BatchFields({ form, timeZone }: BatchFieldsProps) {
  const t = useTranslations('codes.fields');
  const kind = useWatch({ control: form.form.control, name: 'kind' });
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={BATCH_NAME_LENGTH}
        required
        {...form.field('name')}
      />
      <SelectField
        label={t('kind')}
        options={[
          { value: 'single', label: t('single') },
          { value: 'file', label: t('file') },
          { value: 'shared', label: t('shared') },
        ]}
        {...(kind === 'file' ? { hint: t('fileHint') } : {})}
        {...form.field('kind')}
      />
      {kind === 'single' ? <SingleFields form={form} /> : null}
      {kind === 'file' ? <PrefixField form={form} /> : null}
      {kind === 'shared' ? <SharedFields form={form} /> : null}
      <DayFields
        form={form}
        timeZone={timeZone}
        texts={{
          first: t('first'),
          firstHint: t('firstHint'),
          last: t('last'),
          lastHint: t('lastHint'),
        }}
      />
    </>
  );
}

function SingleFields({ form }: Pick<BatchFieldsProps, 'form'>) {
  const t = useTranslations('codes.fields');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('size')}
        hint={t('sizeHint', { most: MOST_CODES })}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.field('size')}
      />
      <PrefixField form={form} />
    </div>
  );
}

/** What codes begin with that are made here. */
function PrefixField({ form }: Pick<BatchFieldsProps, 'form'>) {
  const t = useTranslations('codes.fields');
  return (
    <TextField
      label={t('prefix')}
      hint={t('prefixHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={PREFIX_LENGTH}
      {...form.field('prefix')}
    />
  );
}

function SharedFields({ form }: Pick<BatchFieldsProps, 'form'>) {
  const t = useTranslations('codes.fields');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_LENGTH}
        required
        {...form.field('code')}
      />
      <TextField
        label={t('maxUses')}
        hint={t('maxUsesHint')}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.field('max_uses')}
      />
    </div>
  );
}
